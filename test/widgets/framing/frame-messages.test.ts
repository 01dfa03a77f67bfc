import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { shapeOfEvent, type EventData, type EventName } from '../../../bridge/contract/events.ts';
import type { Emit } from '../../../src/binding/emit.ts';
import type { CheckoutEvents } from '../../../src/features/checkout/events.ts';
import type { SignInEvents } from '../../../src/features/sign-in/events.ts';
import { checkoutMessages, emitFromFrame, sendToPage, signInMessages, type FrameMessages } from '../../../widgets/framing/frame-messages.ts';

/** A frame and its page without a browser between them; what does not fit the bridge's contract does not arrive. */
function joined<Events>(messages: FrameMessages<Events>) {
  const listeners = new Map<EventName, (data: unknown) => void>();
  const emit = vi.fn((..._event: unknown[]) => true);
  const connection = { on: (name: EventName, listener: (data: never) => void) => (listeners.set(name, listener as (data: unknown) => void), () => listeners.delete(name)) };
  const stop = emitFromFrame(connection as never, messages, emit as unknown as Emit<Events>);
  const server = { emit: (name: EventName, data: unknown) => {
    const parsed = shapeOfEvent(name).data.safeParse(JSON.parse(JSON.stringify(data)));
    if (parsed.success) listeners.get(name)?.(parsed.data);
  } };
  return { tell: sendToPage(server as never, messages), emit, stop, listeners };
}

const asked = { id: null, kind: null, need: 'sign-in', asked: true } as const;

describe('events of framed forms', () => {
  it.each([
    ['signed-in', { who: 'member', displayName: 'Ada', profileType: 'adult' }],
    ['signed-out', null],
    ['sign-in-failed', { code: 'wrong-credentials' }],
  ] as const)('%s of the sign-in arrives with its detail, and cannot be prevented', (...event) => {
    const { tell, emit } = joined<SignInEvents>(signInMessages);
    tell(...event);
    expect(emit.mock.calls).toEqual([[...event, { cancelable: false }]]);
  });

  it.each([
    ['purchased', { licenceIds: ['pass'] }, false],
    ['sign-in-required', asked, true],
  ] as const)('%s of the checkout arrives; a button that asks for something can be prevented', (name, detail, cancelable) => {
    const { tell, emit } = joined<CheckoutEvents>(checkoutMessages);
    tell(...([name, detail] as Parameters<Emit<CheckoutEvents>>));
    expect(emit.mock.calls).toEqual([[name, detail, { cancelable }]]);
  });

  it('leaves no listener behind', () => {
    const { stop, listeners } = joined<SignInEvents>(signInMessages);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('has the details that the bridge promises', () => {
    expectTypeOf<EventData<'purchased'>>().toExtend<CheckoutEvents['purchased']>();
    expectTypeOf<EventData<'signinfailed'>>().toEqualTypeOf<SignInEvents['sign-in-failed']>();
  });
});
