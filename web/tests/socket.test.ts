import { afterEach, expect, test, vi } from 'vitest';
import { Ahead, PlaySocket } from '../src/lib/net/socket.ts';

class Opened {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 3;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  close(): void {}
  send(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test('what came ahead is heard when whoever opened the connection holds it', async () => {
  vi.stubGlobal('WebSocket', Opened);
  const ahead = new Ahead('ws://nowhere');
  (ahead.socket as unknown as Opened).onmessage?.({ data: '{"type":"pong"}' });
  const heard: boolean[] = [];
  let held: PlaySocket | null = null;
  const message = (): void => void heard.push(held !== null);
  held = new PlaySocket({ url: () => 'ws://nowhere', message, status: () => {} }, ahead);
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual([true]);
  held.close();
});

class Wire extends Opened {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  constructor() {
    super();
    Wire.all.push(this);
  }
  override send(text?: string): void {
    this.sent.push(JSON.parse(text!) as Record<string, unknown>);
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

test('an answer is sent again until the server says what became of it', () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  const heard: string[] = [];
  const socket = new PlaySocket({ url: () => 'ws://nowhere', message: (m) => heard.push(m.type), status: () => {} });
  const comeBack = (): Wire => {
    vi.advanceTimersByTime(20_000);
    const wire = Wire.all.at(-1)!;
    wire.onopen!();
    return wire;
  };
  const first = comeBack();
  const [one, two] = [4, 5].map((version) => socket.change({ type: 'play', version, key: 'pass' }));
  socket.send({ type: 'why', target: 'pass' });
  const tokens = first.sent.slice(0, 2).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^[0-9a-f]{24}$/);
  first.lose();
  const second = comeBack();
  expect(second.sent).toEqual(first.sent.slice(0, 2));
  second.hear({ type: 'done', id: one });
  second.hear({ type: 'error', id: two, why: 'come_back' });
  second.lose();
  const third = comeBack();
  expect(third.sent).toEqual([first.sent[1]]);
  third.hear({ type: 'refused', id: two, no: {} });
  third.lose();
  expect(comeBack().sent).toEqual([]);
  expect(heard).toEqual(['error', 'refused']);
  socket.close();
  vi.useRealTimers();
});
