import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { CardField } from '../../../contracts/purchase/card-fields/card-field.ts';
import { retryWaitMs } from '../../wire/retry-wait.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';
import type { Price } from '../price-text.ts';

/** The message of a failed payment, and what to do next. */
export interface PaymentError {
  /** Shown unless there is a `text`. */
  labelKey: LabelKey;
  /** The server's message. */
  text?: string;
  /** The field that gets the focus. */
  field?: CardField;
  /** Whether another attempt of the same viewer can succeed. */
  retryable: boolean;
  /** The platform asks for so long a wait before the next attempt, in milliseconds. */
  waitMs?: number;
  /** Where alone it can be helped. */
  leadsTo?: 'cards';
  /** Billing details that the basket requires. */
  missingFields?: string[];
  /** What the message says is to pay now. */
  price?: Price;
}

interface Row {
  labelKey: LabelKey;
  field?: CardField;
  /** The server's message is shown instead of the label. */
  said?: boolean;
  final?: boolean;
  leadsTo?: 'cards';
}

/** Code → label key → field → retryable. @source spec 2 §8, §2; chosen: the labels of card fields, as the spec names none, and the codes from payment_cancelled on, of payments that their payer confirms and of baskets that changed */
const rows: Record<string, Row> = {
  freeTrialDenied: { labelKey: 'freeTrialDenied' },
  invalidVoucher: { labelKey: 'invalidVoucher', said: true },
  voucherGivesLicence: { labelKey: 'voucherGivesLicence' },
  BASKET_REQUIREMENTS_FAILED: { labelKey: 'billingDetailsRequired', final: true },
  card_declined: { labelKey: 'cardDeclined', field: 'number', said: true },
  incorrect_number: { labelKey: 'invalidCardNumber', field: 'number', said: true },
  INVALID_TIER_CHANGE: { labelKey: 'invalidTierChange', final: true },
  BAD_REQUEST: { labelKey: 'paymentError' },
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: { labelKey: 'maxPaymentMethodsErrorMessage', final: true, leadsTo: 'cards' },
  CAPTCHA_FAIL_ERROR: { labelKey: 'captchaFailed' },
  CHALLENGE_FAILED: { labelKey: 'captchaFailed' },
  MISSING_PAYMENT_DETAIL: { labelKey: 'failedPayment', field: 'number' },
  failedPayment: { labelKey: 'failedPayment', field: 'number' },
  licenceAlreadyActive: { labelKey: 'alreadyOwned', final: true },
  kidPurchasePermissionDenied: { labelKey: 'kidPurchasePermissionDenied', final: true },
  'account-for-grown-ups': { labelKey: 'accountForGrownUpsLead', final: true },
  signupGeoRestriction: { labelKey: 'signupGeoRestriction', final: true },
  vpnErrorMessage: { labelKey: 'vpnErrorMessage', final: true },
  incomplete_name: { labelKey: 'cardHolderMissing', field: 'cardHolder' },
  card_error: { labelKey: 'cardError', field: 'number' },
  expired_card: { labelKey: 'expiredCard', field: 'expiry' },
  incorrect_zip: { labelKey: 'incorrectZip' },
  missing: { labelKey: 'cardMissing', field: 'number' },
  payment_cancelled: { labelKey: 'paymentCancelled' },
  payment_refused: { labelKey: 'paymentRefused' },
  payment_expired: { labelKey: 'paymentExpired' },
  payment_refunded: { labelKey: 'paymentRefunded' },
  'payment-in-flight': { labelKey: 'paymentInFlight' },
  'stale-basket': { labelKey: 'basketChanged' },
  'proof-required': { labelKey: 'paymentNeedsProof' },
  'recent-sign-in-required': { labelKey: 'paymentNeedsSignIn' },
};

const broken = '(?:invalid|incorrect|incomplete)';
/** Families of card field codes. @source spec 2 §8 "Card field error keys" */
const patterns: [RegExp, Row][] = [
  [/^invalid_expiry_(?:\w+_)?past$/, { labelKey: 'expiredCard', field: 'expiry' }],
  [new RegExp(`^${broken}_(?:expiry_month|month_expiry)$`), { labelKey: 'invalidExpiryMonth', field: 'expiry' }],
  [new RegExp(`^${broken}_(?:expiry_year|year_expiry)$`), { labelKey: 'invalidExpiryYear', field: 'expiry' }],
  [new RegExp(`^${broken}_expiry$`), { labelKey: 'invalidExpiry', field: 'expiry' }],
  [new RegExp(`^${broken}_number$`), { labelKey: 'invalidCardNumber', field: 'number' }],
  [new RegExp(`^${broken}_cvc$`), { labelKey: 'invalidCvc', field: 'cvc' }],
];

/**
 * The message of a payment that the platform refused.
 *
 * @source spec 2 §8 "other code or message: displayed as is; default anErrorOccured"
 */
export function paymentError({ kind, status, body, retryAfterMs }: CallFailure): PaymentError {
  if (kind === 'unreachable') return { labelKey: 'platformUnreachable', retryable: true };
  if (status === 429) return { labelKey: 'tooManyAttempts', retryable: true, waitMs: retryWaitMs({ status, retryAfterMs }) };
  const said = body?.messages[0];
  const lacks = status === 424 && body?.details?.missingFields ? 'BASKET_REQUIREMENTS_FAILED' : undefined;
  const row = rowOf(lacks ?? (status === 409 && said === 'freeTrialDenied' ? said : body?.code)) ?? rowOf(said);
  if (!row) return { labelKey: 'anErrorOccured', ...wordsOf(said, body?.code), retryable: true };
  return {
    labelKey: row.labelKey,
    // A message that is a code itself is no message for a viewer.
    ...(row.said && said && !rowOf(said) ? { text: said } : {}),
    ...(row.field ? { field: row.field } : {}),
    retryable: !row.final,
    ...(row.leadsTo ? { leadsTo: row.leadsTo } : {}),
    ...(body?.details?.missingFields ? { missingFields: body.details.missingFields } : {}),
  };
}

function rowOf(code: string | undefined): Row | undefined {
  if (code === undefined) return undefined;
  return Object.hasOwn(rows, code) ? rows[code] : patterns.find(([pattern]) => pattern.test(code))?.[1];
}

function wordsOf(said: string | undefined, code: string | undefined): { text?: string } {
  const text = said || code;
  return text ? { text } : {};
}
