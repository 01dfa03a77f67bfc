import { expect, test } from 'vitest';
import { type PlanTarget, planKindOf } from '../../../../../demo/platform/purchase/plans/plan-kind.ts';

type Row = Parameters<typeof planKindOf>[0];
type Kinds = [higher: 'UPGRADE' | undefined, lower: 'DOWNGRADE' | undefined];

const now = 1_000_000;
const month = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' } as const;
const licence = (rank: number, change: Partial<PlanTarget['licence']> = {}): PlanTarget['licence'] => ({ id: `rank-${rank}`, familyId: 'family', rank, strategy: month, ...change });
const runs: Row = { status: 'ACTIVE', renews: true, paused: false, failedTries: 0, pendingActions: [], expiresAt: now + 1000, period: 'P1M', scale: 2, currency: 'USD' };
const price = { scale: 2, currency: 'USD' };

/** Both ways from the middle of a family. */
function kindsOf(row: Partial<Row>, target: Partial<PlanTarget> & { change?: Partial<PlanTarget['licence']> } = {}, isBelowHeld = false): Kinds {
  const kind = (rank: number) => planKindOf({ ...runs, ...row }, licence(2), { price, ...target, licence: licence(rank, target.change) }, { isBelowHeld, now });
  return [kind(3), kind(1)] as Kinds;
}

/** @source spec 2 §8 INVALID_TIER_CHANGE; design/checkout.md 7 */
test.each<[string, Kinds, Kinds]>([
  ['runs and is renewed', kindsOf({}), ['UPGRADE', 'DOWNGRADE']],
  ['its card is to be refreshed, and nothing is open', kindsOf({ pendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: 1 }] }), ['UPGRADE', 'DOWNGRADE']],
  ['cancelled, and still open', kindsOf({ renews: false }), ['UPGRADE', undefined]],
  ['free trial', kindsOf({ status: 'TRIAL_ACTIVE' }), [undefined, undefined]],
  ['paused', kindsOf({ status: 'EXPIRED', paused: true }), [undefined, undefined]],
  ['about to be paused', kindsOf({ pendingActions: [{ action: 'PAUSE', requestedAt: 1 }] }), [undefined, undefined]],
  ['not paid', kindsOf({ failedTries: 1 }), [undefined, undefined]],
  ['over', kindsOf({ status: 'EXPIRED', renews: false }), [undefined, undefined]],
  ['not begun', kindsOf({ status: 'INACTIVE' }), [undefined, undefined]],
  ['its time is up, and it is charged at any moment', kindsOf({ expiresAt: now }), [undefined, undefined]],
  ['for ever', kindsOf({ expiresAt: null }), [undefined, undefined]],
  ['bought once', kindsOf({ period: null, renews: false }), [undefined, undefined]],
  ['another period', kindsOf({}, { change: { strategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' } } }), [undefined, undefined]],
  ['sold once', kindsOf({}, { change: { strategy: { type: 'PPV' } } }), [undefined, undefined]],
  ['another currency', kindsOf({}, { price: { scale: 2, currency: 'EUR' } }), [undefined, undefined]],
  ['another scale', kindsOf({}, { price: { scale: 3, currency: 'USD' } }), [undefined, undefined]],
  ['no price', kindsOf({}, { price: undefined }), [undefined, undefined]],
  ['another family', kindsOf({}, { change: { familyId: 'other' } }), [undefined, undefined]],
  ['no family', kindsOf({}, { change: { familyId: null } }), [undefined, undefined]],
  ['the same rank', kindsOf({}, { change: { rank: 2 } }), [undefined, undefined]],
  ['itself', kindsOf({}, { change: { id: 'rank-2' } }), [undefined, undefined]],
  ['a higher one is held', kindsOf({}, {}, true), [undefined, undefined]],
  ['the other one is held for longer', kindsOf({}, { heldUntil: now + 2000 }), [undefined, undefined]],
  ['the other one is held, and ends before', kindsOf({}, { heldUntil: now + 1000 }), [undefined, 'DOWNGRADE']],
  ['the other one is held for ever', kindsOf({}, { heldUntil: null }), [undefined, undefined]],
])('%s', (_case, kinds, expected) => {
  expect(kinds).toEqual(expected);
});
