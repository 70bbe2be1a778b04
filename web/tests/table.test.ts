/** The parts of a table by themselves: pointing, errands, counsel. */

import { describe, expect, it, vi } from 'vitest';
import type { Option, Piece, StateMessage, Target } from '../src/gen/protocol.ts';
import { askedAnew, Counsel } from '../src/lib/play/counsel.svelte.ts';
import { Errand } from '../src/lib/play/errand.svelte.ts';
import { choicesOf } from '../src/lib/play/options.ts';
import { Pointing } from '../src/lib/play/pointing.svelte.ts';

class Fake {
  options: Option[] = [];
  played: string[] = [];
  sent: object[] = [];
  stack: Piece[] = [];
  asked: string | null = 'buy';
  answers = 0;
  info = { odds: true };
  busy = false;
  goals: Record<string, string[]> = {};
  hand = new Set<string>();
  counsel = { awaited: false, to: (target: string) => this.goals[target] };

  constructor(...on: Target[]) {
    this.options = on.map((target, i) => ({ key: `k${i}`, on: target }));
  }
  get seen() {
    const decision = this.asked
      ? { seat: 0, kind: this.asked, rule: '', about: {}, text: 0, options: this.options }
      : null;
    return { answers: this.answers, decision };
  }
  get choices() {
    return choicesOf(this.seen.decision);
  }
  play(option: Option): void {
    this.played.push(option.key);
  }
  send(message: object): number {
    return this.sent.push(message);
  }
  takeBack(): void {
    this.played.push('back');
  }
  holds(): boolean {
    return false;
  }
  meant(): null {
    return null;
  }
  stackOf(): Piece[] {
    return this.stack;
  }
  screenOf(ref: string): [number, number, number] | null {
    return ref === 'space:rome' ? [30, 40, 900] : null;
  }
  sidesOfSeat() {
    return [{ id: 'red', seat: 0, colour: 1 }];
  }
}

describe('a screen that is handed over', () => {
  it('asks for odds anew, though the version stays', () => {
    const asked = (seat: number) => ({
      version: 7,
      decision: { seat, kind: 'intercept', rule: '', about: {}, text: 0, options: [] },
    });
    const nobody = { version: 7, decision: null };
    expect(askedAnew(nobody, asked(1))).toBe(true);
    expect(askedAnew(asked(0), asked(1))).toBe(true);
    expect(askedAnew(asked(1), asked(1))).toBe(false);
    expect(askedAnew(asked(1), { ...asked(1), version: 8 })).toBe(true);
    expect(askedAnew(null, asked(1))).toBe(true);
  });
});

describe('pointing', () => {
  it('plays the first target that is a choice', () => {
    const table = new Fake({ space: 'rome' });
    new Pointing(table).pick(['piece:x', 'space:rome'], 1, 2);
    expect(table.played).toEqual(['k0']);
    expect(table.sent).toEqual([]);
  });

  it('opens what has several options, and closes it again', () => {
    const pointing = new Pointing(new Fake({ space: 'rome', how: 'sea' }, { space: 'rome', how: 'land' }));
    pointing.pick(['space:rome'], 0, 0);
    expect(pointing.opened).toBe('space:rome');
    expect(pointing.lit('space:rome')).toBe(true);
    pointing.pick(['space:rome'], 0, 0);
    expect(pointing.opened).toBe(null);
    expect(pointing.lit('space:rome')).toBe(false);
  });

  it('opens a stack of which something may be chosen', () => {
    const table = new Fake({ piece: 'a' });
    table.stack = [{ id: 'a', kind: 'leader', at: 'space:rome' }];
    const pointing = new Pointing(table);
    pointing.pick(['stack:rome/red'], 0, 0);
    expect(pointing.opened).toBe('stack:rome/red');
  });

  it('asks why not, and hears only the last answer', () => {
    const table = new Fake({ space: 'rome' });
    const pointing = new Pointing(table);
    pointing.pick(['space:gaul'], 3, 4);
    expect(table.sent).toEqual([{ type: 'why', target: { space: 'gaul' } }]);
    expect(pointing.bubble).toMatchObject({ target: 'space:gaul', waiting: true });
    pointing.told(7, { rule: 'R', why: 'late' });
    expect(pointing.bubble?.no).toBe(null);
    pointing.told(1, { rule: 'R', why: 'far' });
    expect(pointing.bubble?.no?.why).toBe('far');
    pointing.pass();
    expect(pointing.bubble).not.toBe(null);
  });

  it('rests on a button and is told of the place it stands for, beside that place', () => {
    vi.useFakeTimers();
    const pointing = new Pointing(new Fake({ space: 'rome' }, { piece: 'a' }));
    pointing.point('space:rome');
    expect([pointing.hovered, pointing.tip]).toEqual(['space:rome', null]);
    vi.advanceTimersByTime(400);
    expect(pointing.tip).toEqual({ target: 'space:rome', x: 30, y: 40 });
    pointing.point('piece:a');
    vi.advanceTimersByTime(400);
    expect([pointing.hovered, pointing.tip]).toEqual(['piece:a', null]);
    pointing.point('space:rome');
    pointing.point(null);
    vi.advanceTimersByTime(400);
    expect([pointing.hovered, pointing.tip]).toEqual([null, null]);
    vi.useRealTimers();
  });

  it('lights what is hovered, focused or opened', () => {
    const pointing = new Pointing(new Fake());
    expect(pointing.lit('space:a')).toBe(false);
    pointing.hovered = 'space:a';
    pointing.focused = 'space:b';
    expect([pointing.lit('space:a'), pointing.lit('space:b'), pointing.lit('space:c')]).toEqual([true, true, false]);
    pointing.hovered = 'space:b';
    pointing.focused = null;
    expect([pointing.lit('space:a'), pointing.lit('space:b')]).toEqual([false, true]);
    pointing.forget();
    expect(pointing.lit('space:b')).toBe(false);
  });
});

describe('an errand', () => {
  it('answers entry by entry, then says that this is all', () => {
    const table = new Fake({ piece: 'foot', amount: 1 }, { piece: 'foot', amount: 2 }, { piece: 'horse', amount: 1 });
    table.options.push({ key: 'enough', on: { button: 'done' } });
    const errand = new Errand(table);
    errand.plan = { 'piece:foot': 2, 'piece:horse': 1 };
    expect(errand.planned).toBe(true);
    errand.carryOut(true);
    errand.goOn();
    errand.goOn();
    errand.goOn();
    expect(table.played).toEqual(['k1', 'k2', 'enough']);
    expect(errand.planned).toBe(false);
  });

  it('ends with another kind of question', () => {
    const table = new Fake({ piece: 'foot', amount: 1 }, { piece: 'horse', amount: 1 });
    const errand = new Errand(table);
    errand.plan = { 'piece:foot': 1, 'piece:horse': 1 };
    errand.carryOut();
    errand.forget();
    errand.goOn();
    expect(table.played).toEqual(['k0']);
  });
});

describe('a way', () => {
  it('is walked key by key, each at its own question', () => {
    const table = new Fake({ space: 'a' });
    table.goals = { 'space:far': ['k0', 'k1'] };
    const errand = new Errand(table);
    errand.follow([{ goal: 'space:far' }]);
    expect(table.played).toEqual(['k0']);
    table.options = [{ key: 'k1', on: { space: 'far' } }];
    errand.goOn();
    errand.goOn();
    expect(table.played).toEqual(['k0', 'k1']);
  });

  it('waits for what has been asked, and for the server', () => {
    const table = new Fake({ space: 'a' });
    const errand = new Errand(table);
    table.busy = true;
    table.counsel.awaited = true;
    errand.follow([{ goal: 'space:far' }]);
    errand.goOn();
    expect(table.played).toEqual([]);
    table.goals = { 'space:far': ['k0'] };
    errand.goOn();
    expect(table.played).toEqual(['k0']);
  });

  it('ends where an answer is not offered, and says so', () => {
    const table = new Fake({ space: 'a' });
    let lost = 0;
    const errand = new Errand(table);
    errand.follow(['back', { target: 'piece:x' }, { key: 'k0' }], () => void lost++);
    expect(table.played).toEqual(['back']);
    errand.goOn();
    errand.goOn();
    expect([table.played, lost]).toEqual([['back'], 1]);
  });

  /** A way of two steps whose first is made; then what the table shows. */
  const underWay = (
    ...shown: [seat: number | null, kind: string, answers: number, ...events: object[]][]
  ): string[] => {
    const table = new Fake({ space: 'a' });
    table.goals = { 'space:far': ['k0', 'k1'] };
    table.asked = 'march';
    const errand = new Errand(table);
    errand.follow([{ goal: 'space:far' }]);
    table.options = [{ key: 'k1', on: { space: 'far' } }];
    for (const [seat, kind, answers, ...events] of shown)
      errand.shown({ decision: seat === null ? null : { seat, kind }, answers, events } as unknown as StateMessage);
    return table.played;
  };
  const moved = { event: 'Moved', side: 'side:red', space: 'space:a' };
  const rolled = { event: 'Rolled', side: 'side:blue' };

  it('goes on when all others have passed', () => {
    expect(underWay([null, '', 1, moved], [1, 'intercept', 1], [null, '', 2], [0, 'march', 3])).toEqual(['k0', 'k1']);
    expect(underWay([0, 'march', 3, moved]), 'told at once').toEqual(['k0', 'k1']);
    expect(underWay([0, 'march', 0]), 'nothing has come of it yet').toEqual(['k0']);
  });

  it('ends where another has done something, or another question comes', () => {
    expect(underWay([null, '', 1, moved], [null, '', 2, rolled], [0, 'march', 3])).toEqual(['k0']);
    expect(underWay([null, '', 1, moved], [0, 'march', 3, rolled])).toEqual(['k0']);
    expect(underWay([null, '', 1, moved], [0, 'turn_back', 3], [0, 'march', 4])).toEqual(['k0']);
  });

  it('ends when somebody stops it', () => {
    const table = new Fake({ space: 'a' });
    const errand = new Errand(table);
    errand.follow(['back', { key: 'k0' }]);
    errand.stop();
    errand.goOn();
    expect(table.played).toEqual(['back']);
  });
});

describe('counsel', () => {
  const asked = (...at: string[]): StateMessage =>
    ({
      decision: { seat: 0, kind: 'go', rule: '', options: [] },
      view: { pieces: at.map((a, i) => ({ id: `p${i}`, kind: 'man', at: a, side: i ? 'red' : 'blue' })) },
    }) as unknown as StateMessage;

  it('weighs the question and the places others hold', () => {
    const table = new Fake({ space: 'gaul' }, { space: 'rome' });
    const counsel = new Counsel(table);
    counsel.consider(asked('space:gaul', 'space:rome'));
    expect(table.sent).toEqual([{ type: 'counsel', options: ['k0'], ways: false }]);
    counsel.hear({ type: 'odds', id: 1, odds: { win: 0.5 }, options: { k0: { win: 0.4 } } });
    expect(counsel.prospect(table.choices.get('space:gaul'))?.win).toBe(0.4);
    expect(counsel.odds?.win).toBe(0.5);
    counsel.weigh('space:gaul');
    expect(counsel.odds?.win).toBe(0.4);
    counsel.hear({ type: 'odds', id: 1, odds: { win: 0.5 }, options: { k0: { win: 0.42 } } });
    expect(counsel.odds?.win, 'the same question again, better').toBe(0.42);
    counsel.weigh(null);
    expect(counsel.odds?.win).toBe(0.5);
    counsel.forget();
    expect(counsel.prospects.size).toBe(0);
  });

  it('asks about a place that is looked at, unless one only passes', async () => {
    const table = new Fake({ piece: 'man' });
    const counsel = new Counsel(table);
    counsel.look('gaul')();
    await new Promise((done) => setTimeout(done, 200));
    expect(table.sent).toEqual([]);
    counsel.look('gaul');
    await new Promise((done) => setTimeout(done, 200));
    expect(table.sent).toEqual([{ type: 'counsel', options: [], target: { space: 'gaul' } }]);
    counsel.hear({ type: 'odds', id: 1, odds: null, options: {}, target: { win: 0.3 } });
    expect(counsel.forecast('gaul')?.win).toBe(0.3);
    expect(counsel.odds, 'the question is another thing').toBe(null);
    counsel.look('gaul');
    await new Promise((done) => setTimeout(done, 200));
    expect(table.sent.length, 'it is known').toBe(1);
  });

  it('tells of what is only planned yet, and of the last plan alone', async () => {
    const table = new Fake({ piece: 'man' });
    const counsel = new Counsel(table);
    counsel.consider(asked());
    counsel.hear({ type: 'odds', id: 1, odds: { win: 0.5 }, options: {} });
    counsel.ponder({ man: 1 });
    counsel.ponder({ man: 2 });
    await new Promise((done) => setTimeout(done, 200));
    expect(table.sent.slice(1)).toEqual([{ type: 'counsel', options: [], target: { man: 2 } }]);
    expect(counsel.odds?.win, 'as long as nothing is known').toBe(0.5);
    counsel.hear({ type: 'odds', id: 2, odds: null, options: {}, target: { win: 0.8 } });
    expect(counsel.odds?.win).toBe(0.8);
    counsel.ponder({ man: 3 });
    counsel.hear({ type: 'odds', id: 2, odds: null, options: {}, target: { win: 0.9 } });
    expect(counsel.odds?.win, 'of another plan').toBe(0.8);
    await new Promise((done) => setTimeout(done, 200));
    counsel.hear({ type: 'odds', id: 3, odds: null, options: {}, target: null });
    expect(counsel.odds, 'it leads nowhere').toBe(null);
    counsel.ponder(null);
    expect(counsel.odds?.win).toBe(0.5);
  });

  it('asks once for the odds and for far goals, if something is in hand that can go somewhere', () => {
    const table = new Fake({ space: 'gaul' });
    const counsel = new Counsel(table);
    const going = asked('space:gaul');
    going.decision!.options = table.options;
    counsel.consider(going);
    expect(table.sent, 'nothing is in hand').toEqual([{ type: 'counsel', options: ['k0'], ways: false }]);
    table.hand.add('piece:man');
    counsel.consider(going);
    expect(table.sent[1]).toEqual({ type: 'counsel', options: ['k0'], ways: true });
    expect(counsel.awaited).toBe(true);
    expect(counsel.found({ type: 'ways', id: 1, ways: {} }), 'of another question').toBe(false);
    expect(counsel.found({ type: 'ways', id: 2, ways: { rome: { keys: ['a', 'b'], cost: 2 } } })).toBe(true);
    expect([counsel.awaited, counsel.to('space:rome'), counsel.to('space:gaul')]).toEqual([
      false,
      ['a', 'b'],
      undefined,
    ]);
    counsel.hear({ type: 'odds', id: 2, odds: { win: 0.5 }, options: {} });
    expect(counsel.odds?.win, 'odds come as well').toBe(0.5);
    counsel.forget();
    expect(counsel.to('space:rome')).toBe(undefined);
    counsel.consider(going);
    expect([counsel.failed(2), counsel.failed(3), counsel.awaited]).toEqual([false, true, false]);
  });

  it('asks for far goals where a game has no odds, and for nothing else', () => {
    const table = new Fake({ space: 'gaul' });
    table.info.odds = false;
    const counsel = new Counsel(table);
    const going = asked('space:gaul');
    going.decision!.options = table.options;
    counsel.consider(going);
    expect(table.sent).toEqual([]);
    table.hand.add('piece:man');
    counsel.consider(going);
    expect(table.sent).toEqual([{ type: 'counsel', options: [], ways: true }]);
  });

  it('hears nothing of a question that is over', () => {
    const table = new Fake({ space: 'gaul' });
    const counsel = new Counsel(table);
    counsel.consider(asked());
    expect(counsel.asked(1)).toBe(true);
    counsel.consider(asked());
    counsel.forget();
    counsel.hear({ type: 'odds', id: 2, odds: { win: 0.5 }, options: {} });
    expect(counsel.odds).toBe(null);
    expect(counsel.asked(2), 'but an error that comes late is still its own').toBe(true);
    expect(counsel.asked(2)).toBe(false);
  });
});
