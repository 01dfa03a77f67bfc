import { changeSubjects, type Changed } from '../contracts/wire/changed.ts';
import type { StreamEnd, StreamListener } from './change-connection.ts';
import { createEchoFilter } from './echo-filter.ts';
import { inTurn } from './in-turn.ts';

export interface ChangeStreamOptions {
  realm: string;
  /** Reads one stream until it ends or is aborted. */
  read(signal: AbortSignal, listener: StreamListener): Promise<StreamEnd>;
  /** Receives what changed in another browser, tab or process. */
  onChanged(changed: Changed): void;
  /** Rejects never; resolves early when aborted. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  random?(): number;
  /** Milliseconds of a clock that never goes back. */
  now?(): number;
}

/** The browser's change stream, as one frame takes part in it. */
export interface ChangeStream {
  /** A change that this browser made itself: its echo from the platform is dropped. */
  seen(changed: Changed): void;
  /** The viewer changed: the open stream belongs to another session. */
  restart(): void;
  close(): void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A stream that was open for so long starts the pauses anew. */
const steadyMs = 30_000;

/** @param failures in a row @returns half of the pause at least, the rest random, so that clients do not reconnect at once */
function pauseMs(end: StreamEnd, failures: number, random: number): number {
  const pause = end === 'busy' ? longestPauseMs : Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  return pause / 2 + (pause / 2) * random;
}

/**
 * Keeps one change stream open for a browser and realm.
 *
 * Requirements: one stream however many frames and tabs; no storm of reconnects; nothing is missed for good.
 *
 * 1. Every frame waits for the browser's lock; the one that holds it reads the stream, and tells the others by broadcast.
 * 2. A stream that ends is opened again after a growing, random pause. `refused` ends it for good.
 * 3. After a gap everything is told as changed, so that who shows it reads again.
 * 4. A page that is hidden by the browser (closed or kept for going back) releases the lock.
 */
export function followChanges(options: ChangeStreamOptions): ChangeStream {
  const echoes = createEchoFilter(options.now);
  let running: AbortController | undefined;
  let connection: AbortController | undefined;
  const read = (signal: AbortSignal, listener: StreamListener) => {
    connection = new AbortController();
    const { signal: ended } = connection;
    const end = () => connection?.abort();
    signal.addEventListener('abort', end, { once: true });
    return options.read(ended, listener).then((how) => ({ how, wasAborted: ended.aborted })).finally(() => signal.removeEventListener('abort', end));
  };
  const onChanged = (changed: Changed) => {
    if (!echoes.isEcho(changed)) options.onChanged(changed);
  };
  const start = () => {
    if (running) return;
    const { signal } = (running = new AbortController());
    void inTurn(`footlight-changes-${options.realm}`, signal, (waited) => keepOpen({ ...options, onChanged }, read, signal, waited));
  };
  const stop = () => {
    running?.abort();
    running = undefined;
  };
  start();
  globalThis.addEventListener?.('pagehide', stop);
  globalThis.addEventListener?.('pageshow', start);
  return {
    seen: echoes.add,
    restart: () => connection?.abort(),
    close() {
      globalThis.removeEventListener?.('pagehide', stop);
      globalThis.removeEventListener?.('pageshow', start);
      stop();
    },
  };
}

type ReadOnce = (signal: AbortSignal, listener: StreamListener) => Promise<{ how: StreamEnd; wasAborted: boolean }>;

/** @param mayHaveMissed another frame had the stream before */
async function keepOpen(options: ChangeStreamOptions, read: ReadOnce, signal: AbortSignal, mayHaveMissed: boolean): Promise<void> {
  const { onChanged, wait = waitFor, random = Math.random, now = () => performance.now() } = options;
  let failures = 0;
  let hasGap = mayHaveMissed;
  while (!signal.aborted) {
    let openedAt: number | undefined;
    const onOpen = () => {
      openedAt = now();
      if (hasGap) tellAll(onChanged);
      hasGap = true;
    };
    const { how, wasAborted } = await read(signal, { onOpen, onChanged });
    if (signal.aborted || how === 'refused') return;
    // Another viewer reads everything anyway.
    if (wasAborted) hasGap = false;
    else {
      if (openedAt !== undefined && now() - openedAt >= steadyMs) failures = 0;
      await wait(pauseMs(how, failures, random()), signal);
      failures += 1;
    }
  }
}

function tellAll(onChanged: (changed: Changed) => void): void {
  for (const subject of changeSubjects) if (subject !== 'session') onChanged({ subject, ids: [] });
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
