import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM, nearby, Pointer, PRESS, REST, targetsAt, type Ground } from '../src/lib/map/pointing.ts';
import type { XY } from '../src/lib/map/geometry.ts';
import { choicesOf } from '../src/lib/play/options.ts';
import { Pointing } from '../src/lib/play/pointing.svelte.ts';

/** Two lands that meet at x = 100; a piece stands in each. */
function ground(legal: string[], pieces: Record<string, XY> = {}, pointMap = false, own: string[] = []): Ground {
  return {
    pointMap,
    reach: 7,
    may: (target) => legal.includes(target),
    spaceAt: (x, _y, reach) =>
      pointMap ? (Math.abs(x - 100) <= reach ? 'rome' : null) : x < 0 ? null : x < 100 ? 'gaul' : 'rome',
    pointsAt: () => ['rome', 'ostia'],
    spaceOf: (target) => (target === 'piece:aboard' || target === 'stack:x' ? null : 'space:gaul'),
    mine: (target) => own.includes(target),
    pieces: () => Object.entries(pieces).filter(([target]) => legal.includes(target)),
  };
}

function table(...legal: string[]) {
  const options = legal.map((target) => {
    const [kind, id] = target.split(':');
    return { key: id!, on: { [kind!]: id! } };
  });
  const sent: object[] = [];
  const played: string[] = [];
  const pointing = new Pointing({
    choices: choicesOf({ seat: 0, kind: 'go', rule: '', about: {}, text: 0, options }),
    stackOf: () => [],
    holds: (target) => target === 'piece:held',
    meant: (target) => (target === 'piece:held' ? (played.push('back'), true) : null),
    play: (option) => void played.push(option.key),
    send: (message) => sent.push(message),
    screenOf: () => null,
  });
  return { pointing, sent, played };
}

const mouse = (x: number, y = 0, target?: string) => ({ x, y, touch: false, target });
const finger = (x: number, y = 0, target?: string) => ({ x, y, touch: true, target });

describe('what lies under a point', () => {
  it('is the piece, its space, and the space there', () => {
    expect(targetsAt(ground([]), mouse(150, 0, 'piece:a'))).toEqual(['piece:a', 'space:gaul', 'space:rome']);
    expect(targetsAt(ground([]), mouse(150, 0, 'piece:aboard'))).toEqual(['piece:aboard', 'space:rome']);
    expect(targetsAt(ground([]), mouse(150, 0, 'stack:x'))).toEqual(['stack:x', 'space:rome']);
    expect(targetsAt(ground([]), mouse(-5))).toEqual([]);
  });

  it('is not the land behind a piece of one’s own', () => {
    const land = ground(['space:rome'], {}, false, ['piece:mine', 'stack:x']);
    expect(targetsAt(land, mouse(150, 0, 'piece:mine'))).toEqual(['piece:mine', 'space:gaul']);
    expect(targetsAt(land, mouse(150, 0, 'stack:x'))).toEqual(['stack:x']);
  });

  it('is farther from a finger than from a mouse', () => {
    const points = ground([], {}, true);
    expect(targetsAt(points, mouse(120))).toEqual([]);
    expect(targetsAt(points, finger(120))).toEqual(['space:rome']);
  });
});

describe('what a finger may have meant', () => {
  it('is legal and about as near as the nearest', () => {
    const pieces: Record<string, XY> = { 'piece:a': [92, 0], 'piece:b': [80, 0], 'piece:c': [91, 0] };
    expect(nearby(ground(['piece:a', 'piece:b'], pieces), 92, 0)).toEqual(['piece:a']);
    expect(nearby(ground(['piece:a', 'piece:c'], pieces), 92, 0)).toEqual(['piece:a', 'piece:c']);
    expect(nearby(ground([], pieces), 92, 0)).toEqual([]);
  });

  it('is either side of a border', () => {
    expect(nearby(ground(['space:gaul', 'space:rome']), 93, 0)).toEqual(['space:gaul']);
    expect(nearby(ground(['space:rome']), 93, 0)).toEqual(['space:rome']);
  });

  it('is one of several points', () => {
    expect(nearby(ground(['space:rome', 'space:ostia'], {}, true), 0, 0)).toEqual(['space:rome', 'space:ostia']);
  });
});

describe('a pointer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hovers at once, and tells what it is after a rest; nobody is asked why not', () => {
    const { pointing, sent } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.over(mouse(50), false);
    expect(pointing.hovered).toBe('space:gaul');
    vi.advanceTimersByTime(REST - 1);
    expect(pointing.tip).toBeNull();
    vi.advanceTimersByTime(1);
    expect([pointing.tip?.target, pointing.bubble, sent]).toEqual(['space:gaul', null, []]);
    pointer.over(mouse(150), false);
    expect([pointing.hovered, pointing.tip]).toEqual(['space:rome', null]);
  });

  it('asks why not by a click', () => {
    const { pointing, sent } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.clicked(mouse(50));
    expect(sent).toEqual([{ type: 'why', target: { space: 'gaul' } }]);
    expect(pointing.bubble?.target).toBe('space:gaul');
  });

  it('says nothing after a choice: for a while, and of the thing itself until it has been left', () => {
    const { pointing, played } = table('space:rome');
    const legal = ['space:rome'];
    const pointer = new Pointer(ground(legal), pointing);
    pointer.over(mouse(150), false);
    pointer.clicked(mouse(150));
    expect(played).toEqual(['rome']);
    pointing.forget();
    legal.length = 0;
    pointer.over(mouse(151), false);
    vi.advanceTimersByTime(4 * CALM);
    expect(pointing.tip).toBeNull();
    pointer.over(mouse(50), false);
    vi.advanceTimersByTime(REST);
    expect(pointing.tip?.target).toBe('space:gaul');
    pointer.over(mouse(150), false);
    vi.advanceTimersByTime(REST);
    expect(pointing.tip?.target).toBe('space:rome');
  });

  it('waits after a choice even where it goes on at once', () => {
    const { pointing } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.clicked(mouse(150));
    pointer.over(mouse(50), false);
    vi.advanceTimersByTime(CALM - 1);
    expect(pointing.tip).toBeNull();
    vi.advanceTimersByTime(1);
    expect(pointing.tip?.target).toBe('space:gaul');
  });

  it('hovers a choice below what is none', () => {
    const { pointing } = table('space:rome');
    new Pointer(ground(['space:rome']), pointing).over(mouse(150, 0, 'piece:a'), false);
    expect(pointing.hovered).toBe('space:rome');
  });

  it('says nothing while the map is dragged, nor after it has left', () => {
    const { pointing, sent } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.over(mouse(50), false);
    pointer.over(mouse(60), true);
    vi.advanceTimersByTime(2 * REST);
    expect([sent, pointing.tip]).toEqual([[], null]);
    pointer.over(mouse(-5), false);
    pointer.over(mouse(50), false);
    pointer.left();
    vi.advanceTimersByTime(2 * REST);
    expect([sent, pointing.hovered, pointing.tip]).toEqual([[], null, null]);
  });

  it('puts back what is in hand by a second click, and lights nothing else meanwhile', () => {
    const { pointing, played } = table('space:gaul', 'space:rome');
    const pointer = new Pointer(ground(['space:gaul', 'space:rome'], {}, false, ['piece:held']), pointing);
    pointer.over(mouse(150, 0, 'piece:held'), false);
    expect(pointing.hovered).toBe('piece:held');
    pointer.clicked(mouse(150, 0, 'piece:held'));
    expect(played).toEqual(['back']);
  });

  it('clicks', () => {
    const { pointing, played } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.clicked(mouse(150, 0, 'piece:a'));
    expect(played).toEqual(['rome']);
  });

  it('presses long to ask, and then chooses nothing', () => {
    const { pointing, sent, played } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.down(finger(50));
    vi.advanceTimersByTime(PRESS);
    expect(sent).toHaveLength(1);
    expect(pointing.bubble?.target).toBe('space:gaul');
    pointer.clicked(finger(50));
    expect(played).toEqual([]);
  });

  it('does not press while it slides', () => {
    const { pointing, sent } = table('space:rome');
    const pointer = new Pointer(ground(['space:rome']), pointing);
    pointer.down(finger(50));
    pointer.slid(65, 0);
    vi.advanceTimersByTime(2 * PRESS);
    expect(sent).toEqual([]);
  });

  it('lets a finger choose among things close together', () => {
    const { pointing, played } = table('piece:a', 'piece:b');
    const pieces: Record<string, XY> = { 'piece:a': [50, 0], 'piece:b': [53, 0] };
    const pointer = new Pointer(ground(['piece:a', 'piece:b'], pieces), pointing);
    pointer.down(finger(50));
    pointer.clicked(finger(50));
    expect(pointing.chooser).toEqual({ targets: ['piece:a', 'piece:b'], x: 50, y: 0 });
    pointing.pick(['piece:b'], 50, 0);
    expect([played, pointing.chooser]).toEqual([['b'], null]);
  });
});
