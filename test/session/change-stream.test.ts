import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { StreamEnd, StreamListener } from '../../src/session/change-connection.ts';
import { type ChangeStream, followChanges } from '../../src/session/change-stream.ts';

interface FakeStream extends StreamListener { signal: AbortSignal; end(how: StreamEnd): void }

const open: ChangeStream[] = [];
afterEach(() => {
  open.splice(0).forEach((stream) => stream.close());
  vi.unstubAllGlobals();
});

/** Streams, pauses and the clock in a test's hands. */
function follow(realm = 'arena') {
  const streams: FakeStream[] = [];
  const heard: Changed[] = [];
  const pauses: number[] = [];
  const clock = { now: 0 };
  let goOn: () => void = () => undefined;
  const stream = followChanges({
    realm,
    read: (signal, listener) => new Promise((resolve) => {
      streams.push({ ...listener, signal, end: resolve });
      signal.addEventListener('abort', () => resolve('unreachable'));
    }),
    onChanged: (changed) => heard.push(changed),
    wait: (ms, signal) => new Promise((resolve) => {
      pauses.push(ms);
      goOn = resolve;
      signal.addEventListener('abort', () => resolve());
    }),
    random: () => 1,
    now: () => clock.now,
  });
  open.push(stream);
  const until = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count)).then(() => streams[count - 1]!);
  const endAndWait = async (how: StreamEnd) => {
    const before = pauses.length;
    streams.at(-1)?.end(how);
    await vi.waitFor(() => expect(pauses).toHaveLength(before + 1));
    goOn();
  };
  return { stream, streams, heard, pauses, clock, until, endAndWait };
}

const live: Changed = { subject: 'live', ids: ['2001'] };

describe('one frame', () => {
  test('tells what the stream brings, and drops the echo of its own changes', async () => {
    const { stream, heard, until } = follow();
    const first = await until(1);
    first.onOpen();
    stream.seen({ subject: 'favourites', ids: ['1'] });
    first.onChanged({ subject: 'favourites', ids: ['1'] });
    first.onChanged(live);
    expect(heard).toEqual([live]);
  });

  test('comes back after growing pauses, at most a minute long', async () => {
    const { pauses, until, endAndWait } = follow();
    for (let turn = 1; turn <= 8; turn += 1) {
      await until(turn);
      await endAndWait('unreachable');
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('starts its pauses anew after a steady stream, not after one that ends at once', async () => {
    const { pauses, clock, until, endAndWait } = follow();
    for (const openMs of [10, 10, 30_000]) {
      const stream = await until(pauses.length + 1);
      stream.onOpen();
      clock.now += openMs;
      await endAndWait('ended');
    }
    expect(pauses).toEqual([1_000, 2_000, 1_000]);
  });

  test('waits a minute where the session has streams enough, and stops where there is none', async () => {
    const { pauses, streams, until, endAndWait } = follow();
    await until(1);
    await endAndWait('busy');
    (await until(2)).end('refused');
    await Promise.resolve();
    expect([pauses, streams.length]).toEqual([[60_000], 2]);
  });

  test('tells everything as changed after a gap, so that it is read again', async () => {
    const { heard, until, endAndWait } = follow();
    (await until(1)).onOpen();
    expect(heard).toEqual([]);
    await endAndWait('ended');
    (await until(2)).onOpen();
    expect(heard.map(({ subject }) => subject)).toEqual(['favourites', 'lists', 'progress', 'profile', 'entitlements', 'subscription', 'live', 'reminders', 'room', 'origins']);
    expect(heard.every(({ ids }) => ids.length === 0)).toBe(true);
  });

  test('opens another stream at once for another viewer, who reads everything anyway', async () => {
    const { stream, heard, pauses, until } = follow();
    const first = await until(1);
    first.onOpen();
    stream.restart();
    (await until(2)).onOpen();
    expect([first.signal.aborted, heard, pauses]).toEqual([true, [], []]);
  });

  test('ends its stream when it is closed or its page is hidden, and comes back with the page', async () => {
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    const { stream, until } = follow();
    const first = await until(1);
    listeners.get('pagehide')?.();
    expect(first.signal.aborted).toBe(true);
    listeners.get('pageshow')?.();
    const second = await until(2);
    stream.close();
    expect(second.signal.aborted).toBe(true);
  });
});

/** Web Locks for one test: a name is held by one at a time. */
function fakeLocks() {
  const queues = new Map<string, (() => void)[]>();
  type Work = (lock: object | null) => Promise<unknown>;
  return {
    async request(name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, work: Work): Promise<unknown> {
      const queue = queues.get(name);
      if (queue && options.ifAvailable) return work(null);
      if (queue) {
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve);
          options.signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(resolve), 1);
            reject(new DOMException('aborted', 'AbortError'));
          });
        });
      } else queues.set(name, []);
      try {
        return await work({});
      } finally {
        const next = queues.get(name)?.shift();
        if (next) next();
        else queues.delete(name);
      }
    },
  };
}

describe('several frames of a browser', () => {
  test('keep one stream; when its frame goes the next one takes over and reads again', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, two, other] = [follow(), follow(), follow('cinema')];
    (await one.until(1)).onOpen();
    await other.until(1);
    expect(two.streams).toHaveLength(0);
    one.stream.close();
    (await two.until(1)).onOpen();
    expect([one.heard.length, two.heard.length]).toEqual([0, 10]);
  });

  test('let go of their place when they are closed while they wait', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, two, three] = [follow(), follow(), follow()];
    await one.until(1);
    two.stream.close();
    one.stream.close();
    await three.until(1);
    expect(two.streams).toHaveLength(0);
  });

  test('each read a stream where the browser gives no locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } });
    const [one, two] = [follow(), follow()];
    await Promise.all([one.until(1), two.until(1)]);
  });
});
