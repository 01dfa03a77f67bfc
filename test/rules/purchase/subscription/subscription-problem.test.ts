import { expect, test } from 'vitest';
import type { CallFailure } from '../../../../src/contracts/wire/call-failure.ts';
import { subscriptionProblem } from '../../../../src/rules/purchase/subscription/subscription-problem.ts';

const refusal = (status: number, ...messages: string[]): CallFailure => ({ kind: 'refused', status, body: { code: 'refused', messages } });

const coded = (status: number, code: string): CallFailure => ({ kind: 'refused', status, body: { code, messages: ['Words for engineers.'] } });

/** @source spec 2 §8 "Cancel failure: rejected with joined messages" */
test.each<[string, CallFailure, ReturnType<typeof subscriptionProblem>]>([
  ['a change without its version', refusal(428, 'version-missing'), { labelKey: 'subscriptionChanged', messages: [], isStale: true }],
  ['an old version', refusal(412, 'subscription-changed'), { labelKey: 'subscriptionChanged', messages: [], isStale: true }],
  ['a licence that is gone', refusal(404, 'no'), { labelKey: 'subscriptionChanged', messages: [], isStale: true }],
  ['no answer', { kind: 'unreachable', status: 0 }, { labelKey: 'platformUnreachable', messages: [], isStale: true }],
  ['too often', refusal(429, 'slow down'), { labelKey: 'tooManyAttempts', messages: [], isStale: false }],
  ['several messages', refusal(400, 'One.', '', 'Two.', 'One.'), { labelKey: 'sorrySomethingWentWrong', messages: ['One.', 'Two.'], isStale: false }],
  ['a card that was declined', refusal(402, 'Your card was declined.'), { labelKey: 'sorrySomethingWentWrong', messages: ['Your card was declined.'], isStale: true }],
  ['a change that does not fit', coded(409, 'change-not-possible'), { labelKey: 'subscriptionChanged', messages: [], isStale: true }],
  ['an offer that has gone', coded(409, 'offer-not-available'), { labelKey: 'subscriptionOfferGone', messages: [], isStale: true }],
  ['a day that cannot be', coded(400, 'invalid-resume-date'), { labelKey: 'dateWrong', messages: [], isStale: false }],
  ['a restricted profile', coded(403, 'account-for-grown-ups'), { labelKey: 'accountForGrownUpsLead', messages: [], isStale: false }],
  ['a child', coded(403, 'kidPurchasePermissionDenied'), { labelKey: 'kidPurchasePermissionDenied', messages: [], isStale: false }],
  ['a member of the team in the member’s place', coded(403, 'notWhileImpersonating'), { labelKey: 'notWhileImpersonating', messages: [], isStale: false }],
  ['a code that every object has', coded(400, 'constructor'), { labelKey: 'sorrySomethingWentWrong', messages: ['Words for engineers.'], isStale: false }],
  ['another conflict', refusal(409, 'One.'), { labelKey: 'sorrySomethingWentWrong', messages: ['One.'], isStale: true }],
  ['a refusal without words', { kind: 'refused', status: 400 }, { labelKey: 'sorrySomethingWentWrong', messages: [], isStale: false }],
  ['a platform that fails: its words are for engineers', refusal(500, 'stack'), { labelKey: 'sorrySomethingWentWrong', messages: [], isStale: false }],
  ['an answer that cannot be read', { kind: 'contract-broken', status: 200 }, { labelKey: 'sorrySomethingWentWrong', messages: [], isStale: false }],
])('%s', (_case, failure, problem) => {
  expect(subscriptionProblem(failure)).toEqual(problem);
});
