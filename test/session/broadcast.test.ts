import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageGlobal } from '../../src/page/page-global.ts';
import { joinBroadcast, type Broadcast, type BroadcastMessage } from '../../src/session/broadcast.ts';

const open: Broadcast[] = [];
const join = (realm: string) => {
  const received: BroadcastMessage[] = [];
  const broadcast = joinBroadcast(realm, (message) => received.push(message));
  open.push(broadcast);
  return { broadcast, received };
};
const session = { savedAt: 5, tokens: { authorisationToken: 'a', refreshToken: 'r' } };

afterEach(() => {
  open.splice(0).forEach((broadcast) => broadcast.close());
  vi.unstubAllGlobals();
});

describe('frames and tabs of one viewer', () => {
  test('receive each other\'s messages, never their own', async () => {
    const [one, two] = [join('arena'), join('arena')];
    one.broadcast.send({ kind: 'session', session });
    await vi.waitFor(() => expect(two.received).toContainEqual({ kind: 'session', session }));
    expect(one.received).toEqual([]);
  });

  test('of another realm receive nothing', async () => {
    const [one, other, same] = [join('arena'), join('cinema'), join('arena')];
    one.broadcast.send({ kind: 'ask' });
    await vi.waitFor(() => expect(same.received).toEqual([{ kind: 'ask' }]));
    expect(other.received).toEqual([]);
  });

  test('a message that is not one of ours is passed over', async () => {
    const { received } = join('arena');
    const stranger = new BroadcastChannel('footlight.arena');
    stranger.postMessage({ kind: 'session', session: { savedAt: 5, tokens: { authorisationToken: 7 } } });
    stranger.postMessage('hello');
    stranger.postMessage({ kind: 'ask' });
    await vi.waitFor(() => expect(received).toEqual([{ kind: 'ask' }]));
    stranger.close();
  });
});

describe('where the browser gives no channel', () => {
  const key = Symbol.for('footlight.siblings');

  test('siblings of the same origin are reached directly, other origins are passed over', () => {
    vi.stubGlobal('BroadcastChannel', class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    });
    const delivered: unknown[] = [];
    const sibling = { [key]: new Map([['arena', new Set([(message: unknown) => delivered.push(message)])]]) };
    const foreign = new Proxy({}, {
      get() {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    });
    const parent = { length: 3, 0: foreign, 1: sibling, 2: {} };
    vi.stubGlobal('window', { parent });
    const { broadcast, received } = join('arena');
    broadcast.send({ kind: 'session', session });
    expect(delivered).toEqual([{ kind: 'session', session }]);
    expect(received).toEqual([]);
  });

  test('a frame that left receives nothing more', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { broadcast } = join('arena');
    const receivers = pageGlobal<Map<string, Set<unknown>>>('siblings').read()!;
    const before = receivers.get('arena')!.size;
    broadcast.close();
    broadcast.close();
    expect(receivers.get('arena')!.size).toBe(before - 1);
  });
});
