import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Screen } from '../src/lib/table/keys.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelectorAll: () => [] }));
const { KEYS, press } = await import('../src/lib/table/keys.ts');

const done: string[] = [];
const note =
  (name: string) =>
  (...args: unknown[]): void =>
    void done.push([name, ...args].join(' '));

function screen(more: object = {}, table: object = {}): Screen {
  done.length = 0;
  return {
    table: {
      pointing: { chooser: null, bubble: null, opened: null },
      live: { hurry: note('hurry') },
      undo: note('undo'),
      redo: note('redo'),
      toggle: note('toggle'),
      now: note('now'),
      openRule: note('rule'),
      panel: null,
      replaying: false,
      ...table,
    },
    camera: { by: note('zoom') },
    map: { whole: note('whole'), question: note('question') },
    replay: { stepBy: note('step') },
    phone: false,
    staged: false,
    tab: null,
    ...more,
  } as unknown as Screen;
}

const event = (key: string, inside: string[] = [], more: object = {}): KeyboardEvent =>
  ({
    key,
    target: { closest: (selector: string) => (inside.some((s) => selector.split(', ').includes(s)) ? {} : null) },
    preventDefault: note('prevented'),
    ...more,
  }) as unknown as KeyboardEvent;

describe('keys', () => {
  it('have one meaning each', () => {
    const all = KEYS.flatMap((k) => k.keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are told in every language', () => {
    for (const language of ['en', 'it', 'fr']) {
      const text = readFileSync(new URL(`../../src/strategos/text/${language}/client.ftl`, import.meta.url), 'utf8');
      const missing = KEYS.flatMap((k) => [`ui-key-${k.says} =`, `ui-key-${k.says}-does =`]).filter(
        (m) => !text.includes(`\n${m}`),
      );
      expect(missing).toEqual([]);
    }
  });

  it('do what they say', () => {
    const pressed = (key: string, more?: object, table?: object): string[] => {
      press(screen(more, table), event(key));
      return [...done];
    };
    expect(pressed('u')).toEqual(['undo']);
    expect(pressed('U')).toEqual(['redo']);
    expect(pressed('0')).toEqual(['whole']);
    expect(pressed('F')).toEqual(['question']);
    expect(pressed('m')).toEqual(['toggle menu']);
    expect(pressed(' ')).toEqual(['prevented', 'hurry']);
    expect(pressed('<')).toEqual([]);
    expect(pressed('<', {}, { replaying: true })).toEqual(['step -1 true']);
    expect(pressed('.', {}, { replaying: true })).toEqual(['step 1 false']);
    expect(pressed('?', {}, { seen: { decision: { rule: 'R-1' } } })).toEqual(['rule R-1']);
    expect(pressed('Escape', {}, { replaying: true })).toEqual(['now']);
  });

  it('are letters where somebody types, but for Escape', () => {
    const typing = screen({}, { panel: 'list' });
    press(typing, event('u', ['input']));
    press(typing, event('u', [], { ctrlKey: true }));
    expect(done).toEqual([]);
    press(typing, event('Escape', ['input']));
    expect(typing.table.panel).toBe(null);
  });

  it('leave buttons their own', () => {
    press(screen(), event(' ', ['button']));
    press(screen(), event(' ', ['.log']));
    expect(done).toEqual([]);
  });

  it('ask once before money is kept', () => {
    const button = { key: 'done', on: { button: 'done' }, fatal: 'keeps_talents' };
    const played: unknown[] = [];
    const buying = screen(
      {},
      {
        asked: 'buy',
        errand: { planned: false },
        steps: {},
        peril: null,
        choices: new Map([['button:done', { kind: 'button', id: 'done', options: [button] }]]),
        play: (option: unknown, sure: boolean) => played.push([option, sure]),
      },
    );
    press(buying, event('e'));
    buying.table.peril = button as unknown as typeof buying.table.peril;
    press(buying, event('e'));
    expect(played).toEqual([
      [button, false],
      [button, true],
    ]);
  });

  it('put back what is perilous by Enter', () => {
    const doubt = screen({ pointed: true }, { peril: { key: 'x' } });
    press(doubt, event('Enter', ['button']));
    expect([doubt.table.peril, done]).toEqual([null, ['prevented']]);
  });

  it('set a number where pieces are counted', () => {
    const clicked: string[] = [];
    const numbers = ['0', '1', '2'].map((n) => ({ textContent: n, click: () => clicked.push(n) }));
    const row = { querySelectorAll: () => numbers };
    vi.stubGlobal('document', { activeElement: null, querySelector: () => row, querySelectorAll: () => [] });
    press(screen(), event('2'));
    press(screen(), event('7'));
    expect(clicked).toEqual(['2']);
  });

  it('open the tabs of a phone', () => {
    const phone = screen({ phone: true });
    vi.stubGlobal('document', { querySelector: () => null });
    press(phone, event('h'));
    expect(phone.tab).toBe('hand');
    press(phone, event('H'));
    expect(phone.tab).toBe(null);
  });
});
