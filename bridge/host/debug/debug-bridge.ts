import type { Connection } from '../connection.ts';
import { sentenceOfCount, sentenceOfFailure, sentencesOfWelcome } from './plain-words.ts';

const readEveryMs = 2000;
const plain: ReadonlySet<string> = new Set(['on', 'destroy', 'readCounters', 'request', 'tell']);

/** Each sentence once. A count that grew is another sentence. */
function createDiary(write: (line: string) => void) {
  const written = new Set<string>();
  return (line: string) => {
    if (written.has(line)) return;
    written.add(line);
    write(line);
  };
}

/** Counts that the frame made since this page listens. @returns stop */
function followCounters(connection: Connection, note: (line: string) => void): () => void {
  const read = () => {
    if (!connection.connected) return;
    // An older frame has no such method, and one that is going does not answer.
    connection.readCounters().then(({ counters }) => {
      for (const { name, count } of counters) {
        const line = sentenceOfCount(name, count);
        if (line) note(line);
      }
    }, () => undefined);
  };
  const timer = setInterval(read, readEveryMs);
  read();
  return () => clearInterval(timer);
}

/** Nothing of a request crosses that its author did not write: arguments as they are, answers shortened. */
const shorten = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 200);

/**
 * Says in plain words what crosses a connection: what this page may do, each call and how it ended, what the frame turned away and why.
 *
 * For the author of a page, not for its visitors. A page that is not registered has no connection, and hears nothing.
 *
 * @param write gets one sentence at a time, each once; the console unless given
 * @returns the same connection, listened to; its `destroy` ends both
 */
export function debugBridge(connection: Connection, write: (line: string) => void = (line) => console.info(`[footlight] bridge: ${line}`)): Connection {
  const note = createDiary(write);
  sentencesOfWelcome(connection.capabilities).forEach(note);
  const stop = followCounters(connection, note);
  connection.on('connection', ({ connected, why }) => note(connected ? 'the frame is back' : `the frame went away${why ? `: ${why} by a newer connection` : ''}`));
  const listened = Object.defineProperties({}, Object.getOwnPropertyDescriptors(connection)) as Connection;
  for (const [name, own] of Object.entries(connection) as [string, unknown][]) {
    if (typeof own !== 'function' || plain.has(name)) continue;
    const value = (...given: unknown[]) => {
      const answer = (own as (...given: unknown[]) => Promise<unknown>)(...given);
      answer.then((result) => note(`${name} ${shorten(given[0])} → ${shorten(result)}`), (failure: unknown) => note(sentenceOfFailure(name, failure)));
      return answer;
    };
    Object.defineProperty(listened, name, { value, enumerable: true });
  }
  const destroy = () => {
    stop();
    connection.destroy();
  };
  return Object.defineProperty(listened, 'destroy', { value: destroy, enumerable: true });
}
