/* What stands where on the board, read from the page alone: names, dots, pieces and stems as they are drawn.
 *
 * A function for `page.evaluate`. Lengths are pixels of the screen. A name is the box of its letters, a place is its dot
 * on a map of points, the middle of its name or its outline on a map of areas. What a window does not show does not count. */
() => {
  const map = document.querySelector('.viewport');
  const frame = map.getBoundingClientRect();
  const boxOf = (r) => [r.left, r.top, r.right, r.bottom];
  const inSight = ([x0, y0, x1, y1]) => x1 > frame.left && x0 < frame.right && y1 > frame.top && y0 < frame.bottom;
  const gap = ([x0, y0, x1, y1], [x, y]) => Math.hypot(Math.max(x0 - x, x - x1, 0), Math.max(y0 - y, y - y1, 0));
  const joined = (boxes) => [
    Math.min(...boxes.map((b) => b[0])),
    Math.min(...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[2])),
    Math.max(...boxes.map((b) => b[3])),
  ];

  const places = new Map();
  const points = [...map.querySelectorAll('[data-dot]')];
  for (const dot of points) {
    const at = dot.getScreenCTM();
    places.set(dot.dataset.dot, [at.e, at.f]);
  }
  // On a map of areas a place is where its name belongs: the middle of what keys reach, so far from its upper edge.
  if (!points.length)
    for (const focus of map.querySelectorAll('.space [data-focus^="space:"]')) {
      const r = focus.getBoundingClientRect();
      places.set(focus.dataset.focus.slice(6), [r.left + r.width / 2, r.top + (r.width * 14) / 80]);
    }
  const shown = [...places].filter(([, [x, y]]) => inSight([x, y, x, y]));

  const names = {};
  for (const space of map.querySelectorAll('.space')) {
    const id = space.querySelector('[data-focus]')?.dataset.focus.slice(6);
    const lines = [...space.querySelectorAll('.place, .province, .sea-name')];
    const at = places.get(id);
    if (!lines.length || !at) continue;
    // From the top of a capital to below the line: the box of a text is as high as the tallest letter of the font.
    const boxes = lines.map((text) => {
      const scale = text.getScreenCTM();
      const size = Number(text.getAttribute('font-size')) * scale.a;
      const line = Number(text.getAttribute('y')) * scale.d + scale.f;
      const r = text.getBoundingClientRect();
      return [r.left, line - 0.7 * size, r.right, line + 0.2 * size];
    });
    const box = joined(boxes);
    if (!inSight(box)) continue;
    const own = gap(box, at);
    const [nearest, far] = shown
      .filter(([other]) => other !== id)
      .map(([other, p]) => [other, gap(box, p)])
      .reduce((a, b) => (b[1] < a[1] ? b : a), ['', Infinity]);
    names[id] = {
      step: Math.round(Number(lines[0].getAttribute('font-size')) * 100) / 100,
      off: [box[0] - at[0], box[1] - at[1]],
      own,
      foreign: far < own - 0.5 ? nearest : null,
    };
  }

  const outlined = new Map([...map.querySelectorAll('[data-area]')].map((path) => [path.dataset.area, path]));
  const fromArea = (path, box) => {
    const at = path.getScreenCTM();
    const inverse = at.inverse();
    const middle = new DOMPoint((box[0] + box[2]) / 2, (box[1] + box[3]) / 2).matrixTransform(inverse);
    if (path.isPointInFill(middle)) return 0;
    const length = path.getTotalLength();
    let least = Infinity;
    for (let i = 0; i < 240; i++) {
      const p = path.getPointAtLength((length * i) / 240).matrixTransform(at);
      least = Math.min(least, gap(box, [p.x, p.y]));
    }
    return least;
  };

  const pieces = [];
  for (const group of map.querySelectorAll('[data-group]')) {
    const space = group.dataset.group;
    const at = places.get(space);
    if (!at) continue;
    const stems = [...map.querySelectorAll(`[data-stem="${CSS.escape(group.dataset.key)}"]`)].map((path) => {
      const m = path.getScreenCTM();
      const ends = [0, path.getTotalLength()].map((l) => path.getPointAtLength(l).matrixTransform(m));
      return { ends: ends.map((p) => [p.x, p.y]), seen: getComputedStyle(path).stroke !== 'none' };
    });
    const ships = [...group.querySelectorAll('[data-ship]')];
    const ashore = [...group.querySelectorAll('.focus')].filter((f) => !f.closest('[data-ship]'));
    const parts = ships.map((ship) => [ship.querySelector('.focus')]);
    if (ashore.length) parts.unshift(ashore);
    for (const part of parts) {
      const box = joined(part.map((f) => boxOf(f.getBoundingClientRect())));
      if (!inSight(box)) continue;
      const area = outlined.get(space);
      const off = Math.min(gap(box, at), area ? fromArea(area, box) : Infinity);
      const stem = stems.some(
        ({ ends: [a, b], seen }) =>
          seen &&
          ((gap(box, b) < 4 && Math.hypot(a[0] - at[0], a[1] - at[1]) < 4) ||
            (gap(box, a) < 4 && Math.hypot(b[0] - at[0], b[1] - at[1]) < 4)),
      );
      const upon = shown.filter(([id, p]) => points.length && id !== space && gap(box, p) === 0).map(([id]) => id);
      pieces.push({ space, off, width: box[2] - box[0], stem, loose: off > box[2] - box[0] && !stem, upon });
    }
  }
  return { names, pieces };
}
