import { openLink, type Link } from '../../../bridge/host/open-link.ts';
import { framePeer } from '../../../bridge/host/handshake/peer.ts';
import { sessionFrame } from '../../page/session-frame.ts';
import { waitAfter, whenWorthATry } from '../keep-trying.ts';
import { tellAuthor } from '../tell-author.ts';

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
export function createSessionLink(origin: string, locale: () => string, onConnected: (connection: Link) => void): SessionLink {
  let connecting: Promise<Link> | undefined;
  let failures = 0;
  const attempt = async (): Promise<Link> => {
    const frame = sessionFrame(origin);
    // What failed to load does not load again by itself.
    if (failures > 0) frame.src = String(frame.src);
    try {
      const connection = await openLink(framePeer(frame, origin), { locale: locale() });
      onConnected(connection);
      return connection;
    } catch (failure) {
      connecting = undefined;
      failures += 1;
      if (failures === 1) tellAuthor('silentSession', origin, failure);
      whenWorthATry(waitAfter(failures), () => void open().catch(() => undefined));
      throw failure;
    }
  };
  const open = () => (connecting ??= attempt());
  // Every call reports it, at the element concerned.
  open().catch(() => undefined);
  // Each call looks for the frame too: a page that could not load this chunk works without it.
  const shown = sessionFrame(origin).contentWindow;
  void import('./keep-in-page.ts').then(({ keepInPage }) => keepInPage(origin, shown), () => undefined);
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

/** Settles when the connection is back, or when it was waited for long enough. */
function connectedAgain(connection: Link): Promise<void> {
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
