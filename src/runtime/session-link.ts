import { connect, type Connection } from '../../bridge/host/connect.ts';
import { ownOf } from '../page/own-document.ts';
import { sessionFrame } from '../page/session-frame.ts';
import { waitAfter, whenWorthATry } from './keep-trying.ts';

/** How long a call waits for a session frame that has to load again. */
const returnMs = 10_000;

/** The way to the session frame of a partner's page. */
export interface SessionLink {
  /**
   * Makes a call by name.
   *
   * @param isRepeatable it may be made twice: when the frame is lost meanwhile, it is asked again
   * @throws BridgeFailure
   */
  call(name: string, input: unknown, isRepeatable: boolean): Promise<unknown>;
}

/**
 * Connects to the session frame and stays connected.
 *
 * 1. a connection that did not come about is made anew by the next call, and by itself when that may help
 * 2. a frame that the page took away is put back; its connection heals with the frame's next document
 * 3. a call under way when the frame was lost is asked again, when it only reads
 *
 * @param locale the language to ask for, read at each attempt
 * @param onConnected called once, with the connection that lasts
 */
export function createSessionLink(origin: string, locale: () => string, onConnected: (connection: Connection) => void): SessionLink {
  let connecting: Promise<Connection> | undefined;
  let failures = 0;
  const attempt = async (): Promise<Connection> => {
    const frame = sessionFrame(origin);
    // What failed to load does not load again by itself.
    if (failures > 0) frame.src = String(frame.src);
    try {
      const connection = await connect(frame, { origin, locale: locale() });
      onConnected(connection);
      return connection;
    } catch (failure) {
      connecting = undefined;
      failures += 1;
      if (failures === 1) console.error(unansweredText(origin), failure);
      whenWorthATry(waitAfter(failures), () => void open().catch(() => undefined));
      throw failure;
    }
  };
  const open = () => (connecting ??= attempt());
  // Every call reports it, at the element concerned.
  open().catch(() => undefined);
  keepInPage(origin);
  return {
    async call(name, input, isRepeatable) {
      const connection = await open();
      sessionFrame(origin);
      try {
        return await connection.call(name, input);
      } catch (failure) {
        if (!isRepeatable || codeOf(failure) !== 'DISCONNECTED') throw failure;
        await connectedAgain(connection);
        return connection.call(name, input);
      }
    },
  };
}

/** Puts the frame back when the page takes it away; in a task of its own and ever later, since the page may insist. */
function keepInPage(origin: string): void {
  const frame = sessionFrame(origin);
  let losses = 0;
  const watch = new MutationObserver(() => {
    watch.observe(ownOf('documentElement'), { childList: true });
    if (frame.isConnected) return;
    if (losses === 0) console.warn(removedText);
    setTimeout(() => sessionFrame(origin), 1000 * losses);
    losses += 1;
  });
  watch.observe(document, { childList: true });
  watch.observe(ownOf('documentElement'), { childList: true });
}

/** Settles when the connection is back, or when it was waited for long enough. */
function connectedAgain(connection: Connection): Promise<void> {
  if (connection.connected) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, returnMs);
    const stop = connection.on('connection', ({ connected }) => connected && done());
  });
}

const codeOf = (failure: unknown): unknown => (typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined);

const removedText = '[footlight] The page removed the session frame (<iframe title="Footlight session">), through which calls go. It was put back; leave it under <html>.';
const unansweredText = (origin: string): string =>
  `[footlight] The session frame of ${origin} did not answer; it is tried again. Allow ${origin} in frame-src of this page's content policy, `
  + "see whether this page's origin is registered with the tenant, and do not isolate the page by COEP.";
