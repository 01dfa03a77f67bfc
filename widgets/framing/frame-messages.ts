import type { EventName } from '../../bridge/contract/events.ts';
import type { FrameServer } from '../../bridge/frame/frame-server.ts';
import type { Connection } from '../../bridge/host/connect.ts';
import type { Emit, EventArguments } from '../../src/binding/emit.ts';
import type { CheckoutEvents } from '../../src/features/checkout/events.ts';
import type { SignInEvents } from '../../src/features/sign-in/events.ts';

/** The bridge event that carries each event of a feature out of its frame, with the same detail. */
export type FrameMessages<Events> = { readonly [N in keyof Events & string]: EventName };

export const signInMessages = {
  'signed-in': 'signedin', 'signed-out': 'signedout', 'sign-in-failed': 'signinfailed',
} as const satisfies FrameMessages<SignInEvents>;

export const checkoutMessages = {
  purchased: 'purchased', 'sign-in-required': 'accessrequired',
} as const satisfies FrameMessages<CheckoutEvents>;

/** Inside the frame: the feature.s events are sent to the page. None can be prevented there. */
export function sendToPage<Events>(server: Pick<FrameServer, 'emit'>, messages: FrameMessages<Events>): Emit<Events> {
  return (...[name, detail]) => {
    server.emit(messages[name], detail as never);
    return true;
  };
}

/** On the page: messages of the frame become the element.s own events; a request is cancelable. @returns stop */
export function emitFromFrame<Events>(connection: Pick<Connection, 'on'>, messages: FrameMessages<Events>, emit: Emit<Events>): () => void {
  const stops = Object.entries<EventName>(messages).map(([name, message]) => connection.on(message, (detail: unknown) => {
    emit(...([name, detail, { cancelable: isAsked(detail) }] as unknown as EventArguments<Events>));
  }));
  return () => stops.forEach((stop) => stop());
}

const isAsked = (detail: unknown): boolean => typeof detail === 'object' && detail !== null && 'asked' in detail && detail.asked === true;
