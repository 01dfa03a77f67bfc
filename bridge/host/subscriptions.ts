import { localFailure } from './bridge-failure.ts';
import type { Capabilities } from './connection.ts';
import { createListeners } from './listeners.ts';

/** Told by this side itself: never asked of the frame, and without its grant. */
const hostEvents: readonly string[] = ['resync', 'connection'];

interface AudiencePorts {
  /** What the frame offers now. */
  readonly offer: () => Capabilities | undefined;
  readonly ask: (method: 'subscribe' | 'unsubscribe', events: string[]) => Promise<unknown>;
}

/** The page's listeners, and the frame's knowledge of what they wait for. */
export function createSubscriptions({ offer, ask }: AudiencePorts) {
  const listeners = createListeners();
  /** A failure here means that the link is gone or the frame is older; the next welcome asks again. */
  const follow = (method: 'subscribe' | 'unsubscribe', events: readonly string[]) => {
    const offered = events.filter((event) => offer()?.events.includes(event));
    if (offered.length > 0) ask(method, offered).catch(() => undefined);
  };
  return {
    tell: listeners.tell,
    isThere: () => listeners.names().length > 0,
    /** Another document stands in the frame: what is waited for is asked of it too. */
    followAgain: () => follow('subscribe', listeners.names()),
    leave: listeners.clear,
    /** @returns stops listening */
    add(event: string, hear: (data: unknown) => void): () => void {
      if (!hostEvents.includes(event) && offer()?.grants.observe !== true) throw localFailure('NOT_PERMITTED');
      const { first, remove } = listeners.add(event, hear);
      if (first) follow('subscribe', [event]);
      return () => {
        if (remove()) follow('unsubscribe', [event]);
      };
    },
  };
}
