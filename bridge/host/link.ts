import type { BridgeError } from '../contract/error-codes.ts';
import { failureFrom, localFailure, type BridgeFailure } from './bridge-failure.ts';
import { isObject, readFrameMessage, type FrameMessage } from './read-frame-message.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (failure: BridgeFailure) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** One session with a frame, over one port. */
export interface Link {
  request(method: string, params: unknown, timeoutMs: number): Promise<unknown>;
  /** Asks whether the frame is still there; without an answer in time the link is lost. */
  probe(): void;
  /** Ends it; what is pending ends with DISCONNECTED. May run twice. */
  close(): void;
}

interface LinkPorts {
  readonly port: MessagePort;
  readonly session: string;
  readonly onEvent: (name: string, data: unknown) => void;
  /** Events were missed. */
  readonly onGap: () => void;
  /** The frame said bye, or stopped answering. Not told after `close`. */
  readonly onLost: () => void;
  /** Whether anybody waits for events, so that silence must be told from absence. */
  readonly isWatched: () => boolean;
}

const pingEveryMs = 5000;
const unansweredPings = 2;
const probeMs = 2000;

/**
 * Carries requests and events of one session.
 *
 * A port does not tell that its frame navigated away, so while something is awaited the frame is pinged.
 *
 * @source design: bridge §Handshake 6, §Envelope
 */
export function createLink({ port, session, onEvent, onGap, onLost, isWatched }: LinkPorts): Link {
  const pending = new Map<string, Waiting>();
  let lastId = 0;
  let lastEvent = 0;
  let silentPings = 0;
  let probing: ReturnType<typeof setTimeout> | undefined;
  let open = true;

  const post = (message: object) => port.postMessage(JSON.stringify({ x: 1, s: session, ...message }));
  const take = (id: unknown): Waiting | undefined => {
    const waiting = typeof id === 'string' ? pending.get(id) : undefined;
    if (waiting) {
      pending.delete(id as string);
      clearTimeout(waiting.timer);
    }
    return waiting;
  };
  const close = () => {
    if (!open) return;
    open = false;
    post({ t: 'bye' });
    clearInterval(pinging);
    clearTimeout(probing);
    port.onmessage = null;
    port.close();
    for (const id of [...pending.keys()]) take(id)?.reject(localFailure('DISCONNECTED'));
  };
  const lose = () => {
    if (!open) return;
    close();
    onLost();
  };
  const pinging = setInterval(() => {
    if (pending.size === 0 && !isWatched()) return void (silentPings = 0);
    if (silentPings >= unansweredPings) return lose();
    silentPings += 1;
    post({ t: 'ping' });
  }, pingEveryMs);

  const settle = ({ id, ok, r, e }: FrameMessage) => {
    if (ok === true) take(id)?.resolve(r);
    else if (ok === false && isObject(e) && typeof e['code'] === 'string') take(id)?.reject(failureFrom(e as unknown as BridgeError));
    else take(id)?.reject(localFailure('BAD_FRAME'));
  };
  const tell = ({ n, e, d }: FrameMessage) => {
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || n <= lastEvent || typeof e !== 'string') return;
    const missed = n > lastEvent + 1;
    lastEvent = n;
    onEvent(e, d);
    if (missed && open) onGap();
  };
  port.onmessage = ({ data }: MessageEvent) => {
    const message = readFrameMessage(data);
    if (!open || !message || message['s'] !== session) return;
    silentPings = 0;
    clearTimeout(probing);
    probing = undefined;
    if (message.t === 'res') settle(message);
    else if (message.t === 'evt') tell(message);
    else if (message.t === 'bye') lose();
  };

  return {
    request(method, params, timeoutMs) {
      if (!open) return Promise.reject(localFailure('DISCONNECTED'));
      const id = `c${String((lastId += 1))}`;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => take(id)?.reject(localFailure('TIMEOUT')), timeoutMs);
        pending.set(id, { resolve, reject, timer });
        post({ t: 'req', id, m: method, p: params });
      });
    },
    probe() {
      if (!open) return;
      post({ t: 'ping' });
      probing ??= setTimeout(lose, probeMs);
    },
    close,
  };
}
