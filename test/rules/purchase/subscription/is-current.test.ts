import { expect, test } from 'vitest';
import { isCurrent, isUnconfirmed } from '../../../../src/rules/purchase/subscription/is-current.ts';

/** @source spec 2 §4 "A licence is current when ACTIVE, or EXPIRED while paused" */
test.each([
  ['ACTIVE', 'ALLOWED', true], ['ACTIVE', 'PAUSED', true], ['ACTIVE', 'NOT_ALLOWED', true],
  ['EXPIRED', 'PAUSED', true], ['EXPIRED', 'ALLOWED', false], ['EXPIRED', 'NOT_ALLOWED', false], ['EXPIRED', 'UNKNOWN', false],
  ['TRIAL_ACTIVE', 'ALLOWED', true], ['FREE', 'NOT_ALLOWED', true],
  ['INACTIVE', 'ALLOWED', false], ['INACTIVE', 'PAUSED', false], ['UNKNOWN', 'PAUSED', false],
] as const)('%s, %s: %s', (status, pauseState, current) => {
  expect(isCurrent({ status, pauseState })).toBe(current);
});

/** @source spec 2 §4 "starts INACTIVE with an unconfirmed payment event" */
test.each([
  ['INACTIVE', 'UNCONFIRMED', true], ['INACTIVE', 'CONFIRMED', false], ['INACTIVE', 'UNKNOWN', false], ['INACTIVE', undefined, false],
  ['ACTIVE', 'UNCONFIRMED', false], ['TRIAL_ACTIVE', 'UNCONFIRMED', false], ['EXPIRED', 'UNCONFIRMED', false],
] as const)('%s, its payment %s: waits for it: %s', (status, paymentEventType, waits) => {
  expect(isUnconfirmed({ status, ...(paymentEventType ? { licencePayment: { paymentEventType } } : {}) })).toBe(waits);
});
