import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../../../src/api/call.ts';
import * as cancelReasons from '../../../../src/api/calls/purchase/cancel-reasons.ts';
import * as history from '../../../../src/api/calls/purchase/history.ts';
import * as plans from '../../../../src/api/calls/purchase/plans.ts';
import * as subscriptions from '../../../../src/api/calls/purchase/subscriptions.ts';
import { testSettings } from '../../../support/test-settings.ts';

const calls = { ...subscriptions, ...plans, ...history, ...cancelReasons } as unknown as Record<string, Call>;
const requestOf = (name: string, input: object) => {
  const call = calls[name]!;
  return { method: call.method, base: call.base(testSettings.endpoints), ...call.request(z.parse(call.input, input), testSettings.endpoints) };
};
const one = { licenceId: 'pass', version: 3 };
const resumeAfter = Date.parse('2026-12-24T00:00:00Z');
const ifSeen = { headers: { 'if-match': '"3"' } };

/** @source spec 2 §7, row by row */
test.each([
  ['readHeldLicences', {}, 'GET', '/user/licence', {}],
  ['pauseLicence', one, 'POST', '/active-licences/pass/pause', { ...ifSeen, body: { config: {} } }],
  ['pauseLicence', { ...one, resumeAfter }, 'POST', '/active-licences/pass/pause', { ...ifSeen, body: { config: { resumeAfter: '2026-12-24T00:00:00.000Z' } } }],
  ['resumeLicence', one, 'POST', '/active-licences/pass/resume', ifSeen],
  ['cancelLicence', one, 'DELETE', '/active-licences/pass', { ...ifSeen, query: { cancellationDiscount: undefined } }],
  ['cancelLicence', { ...one, ignoreOffer: true }, 'DELETE', '/active-licences/pass', { ...ifSeen, query: { cancellationDiscount: 'IGNORE' } }],
  ['verifyCancellationOffer', { licenceId: 'pass' }, 'GET', '/cancellation-promo/pass/verify', {}],
  ['redeemCancellationOffer', one, 'POST', '/cancellation-promo/pass/redeem', ifSeen],
  ['refuseCancellationOffer', one, 'POST', '/cancellation-promo/pass/refuse', ifSeen],
  ['reactivateLicence', one, 'PATCH', '/reactivate-licence/pass', { ...ifSeen, body: {} }],
  ['authorisePayment', one, 'POST', '/licence/pass/payment-authorization', ifSeen],
  ['payLicenceByCard', { ...one, cardId: 'c1' }, 'POST', '/licence/pass/payment-details/c1', { ...ifSeen, query: { shownDue: undefined } }],
  ['payLicenceByCard', { ...one, cardId: 'c1', shownDue: 999 }, 'POST', '/licence/pass/payment-details/c1', { ...ifSeen, query: { shownDue: 999 } }],
  ['updateLicenceCard', { ...one, cardId: 'c1' }, 'PUT', '/licence/pass/payment-details/c1', { ...ifSeen, query: { shownDue: undefined } }],
  ['answerPriceMigration', { migrationId: 'm1', version: 3, status: 'LEAVE' }, 'PUT', '/price-migration/m1/consent', { ...ifSeen, body: { status: 'LEAVE' } }],
  ['answerPriceMigration', { migrationId: 'm1', version: 3, status: 'CONTINUE' }, 'PUT', '/price-migration/m1/consent', { ...ifSeen, body: { status: 'CONTINUE' } }],
  ['previewPlan', { licenceId: 'pass', sku: 'a' }, 'POST', '/basket/changes', { body: { licenceId: 'pass', sku: 'a' } }],
  ['changePlan', { quoteId: 'q/1' }, 'POST', '/basket/changes/q%2F1', { body: {} }],
  ['keepPlan', one, 'DELETE', '/basket/changes/pass', ifSeen],
  ['readPaymentHistory', {}, 'GET', '/customer/payment-history', { query: { lastSeen: undefined } }],
  ['sayCancelReason', { licenceId: 'pass', reason: 'NOT_USED' }, 'PUT', '/active-licences/pass/cancel-reason', { body: { reason: 'NOT_USED' } }],
  ['readReceipt', { licenceId: 'a/b' }, 'GET', '/customer/receipts/a%2Fb', {}],
  ['readInvoiceFile', { id: 'a/b' }, 'GET', '/customer/payment-history/a%2Fb/pdf', {}],
  ['readPaymentHistory', { lastSeen: '20' }, 'GET', '/customer/payment-history', { query: { lastSeen: '20' } }],
])('%s %j: %s %s', (name, input, method, path, rest) => {
  expect(requestOf(name, input)).toEqual({ method, base: testSettings.endpoints.v2, path, ...rest });
});

test('an id never changes the path', () => {
  expect(requestOf('pauseLicence', { ...one, licenceId: '../pass/resume?x' }).path).toBe('/active-licences/..%2Fpass%2Fresume%3Fx/pause');
});

test('a member’s own alone, and never a partner’s page', () => {
  expect(Object.values(calls).map(({ auth, exposure }) => `${auth} ${exposure}`)).toEqual(Object.values(calls).map(() => 'member frame'));
});

test('what changes a subscription is told to every element, frame and tab; what only asks is not', () => {
  const told = Object.values(calls).filter(({ changes }) => changes).map(({ name, changes }) => [name, changes?.subject]);
  expect(told).toEqual(['pauseLicence', 'resumeLicence', 'cancelLicence', 'redeemCancellationOffer', 'reactivateLicence', 'authorisePayment', 'payLicenceByCard', 'updateLicenceCard', 'answerPriceMigration', 'changePlan', 'keepPlan'].map((name) => [name, 'entitlements']));
});
