import { localFailure } from '../bridge-failure.ts';
import { createPendingRequests } from './pending-requests.ts';
import { createHeartbeat } from './heartbeat.ts';
import { writeMessage } from './write-message.ts';
import { readFrameMessage, type FrameMessage } from './read-frame-message.ts';

/** One session with a frame, over one port. */
export interface PortSession {
  request(method: string, params: unknown, timeoutMs: number): Promise<unknown>;
  /** Asks whether the frame is still there; without an answer in time the session is lost. */
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
  /** The frame said bye, or stopped answering; `replaced` when another connection took over. Not called after `close`. */
  readonly onLost: (replaced: boolean) => void;
  /** Whether listeners wait for events: only then is silence a failure. */
  readonly isWatched: () => boolean;
}

/**
 * Carries requests and events of one session. While something is pending the frame is pinged.
 *
 * @source design: bridge §Handshake 6, §Envelope
 */
export function createPortSession({ port, session, onEvent, onGap, onLost, isWatched }: LinkPorts): PortSession {
  const pending = createPendingRequests();
  let lastEvent = 0;
  let open = true;

  const post = (message: object) => port.postMessage(writeMessage({ x: 1, s: session, ...message }));
  const close = () => {
    if (!open) return;
    open = false;
    post({ t: 'bye' });
    heartbeat.stop();
    port.onmessage = null;
    port.close();
    pending.end();
  };
  const lose = (replaced = false) => {
    if (!open) return;
    close();
    onLost(replaced);
  };
  const heartbeat = createHeartbeat({ ping: () => post({ t: 'ping' }), isAwaited: () => !pending.isEmpty() || isWatched(), onSilence: () => lose() });
  const receiveEvent = ({ n, e, d }: FrameMessage) => {
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || n <= lastEvent || typeof e !== 'string') return;
    const missed = n > lastEvent + 1;
    lastEvent = n;
    onEvent(e, d);
    if (missed && open) onGap();
  };
  port.onmessage = ({ data }: MessageEvent) => {
    const message = readFrameMessage(data);
    if (!open || !message || message['s'] !== session) return;
    heartbeat.received();
    if (message.t === 'res') pending.settle(message);
    else if (message.t === 'evt') receiveEvent(message);
    else if (message.t === 'bye') lose(message['why'] === 'replaced');
  };

  return {
    request: (method, params, timeoutMs) =>
      open ? pending.add(timeoutMs, (id) => post({ t: 'req', id, m: method, p: params })) : Promise.reject(localFailure('DISCONNECTED')),
    probe() {
      if (open) heartbeat.probe();
    },
    close,
  };
}
