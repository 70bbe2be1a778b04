/** The benchmark of the map: a full position, panned, zoomed and pointed at for some seconds; prints the frames it got.
 *
 * `bench.html` draws a crowded map of areas, `bench.html?plain` a made-up board of points without a skin; `frames=8`
 * looks whether it works at all.
 */

import './ui.css';
import { mount, tick } from 'svelte';
import Defs from './lib/board/Defs.svelte';
import BoardMap from './lib/map/Map.svelte';
import { Camera } from './lib/map/camera.svelte.ts';
import type { Drawing } from './lib/map/drawing.ts';
import { genericDrawing } from './lib/map/generic.ts';
import { api } from './lib/net/api.ts';
import type { Board, Piece, StateMessage } from './gen/protocol.ts';
import { Table } from './lib/play/table.svelte.ts';
import { settings } from './lib/settings.svelte.ts';

const asked = new URLSearchParams(location.search);
const FRAMES = Number(asked.get('frames') ?? 180);
const SIDES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Every province held, four leaders and three kinds of units in each, two ships in every sea. */
function crowded(board: Board): StateMessage {
  const pieces: Piece[] = [];
  const spaces: StateMessage['view']['spaces'] = {};
  board.spaces.forEach((space, n) => {
    const side = SIDES[n % SIDES.length]!;
    if (space.kind === 'sea') {
      for (const i of [1, 2])
        pieces.push({
          id: `ship-${space.id}-${i}`,
          kind: 'ship',
          at: `space:${space.id}`,
          side: SIDES[(n + i) % 6]!,
        });
      return;
    }
    spaces[space.id] = { control: `side:${side}`, building: n % 2 ? 'city' : 'fortress' };
    pieces.push(
      { id: `caesar-${space.id}`, kind: 'caesar', at: `space:${space.id}`, side },
      { id: `general-${space.id}`, kind: 'general', at: `space:${space.id}`, side },
    );
    for (const kind of ['infantry', 'cavalry', 'catapult'])
      pieces.push({ id: `${kind}-${space.id}`, kind, at: `space:${space.id}`, side, count: 1 + (n % 7) });
  });
  return position(board, pieces, spaces);
}

/** So many columns and rows, and so many links of those there are between neighbours. */
const [COLUMNS, ROWS, LINKS] = [20, 10, 350];

/** 200 places, 350 links, 400 pieces: as large as any game to come, with nothing but what every game has. */
function madeUp(): { board: Board; message: StateMessage } {
  const id = (x: number, y: number): string => `place-${x}-${y}`;
  const spaces: Board['spaces'] = [];
  const links: Board['links'] = [];
  const pieces: Piece[] = [];
  const held: StateMessage['view']['spaces'] = {};
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      // A little out of line, the same every time.
      const [dx, dy] = [Math.sin(x * 7 + y * 3), Math.cos(x * 5 + y * 11)];
      spaces.push({ id: id(x, y), kind: 'city', lon: x * 2 + dx * 0.5, lat: 46 - y * 1.7 + dy * 0.4 });
      if (x) links.push({ a: id(x - 1, y), b: id(x, y), kind: (x + y) % 5 ? 'land' : 'sea' });
      if (y) links.push({ a: id(x, y - 1), b: id(x, y), kind: 'land' });
      const side = SIDES[(x * 3 + y) % SIDES.length]!;
      held[id(x, y)] = { control: `side:${side}` };
      const at = `space:${id(x, y)}`;
      pieces.push({ id: `leader-${x}-${y}`, kind: 'leader', at, side });
      pieces.push({ id: `infantry-${x}-${y}`, kind: 'infantry', at, side, count: 1 + ((x + y) % 6) });
    }
  const board: Board = { map: 'plain', spaces, links: links.slice(0, LINKS) };
  return { board, message: position(board, pieces, held) };
}

function position(board: Board, pieces: Piece[], spaces: StateMessage['view']['spaces']): StateMessage {
  const options = board.spaces.slice(0, 12).map((s) => ({ key: s.id, on: { space: s.id } }));
  return {
    type: 'state',
    course: null,
    version: 1,
    answers: 1,
    events: [],
    events_from: 0,
    events_to: 0,
    accounts: [],
    acting: [],
    undo: false,
    redo: false,
    outcome: null,
    players: [],
    thinking: [],
    standing: [],
    goals: [],
    coach: null,
    hand_over: null,
    decision: { seat: 0, kind: 'bench', rule: '', about: {}, text: 0, options },
    seat: 0,
    view: {
      round: 1,
      phase: '',
      phases: [],
      acting: null,
      sides: SIDES.map((id, n) => ({ id, seat: n, colour: n + 1 })),
      pieces,
      spaces,
    },
  };
}

interface Run {
  name: string;
  fps: number;
  mean: number;
  p95: number;
}

async function run(name: string, frames: number, step: (t: number) => void): Promise<Run> {
  const times: number[] = [];
  await new Promise<void>((done) => {
    let last = performance.now();
    let n = 0;
    const frame = (now: number): void => {
      if (n > 0) times.push(now - last);
      last = now;
      if (n++ >= frames) return done();
      step(n / frames);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  times.sort((a, b) => a - b);
  const mean = times.reduce((a, b) => a + b, 0) / times.length;
  return { name, fps: 1000 / mean, mean, p95: times[Math.floor(times.length * 0.95)]! };
}

/** How long it takes from a move of the mouse until the page shows what is pointed at. */
async function hovers(viewport: Element, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const [x, y] = [innerWidth * (0.1 + 0.8 * ((n * 0.618) % 1)), innerHeight * (0.1 + 0.8 * ((n * 0.381) % 1))];
    const under = document.elementFromPoint(x, y) ?? viewport;
    const began = performance.now();
    under.dispatchEvent(
      new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' }),
    );
    await tick();
    // What the browser has to lay out anew belongs to it.
    viewport.getBoundingClientRect();
    times.push(performance.now() - began);
    await new Promise((r) => requestAnimationFrame(r));
  }
  return times.sort((a, b) => a - b);
}

async function scene(): Promise<{ board: Board; drawing: Drawing; message: StateMessage }> {
  if (asked.has('plain')) {
    const { board, message } = madeUp();
    return { board, message, drawing: genericDrawing(board, await api.map<number[][]>('coast.json')) };
  }
  const drawing = await api.map<Drawing>('conquest.json');
  const board: Board = {
    map: 'conquest',
    links: [],
    spaces: drawing.areas.map((a) => ({
      id: a.id,
      kind: a.kind,
      lon: 0,
      lat: 0,
      facts: a.kind === 'sea' ? {} : { value: 5 },
    })),
  };
  return { board, drawing, message: crowded(board) };
}

async function main(): Promise<void> {
  settings.start();
  const began = performance.now();
  const { board, drawing, message } = await scene();
  const table = Table.still(board, drawing, '', message);
  const camera = new Camera();
  const target = document.getElementById('app')!;
  mount(Defs, { target });
  mount(BoardMap, { target, props: { table, free: { top: 20, right: 20, bottom: 20, left: 20 }, camera } });
  await tick();
  await document.fonts.ready;
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const mounted = performance.now() - began;
  const viewport = document.querySelector('.viewport')!;
  const wheel = (delta: number): void =>
    void viewport.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: delta,
        clientX: innerWidth / 2,
        clientY: innerHeight / 2,
        bubbles: true,
        cancelable: true,
      }),
    );
  const { k, x, y } = camera.live;
  const results: Run[] = [];
  results.push(await run('zoom in and out', FRAMES, (t) => wheel(t < 0.5 ? -14 : 14)));
  await new Promise((r) => setTimeout(r, 600));
  camera.to({ k, x, y });
  // Drawing anew is measured below; it must not reach into the pan.
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r, 600))));
  const drag = (type: string, dx: number, dy: number): void => {
    const target = type === 'mousedown' ? viewport : window;
    target.dispatchEvent(
      new MouseEvent(type, {
        clientX: innerWidth / 2 + dx,
        clientY: innerHeight / 2 + dy,
        bubbles: true,
        cancelable: true,
        view: window,
      }),
    );
  };
  drag('mousedown', 0, 0);
  results.push(await run('pan', FRAMES, (t) => drag('mousemove', Math.sin(t * 12) * 150, Math.sin(t * 9) * 80)));
  drag('mouseup', 0, 0);
  const settle = performance.now();
  camera.to({ k: k * 1.9, x: x - 300, y: y - 300 });
  await tick();
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const redraw = performance.now() - settle;
  const hovered = await hovers(viewport, FRAMES);
  const hover = hovered[Math.floor(hovered.length * 0.95)]!;
  const nodes = document.querySelectorAll('svg *').length;
  const text = [
    `first board ${mounted.toFixed(0)} ms, ${nodes} SVG nodes, redraw after a gesture ${redraw.toFixed(0)} ms`,
    `hover: p95 ${hover.toFixed(1)} ms, worst ${hovered.at(-1)!.toFixed(1)} ms`,
    ...results.map(
      (r) => `${r.name}: ${r.fps.toFixed(1)} frames/s, mean ${r.mean.toFixed(1)} ms, p95 ${r.p95.toFixed(1)} ms`,
    ),
  ].join('\n');
  document.getElementById('result')!.textContent = text;
  Object.assign(window, { bench: { mounted, nodes, redraw, hover, results } });
}

void main();
