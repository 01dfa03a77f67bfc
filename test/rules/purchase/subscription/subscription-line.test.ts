import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../../src/contracts/purchase/held-licence.ts';
import { subscriptionLine } from '../../../../src/rules/purchase/subscription/subscription-line.ts';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-24T12:00:00Z');
const utc = { now, zone: 'UTC' };
type Read = Parameters<typeof subscriptionLine>[0];
const held = (change: Partial<Read> = {}): Read => ({ status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', pauseState: 'ALLOWED', expiryTimestamp: at('2026-12-20T12:00:00Z'), subscriptionPendingActions: [], ...change });
const pending = (action: 'PAUSE' | 'RESUME' | 'CONFIRMED_PAYMENT_REQUIRED' | 'REFRESH_PAYMENT_DETAILS' | 'UNKNOWN', due?: string) => ({ action, requestedAt: now - 1, ...(due ? { actionDueBy: at(due) } : {}) });
const payment = (paymentEventType: 'CONFIRMED' | 'UNCONFIRMED' | 'UNKNOWN'): NonNullable<SubscriptionStatus['licencePayment']> => ({ paymentEventType });

/** @source spec 2 §2 "Subscription management display", §4 */
test.each<[string, Partial<Read>, ReturnType<typeof subscriptionLine>]>([
  ['pause requested: it begins when the paid time ends', { subscriptionPendingActions: [pending('PAUSE')] }, { state: 'pauseRequested', at: at('2026-12-20T12:00:00Z') }],
  ['pause requested, with a moment of its own', { subscriptionPendingActions: [pending('PAUSE', '2026-12-01T00:00:00Z')] }, { state: 'pauseRequested', at: at('2026-12-01T00:00:00Z') }],
  ['resume requested', { status: 'EXPIRED', pauseState: 'PAUSED', subscriptionPendingActions: [pending('RESUME')] }, { state: 'resumeRequested' }],
  ['payment pending', { subscriptionPendingActions: [pending('CONFIRMED_PAYMENT_REQUIRED', '2026-11-26T00:00:00Z')] }, { state: 'paymentPending', at: at('2026-11-26T00:00:00Z') }],
  ['payment pending, also before a licence has begun', { status: 'INACTIVE', licencePayment: payment('UNCONFIRMED'), subscriptionPendingActions: [pending('CONFIRMED_PAYMENT_REQUIRED')] }, { state: 'paymentPending', at: undefined }],
  ['a request goes before a payment', { subscriptionPendingActions: [pending('CONFIRMED_PAYMENT_REQUIRED'), pending('PAUSE')] }, { state: 'pauseRequested', at: at('2026-12-20T12:00:00Z') }],
  ['paused with a date, still active', { pauseState: 'PAUSED', resumeTimestamp: at('2027-01-10T00:00:00Z') }, { state: 'pausedUntil', at: at('2027-01-10T00:00:00Z'), isStillActive: true }],
  ['paused with a date, not active', { status: 'EXPIRED', pauseState: 'PAUSED', resumeTimestamp: at('2027-01-10T00:00:00Z') }, { state: 'pausedUntil', at: at('2027-01-10T00:00:00Z'), isStillActive: false }],
  ['paused without a date, still active', { pauseState: 'PAUSED' }, { state: 'pausedIndefinitely', isStillActive: true }],
  ['paused without a date, not active', { status: 'EXPIRED', pauseState: 'PAUSED' }, { state: 'pausedIndefinitely', isStillActive: false }],
  ['paused, its paid time over by the clock', { pauseState: 'PAUSED', expiryTimestamp: now }, { state: 'pausedIndefinitely', isStillActive: false }],
  ['paused, its end passed a moment ago', { pauseState: 'PAUSED', resumeTimestamp: now - 1 }, { state: 'pausedUntil', at: now, isStillActive: true }],
  ['renews today', { expiryTimestamp: at('2026-11-24T23:59:59Z') }, { state: 'renewsToday', at: at('2026-11-24T23:59:59Z') }],
  ['renews tomorrow', { expiryTimestamp: at('2026-11-25T00:00:00Z') }, { state: 'renewsTomorrow', at: at('2026-11-25T00:00:00Z') }],
  ['renews on a date', { expiryTimestamp: at('2026-11-26T00:00:00Z') }, { state: 'renewsOn', at: at('2026-11-26T00:00:00Z') }],
  ['a trial that goes on by itself', { status: 'TRIAL_ACTIVE', expiryTimestamp: at('2026-11-25T00:00:00Z') }, { state: 'renewsTomorrow', at: at('2026-11-25T00:00:00Z') }],
  ['renewed a moment late, on its day', { expiryTimestamp: at('2026-11-24T00:00:00Z') }, { state: 'renewsToday', at: at('2026-11-24T00:00:00Z') }],
  ['a renewal of yesterday has not been paid', { expiryTimestamp: at('2026-11-23T23:59:59Z') }, { state: 'paymentPending' }],
  ['expires today', { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: at('2026-11-24T23:59:59Z') }, { state: 'expiresToday', at: at('2026-11-24T23:59:59Z') }],
  ['expires tomorrow', { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: at('2026-11-25T12:00:00Z') }, { state: 'expiresTomorrow', at: at('2026-11-25T12:00:00Z') }],
  ['expires on a date', { autoRenewingStatus: 'NOT_RENEWING' }, { state: 'expiresOn', at: at('2026-12-20T12:00:00Z') }],
  ['expired a moment ago', { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: now }, { state: 'expired', at: now }],
  ['expired', { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: at('2026-10-01T00:00:00Z') }, { state: 'expired', at: at('2026-10-01T00:00:00Z') }],
  ['unconfirmed', { status: 'INACTIVE', licencePayment: payment('UNCONFIRMED') }, { state: 'unconfirmed' }],
  ['inactive for another reason', { status: 'INACTIVE', licencePayment: payment('CONFIRMED') }, { state: 'inactive' }],
  ['unknown renewing', { autoRenewingStatus: 'UNKNOWN_RENEWING' }, { state: 'unknownRenewing', at: at('2026-12-20T12:00:00Z') }],
  ['free', { status: 'FREE', subscriptionPendingActions: [pending('PAUSE')] }, { state: 'free' }],
  ['without an end', { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: undefined }, { state: 'endless' }],
  ['a status of a newer platform', { status: 'UNKNOWN' }, { state: 'unknown' }],
  ['a card that has to be entered again changes nothing', { subscriptionPendingActions: [pending('REFRESH_PAYMENT_DETAILS'), pending('UNKNOWN')] }, { state: 'renewsOn', at: at('2026-12-20T12:00:00Z') }],
  ['a pause that is asked of what is over', { status: 'EXPIRED', subscriptionPendingActions: [pending('PAUSE')] }, { state: 'expired', at: at('2026-12-20T12:00:00Z') }],
  ['a resume that is asked of what runs', { subscriptionPendingActions: [pending('RESUME')] }, { state: 'renewsOn', at: at('2026-12-20T12:00:00Z') }],
])('%s', (_case, change, line) => {
  expect(subscriptionLine(held(change), utc)).toEqual(line);
});

describe('days begin in the viewer’s zone', () => {
  const renews = (expiry: string, seen: string, zone: string) => subscriptionLine(held({ expiryTimestamp: at(expiry) }), { now: at(seen), zone }).state;

  test.each([
    ['Pacific/Auckland', 'renewsToday'], ['UTC', 'renewsTomorrow'], ['America/Los_Angeles', 'renewsTomorrow'],
  ])('in %s: %s', (zone, state) => {
    expect(renews('2026-11-25T09:00:00Z', '2026-11-24T12:00:00Z', zone)).toBe(state);
  });

  test.each([
    ['clocks go forward: the day has 23 hours', '2026-03-30T00:30:00+02:00', '2026-03-29T00:30:00+01:00', 'renewsTomorrow'],
    ['clocks go forward: 24 hours are a day and an hour', '2026-03-30T00:30:00+02:00', '2026-03-28T23:59:00+01:00', 'renewsOn'],
    ['clocks go back: the day has 25 hours', '2026-10-25T23:30:00+01:00', '2026-10-25T00:00:00+02:00', 'renewsToday'],
    ['clocks go back: after 24 hours it is still the same day', '2026-10-26T00:00:00+01:00', '2026-10-25T00:00:00+02:00', 'renewsTomorrow'],
  ])('in Berlin, %s', (_case, expiry, seen, state) => {
    expect(renews(expiry, seen, 'Europe/Berlin')).toBe(state);
  });
});

describe('over every combination', () => {
  const day = 86_400_000;
  const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
  const moments = fc.constantFrom(-400 * day, -day, -1, 0, 1, day - 1, day, 2 * day, 40 * day, 800 * day).map((offset) => now + offset);
  const combination: fc.Arbitrary<Read> = fc.record({
    status: fc.constantFrom('ACTIVE', 'TRIAL_ACTIVE', 'EXPIRED', 'INACTIVE', 'FREE', 'UNKNOWN'),
    autoRenewingStatus: fc.constantFrom('AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN_RENEWING'),
    pauseState: fc.constantFrom('PAUSED', 'NOT_ALLOWED', 'ALLOWED', 'UNKNOWN'),
    expiryTimestamp: optional(moments),
    resumeTimestamp: optional(moments),
    subscriptionPendingActions: fc.uniqueArray(fc.constantFrom('PAUSE', 'RESUME', 'CONFIRMED_PAYMENT_REQUIRED', 'REFRESH_PAYMENT_DETAILS', 'UNKNOWN'), { maxLength: 5 }).map((actions) => actions.map((action) => pending(action))),
    licencePayment: optional(fc.constantFrom('CONFIRMED', 'UNCONFIRMED', 'UNKNOWN').map(payment)),
  });
  const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kathmandu', undefined);
  const dayIn = (moment: number, zone: string | undefined) => Date.parse(`${new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)}T00:00:00Z`) / day;
  const all = (property: (read: Read, zone: string | undefined, state: string, line: ReturnType<typeof subscriptionLine>) => void) =>
    fc.assert(fc.property(combination, zones, (read, zone) => {
      const line = subscriptionLine(read, { now, zone });
      property(read, zone, line.state, line);
    }), { numRuns: 2_000 });

  test('a line is always the same, and only what is paused is said to be paused', () => all((read, zone, state, line) => {
    expect(subscriptionLine(structuredClone(read), { now, zone })).toEqual(line);
    if (/^paused|^resume/.test(state)) expect(read.pauseState).toBe('PAUSED');
    if (read.pauseState === 'PAUSED') expect(['free', 'resumeRequested', 'paymentPending', 'pausedUntil', 'pausedIndefinitely']).toContain(state);
  }));

  test('today, tomorrow and a date are told apart by the calendar of the zone', () => all((read, zone, state) => {
    const [, when] = /^(?:renews|expires)(Today|Tomorrow|On)$/.exec(state) ?? [];
    if (!when) return;
    const ahead = dayIn(read.expiryTimestamp!, zone) - dayIn(now, zone);
    expect(when).toBe(ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : 'On');
    expect(ahead).toBeGreaterThanOrEqual(0);
  }));

  test('nobody is told that something renews which does not, or that it ends when it renews', () => all((read, _zone, state) => {
    if (state.startsWith('renews')) expect([read.autoRenewingStatus, ['ACTIVE', 'TRIAL_ACTIVE'].includes(read.status)]).toEqual(['AUTO_RENEWING', true]);
    if (state.startsWith('expires')) expect(read.autoRenewingStatus).toBe('NOT_RENEWING');
    if ('FREE' === read.status) expect(state).toBe('free');
  }));
});
