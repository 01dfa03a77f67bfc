import { localFailure } from '../bridge-failure.ts';
import type { Capabilities } from '../connection.ts';
import { createListeners } from './listeners.ts';

/** Raised by this side itself: never asked of the frame, and without its grant. */
const hostEvents: readonly string[] = ['resync', 'connection'];

interface SubscriptionPorts {
  /** What the frame granted and offers now. */
  readonly capabilities: () => Capabilities | undefined;
  readonly ask: (method: 'subscribe' | 'unsubscribe', events: string[]) => Promise<unknown>;
}

/** The listeners of the page, and the subscriptions of the frame that serve them. */
export function createSubscriptions({ capabilities, ask }: SubscriptionPorts) {
  const listeners = createListeners();
  /** A failure here means that the session is over or the frame is older; the next welcome asks again. */
  const follow = (method: 'subscribe' | 'unsubscribe', events: readonly string[]) => {
    const offered = events.filter((event) => capabilities()?.events.includes(event));
    if (offered.length > 0) ask(method, offered).catch(() => undefined);
  };
  return {
    dispatch: listeners.dispatch,
    hasListeners: () => listeners.names().length > 0,
    /** The frame has another document: subscribes again to what is listened to. */
    resubscribe: () => follow('subscribe', listeners.names()),
    clear: listeners.clear,
    /** @returns stops listening */
    add(event: string, listener: (data: unknown) => void): () => void {
      if (!hostEvents.includes(event) && capabilities()?.grants.observe !== true) throw localFailure('NOT_PERMITTED');
      const { first, remove } = listeners.add(event, listener);
      if (first) follow('subscribe', [event]);
      return () => {
        if (remove()) follow('unsubscribe', [event]);
      };
    },
  };
}
