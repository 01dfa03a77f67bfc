import { expect, test } from 'vitest';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';
import { paymentError } from '../../../../src/rules/purchase/payment/payment-error.ts';

const said = (status: number, code: string, messages: string[] = [], details?: { missingFields: string[] }) =>
  paymentError({ kind: 'refused', status, body: { code, messages, details } });

/** The rows of spec 2 §8, in its order. */
test.each([
  ['409 with first message freeTrialDenied', said(409, 'CONFLICT', ['freeTrialDenied']), { labelKey: 'freeTrialDenied', retryable: true }],
  ['424 BASKET_REQUIREMENTS_FAILED', said(424, 'BASKET_REQUIREMENTS_FAILED', [], { missingFields: ['taxNumber'] }), { labelKey: 'billingDetailsRequired', retryable: false, missingFields: ['taxNumber'] }],
  ['424 elsewhere, with missing fields', said(424, 'FAILED_DEPENDENCY', ['for engineers'], { missingFields: ['city'] }), { labelKey: 'billingDetailsRequired', retryable: false, missingFields: ['city'] }],
  ['424 elsewhere, without', said(424, 'FAILED_DEPENDENCY', ['Something depends.']), { labelKey: 'anErrorOccured', text: 'Something depends.', retryable: true }],
  ['card_declined', said(402, 'card_declined', ['Your bank said no.']), { labelKey: 'cardDeclined', text: 'Your bank said no.', field: 'number', retryable: true }],
  ['incorrect_number', said(402, 'incorrect_number', ['No such card.']), { labelKey: 'invalidCardNumber', text: 'No such card.', field: 'number', retryable: true }],
  ['INVALID_TIER_CHANGE', said(400, 'INVALID_TIER_CHANGE'), { labelKey: 'invalidTierChange', retryable: false }],
  ['BAD_REQUEST', said(400, 'BAD_REQUEST'), { labelKey: 'paymentError', retryable: true }],
  ['too many cards', said(400, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'), { labelKey: 'maxPaymentMethodsErrorMessage', retryable: false, leadsTo: 'cards' }],
  ['CAPTCHA_FAIL_ERROR', said(400, 'CAPTCHA_FAIL_ERROR'), { labelKey: 'captchaFailed', retryable: true }],
  ['CHALLENGE_FAILED', said(400, 'CHALLENGE_FAILED'), { labelKey: 'captchaFailed', retryable: true }],
  ['another message', said(400, 'ODD', ['Something odd.']), { labelKey: 'anErrorOccured', text: 'Something odd.', retryable: true }],
  ['another code', said(400, 'ODD'), { labelKey: 'anErrorOccured', text: 'ODD', retryable: true }],
  ['nothing said', paymentError({ kind: 'refused', status: 500 }), { labelKey: 'anErrorOccured', retryable: true }],
  ['missing payment detail', said(400, 'MISSING_PAYMENT_DETAIL'), { labelKey: 'failedPayment', field: 'number', retryable: true }],
  ['no such card', said(400, 'failedPayment', ['No such card.']), { labelKey: 'failedPayment', field: 'number', retryable: true }],
  ['held already', said(409, 'licenceAlreadyActive', ['This licence is held already.']), { labelKey: 'alreadyOwned', retryable: false }],
  ['a child', said(403, 'kidPurchasePermissionDenied'), { labelKey: 'kidPurchasePermissionDenied', retryable: false }],
  ['a restricted profile', said(403, 'account-for-grown-ups'), { labelKey: 'accountForGrownUpsLead', retryable: false }],
  ['outside the territory', said(403, 'signupGeoRestriction'), { labelKey: 'signupGeoRestriction', retryable: false }],
  ['on a VPN', said(403, 'vpnErrorMessage'), { labelKey: 'vpnErrorMessage', retryable: false }],
  ['an invalid voucher, in the server’s words', said(400, 'invalidVoucher', ['No such code.']), { labelKey: 'invalidVoucher', text: 'No such code.', retryable: true }],
  ['an invalid voucher, without words', said(400, 'BAD', ['invalidVoucher']), { labelKey: 'invalidVoucher', retryable: true }],
  ['a voucher that gives the licence', said(409, 'voucherGivesLicence', ['voucherGivesLicence']), { labelKey: 'voucherGivesLicence', retryable: true }],
  ['too many tries', paymentError({ kind: 'refused', status: 429, retryAfterMs: 24_000, body: { code: 'too-many-requests', messages: ['Too many requests.'] } }), { labelKey: 'tooManyAttempts', retryable: true, waitMs: 24_000 }],
  ['a bank that works on another payment', said(409, 'payment-in-flight', ['Another payment is being made.']), { labelKey: 'paymentInFlight', retryable: true }],
  ['a basket that costs something else', said(409, 'stale-basket', ['The price has changed; look at the basket again.']), { labelKey: 'basketChanged', retryable: true }],
  ['a kept card that asks for the password', said(403, 'proof-required', ['The password is asked for first.']), { labelKey: 'paymentNeedsProof', retryable: true }],
  ['a kept card that asks for a sign-in', said(403, 'recent-sign-in-required', ['Sign in again.']), { labelKey: 'paymentNeedsSignIn', retryable: true }],
  ['no answer', paymentError({ kind: 'unreachable', status: 0 }), { labelKey: 'platformUnreachable', retryable: true }],
])('%s', (_case, error, expected) => {
  expect(error).toEqual(expected);
});

/** Spec 2 §8 "Card field error keys". */
test.each<[string, string | undefined]>([
  ['card_error', 'number'], ['incomplete_name', 'cardHolder'],
  ...['invalid', 'incorrect', 'incomplete'].flatMap((how): [string, string][] => [
    [`${how}_expiry`, 'expiry'], [`${how}_expiry_month`, 'expiry'], [`${how}_expiry_year`, 'expiry'], [`${how}_number`, 'number'], [`${how}_cvc`, 'cvc'],
  ]),
  ['invalid_expiry_month_past', 'expiry'], ['invalid_expiry_year_past', 'expiry'],
  ['expired_card', 'expiry'], ['card_declined', 'number'], ['missing', 'number'], ['incorrect_zip', undefined],
])('%s leads to the field %s, with words', (code, field) => {
  const error = said(402, code);
  expect(error.field).toBe(field);
  expect(error.text).toBeUndefined();
  expect(fallbackText(error.labelKey)).toMatch(/ .*\.$/);
});

test('a card without the bank\'s words is still declined in ours', () => {
  expect(said(402, 'card_declined')).toEqual({ labelKey: 'cardDeclined', field: 'number', retryable: true });
});

test('a code that only looks like one does nothing', () => {
  expect(said(400, 'constructor')).toMatchObject({ labelKey: 'anErrorOccured', text: 'constructor' });
});
