import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinBroadcast, type Broadcast, type BroadcastMessage } from '../../src/session/broadcast.ts';

const open: Broadcast[] = [];
const join = (realm: string) => {
  const heard: BroadcastMessage[] = [];
  const family = joinBroadcast(realm, (message) => heard.push(message));
  open.push(family);
  return { family, heard };
};
const tokens = { authorisationToken: 'a', refreshToken: 'r' };

afterEach(() => {
  open.splice(0).forEach((family) => family.close());
  vi.unstubAllGlobals();
});

describe('frames and tabs of one viewer', () => {
  test('hear each other, never themselves', async () => {
    const [one, two] = [join('arena'), join('arena')];
    one.family.send({ kind: 'session', tokens });
    await vi.waitFor(() => expect(two.heard).toContainEqual({ kind: 'session', tokens }));
    expect(one.heard).toEqual([]);
  });

  test('of another realm hear nothing', async () => {
    const [one, other, same] = [join('arena'), join('cinema'), join('arena')];
    one.family.send({ kind: 'ask' });
    await vi.waitFor(() => expect(same.heard).toEqual([{ kind: 'ask' }]));
    expect(other.heard).toEqual([]);
  });

  test('a message that is not one of ours is passed over', async () => {
    const { heard } = join('arena');
    const stranger = new BroadcastChannel('footlight.arena');
    stranger.postMessage({ kind: 'session', tokens: { authorisationToken: 7 } });
    stranger.postMessage('hello');
    stranger.postMessage({ kind: 'ask' });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ask' }]));
    stranger.close();
  });
});

describe('where the browser gives no channel', () => {
  const door = Symbol.for('footlight.family');

  test('siblings of the same origin are reached directly, other origins are passed over', () => {
    vi.stubGlobal('BroadcastChannel', class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    });
    const delivered: unknown[] = [];
    const sibling = { [door]: new Map([['arena', new Set([(message: unknown) => delivered.push(message)])]]) };
    const foreign = new Proxy({}, {
      get() {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    });
    const parent = { length: 3, 0: foreign, 1: sibling, 2: {} };
    vi.stubGlobal('window', { parent });
    const { family, heard } = join('arena');
    family.send({ kind: 'session', tokens });
    expect(delivered).toEqual([{ kind: 'session', tokens }]);
    expect(heard).toEqual([]);
  });

  test('a frame that left hears nothing more', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { family } = join('arena');
    const doors = (globalThis as unknown as Record<symbol, Map<string, Set<unknown>>>)[door]!;
    const before = doors.get('arena')!.size;
    family.close();
    family.close();
    expect(doors.get('arena')!.size).toBe(before - 1);
  });
});
