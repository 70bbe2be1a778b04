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
