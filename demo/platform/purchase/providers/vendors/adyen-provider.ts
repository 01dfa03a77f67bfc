import * as z from 'zod/mini';
import { type Due, type FirstCharge, type KnownCard, type Mandate, type MandateCharge, type PaymentProvider, type ProvenMessage, type ProviderOutcome, ProviderUnreachable, type Refund, type ToldDispute } from '../payment-provider.ts';
import { type AdyenItem, adyenItem, isSignedByAdyen } from './adyen-signature.ts';
import { callVendor, isRejected, jsonOf, VendorRejected } from './call-vendor.ts';
import { adyenCurrencies, amountOfVendor, vendorAmount } from './vendor-amount.ts';

/** How Adyen is reached. `origin` with its version, `https://checkout-test.adyen.com/v71`; another one in tests. `hmacKey` is hexadecimal. */
export interface AdyenSettings { apiKey: string; clientKey: string; merchantAccount: string; hmacKey: string; origin: string; environment: 'test' | 'live' }

const payment = z.object({
  pspReference: z.optional(z.string()),
  /** The name that the platform gave it. */
  merchantReference: z.optional(z.string()),
  resultCode: z.string(),
  refusalReasonCode: z.optional(z.string()),
  action: z.optional(z.object({ type: z.string(), method: z.optional(z.string()), url: z.optional(z.string()) })),
  additionalData: z.optional(z.record(z.string(), z.string())),
});
type Payment = z.output<typeof payment>;

/** @source docs.adyen.com "GET /storedPaymentMethods", since v70 */
const storedMethods = z.object({ storedPaymentMethods: z.array(z.object({ id: z.string(), type: z.string(), brand: z.optional(z.string()), lastFour: z.optional(z.string()), expiryMonth: z.optional(z.string()), expiryYear: z.optional(z.string()) })) });

const notification = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: adyenItem })) });

/** Adyen's numbers for why a card is refused, in names of spec 2 §8; any other one is a declined card. @source docs.adyen.com "Refusal reasons" */
const failureCodes: ReadonlyMap<string, string> = new Map(Object.entries<string>({ 6: 'expired_card', 8: 'incorrect_number', 11: 'CHALLENGE_FAILED', 12: 'insufficient_funds', 24: 'incorrect_cvc', 38: 'CHALLENGE_FAILED', 42: 'CHALLENGE_FAILED' }));

/** A renewal that the issuer wants to ask about is confirmed by its viewer later. */
const renewalFailure = (failureCode: string): string => (failureCode === 'CHALLENGE_FAILED' ? 'authentication_required' : failureCode);

/** What the card fields gave: Adyen's encrypted payment method, as JSON. */
const paymentMethod = z.record(z.string(), z.unknown());

/** @throws VendorRejected for what its fields cannot have given */
function methodIn(token: string): Record<string, unknown> {
  const read = z.safeParse(paymentMethod, jsonOf(token));
  if (read.success) return read.data;
  throw new VendorRejected('This is no payment method of Adyen’s fields');
}

/** What Adyen says of a card, where the merchant's settings let it: `3/2030` is its end. */
function cardIn({ cardSummary = '', expiryDate = '', paymentMethod: cardType = '' }: Record<string, string>): { card?: KnownCard } {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(expiryDate) ?? [];
  return /^\d{4}$/.test(cardSummary) && month !== undefined && year !== undefined ? { card: { cardType: cardType === 'mc' ? 'mastercard' : cardType, last4: cardSummary, expiryMonth: Number(month), expiryYear: Number(year) } } : {};
}

/** The token has a new name, and in older merchants' answers its old one. */
function mandateIn(said: Record<string, string>, payer: string | undefined): { mandate?: Mandate } {
  const token = said['tokenization.storedPaymentMethodId'] ?? said['recurring.recurringDetailReference'];
  return payer !== undefined && token !== undefined ? { mandate: { payer, token, ...cardIn(said) } } : {};
}

const refusedAs = (refusalReasonCode: string): string => failureCodes.get(refusalReasonCode) ?? 'card_declined';

/** @throws ProviderUnreachable for a result that is unknown, or a step that no page can show */
function outcomeOf({ pspReference: reference = '', resultCode, refusalReasonCode = '', action, additionalData = {} }: Payment, payer: string | undefined): ProviderOutcome {
  switch (resultCode) {
    case 'Authorised': return { state: 'PAID', reference, ...mandateIn(additionalData, payer) };
    case 'Received': case 'Pending': return { state: 'PENDING', reference };
    case 'Refused': return { state: 'REFUSED', reference, failureCode: refusedAs(refusalReasonCode) };
    case 'Cancelled': return { state: 'REFUSED', reference, failureCode: 'payment_cancelled' };
    default: {
      if (resultCode === 'RedirectShopper' && action?.url && (action.method ?? 'GET') === 'GET') return { state: 'REQUIRES_ACTION', reference, url: action.url };
      throw new ProviderUnreachable(`Adyen holds a payment that is ${resultCode}`);
    }
  }
}

/** What is signed says whether, not why not. */
const toldOutcome = (reference: string, success: string): ProviderOutcome => (success === 'true' ? { state: 'PAID', reference } : { state: 'REFUSED', reference, failureCode: 'card_declined' });

/**
 * What each event makes of a dispute. Money that comes back for a defence may be taken once more, so that only the end of the issuer's time says that it is won.
 *
 * @source docs.adyen.com/risk-management/disputes-api/dispute-notifications
 */
const disputeStates: ReadonlyMap<string, ToldDispute['state']> = new Map(Object.entries<ToldDispute['state']>({
  CHARGEBACK: 'OPEN', INFORMATION_SUPPLIED: 'UNDER_REVIEW', CHARGEBACK_REVERSED: 'UNDER_REVIEW',
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: 'WON', PREARBITRATION_WON: 'WON', SECOND_CHARGEBACK: 'LOST', PREARBITRATION_LOST: 'LOST', DISPUTE_DEFENSE_PERIOD_ENDED: 'LOST',
}));

const refundName = 'refund-';

/** What an item is about. @returns nothing of an event that changes nothing here */
function messageIn({ eventCode, success, merchantReference, pspReference, originalReference = '', amount }: AdyenItem): ProvenMessage[] {
  if (eventCode === 'AUTHORISATION') return [{ attemptId: merchantReference, reference: pspReference, outcome: toldOutcome(pspReference, success) }];
  const isFailedRefund = (eventCode === 'REFUND' && success !== 'true') || eventCode === 'REFUND_FAILED' || eventCode === 'REFUNDED_REVERSED';
  if (isFailedRefund && merchantReference.startsWith(refundName)) return [{ reference: originalReference, failedRefund: merchantReference.slice(refundName.length) }];
  const state = disputeStates.get(eventCode);
  return state && success === 'true' ? [{ reference: originalReference, attemptId: merchantReference, dispute: { reference: pspReference, state, taken: amountOfVendor(amount.value, amount.currency, adyenCurrencies) } }] : [];
}

/**
 * Payments by Adyen's Checkout API. Card data come encrypted by Adyen's own fields; nobody here can read them.
 *
 * chosen: 3-D Secure by redirect, so that a page of the issuer opens as with the other providers
 */
export class AdyenProvider implements PaymentProvider {
  readonly name = 'adyen';
  readonly #settings: AdyenSettings;

  constructor(settings: AdyenSettings) {
    this.#settings = settings;
  }

  init() {
    const { clientKey, environment } = this.#settings;
    return { clientKey, environment };
  }

  /** @param content none asks with GET */
  async #ask<S extends z.ZodMiniType>(schema: S, path: string, key?: string, content?: Record<string, unknown>): Promise<z.output<S>> {
    const { origin, apiKey } = this.#settings;
    const { status, body } = await callVendor({
      method: content ? 'POST' : 'GET', url: `${origin}/${path}`, ...(content ? { body: JSON.stringify(content) } : {}),
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
    if (isRejected(status)) throw new VendorRejected(`Adyen answered ${status} to ${path.split(/[/?]/)[0]}`);
    const read = z.safeParse(schema, body);
    if (read.success && (status === 200 || status === 201)) return read.data;
    throw new ProviderUnreachable(`Adyen answered ${status} to ${path.split(/[/?]/)[0]}`);
  }

  #amount(due: Due) {
    return { value: vendorAmount(due, adyenCurrencies), currency: due.currency };
  }

  async charge({ attemptId, accountId, token, payer, keepsMandate, returnTo, ...due }: FirstCharge): Promise<ProviderOutcome> {
    const means = payer === undefined
      ? { paymentMethod: methodIn(token), shopperInteraction: 'Ecommerce', ...(keepsMandate ? { storePaymentMethod: true, recurringProcessingModel: 'Subscription' } : {}) }
      : { paymentMethod: { type: 'scheme', storedPaymentMethodId: token }, shopperInteraction: 'ContAuth', recurringProcessingModel: 'CardOnFile' };
    const shopperReference = payer ?? accountId;
    const said = await this.#ask(payment, 'payments', attemptId, {
      merchantAccount: this.#settings.merchantAccount, reference: attemptId, amount: this.#amount(due), ...means, returnUrl: returnTo, shopperReference, channel: 'Web',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    });
    return outcomeOf(said, keepsMandate ? shopperReference : undefined);
  }

  /** @param returned with `redirectResult` and the `attemptId` that it has to be of @throws VendorRejected for the word of another payment, which proves nothing of this one */
  async confirm(_reference: string, { redirectResult = '', attemptId, shopperReference }: Readonly<Record<string, string>>): Promise<ProviderOutcome> {
    const said = await this.#ask(payment, 'payments/details', undefined, { details: { redirectResult } });
    if (said.merchantReference !== attemptId) throw new VendorRejected('The way back is that of another payment');
    return outcomeOf(said, shopperReference);
  }

  async chargeMandate({ attemptId, mandate: { payer, token }, ...due }: MandateCharge): Promise<ProviderOutcome> {
    const said = await this.#ask(payment, 'payments', attemptId, {
      merchantAccount: this.#settings.merchantAccount, reference: attemptId, amount: this.#amount(due), paymentMethod: { type: 'scheme', storedPaymentMethodId: token },
      shopperReference: payer, shopperInteraction: 'ContAuth', recurringProcessingModel: 'Subscription',
    });
    const outcome = outcomeOf(said, payer);
    return outcome.state === 'REFUSED' ? { ...outcome, failureCode: renewalFailure(outcome.failureCode) } : outcome;
  }

  /** Adyen says later, by a message, whether it could be done. */
  async refund({ refundId, attemptId: _attempt, reference, ...due }: Refund): Promise<void> {
    await this.#ask(z.object({ status: z.literal('received') }), `payments/${encodeURIComponent(reference)}/refunds`, refundName + refundId, { merchantAccount: this.#settings.merchantAccount, amount: this.#amount(due), reference: refundName + refundId });
  }

  /** By the merchant's reference, as a payment that waits for its payer may have none of Adyen's yet. Adyen says later, by a message, what came of it. */
  async cancel({ attemptId }: { attemptId: string }): Promise<undefined> {
    await this.#ask(z.object({ status: z.literal('received') }), 'cancels', `cancel-${attemptId}`, { merchantAccount: this.#settings.merchantAccount, paymentReference: attemptId, reference: `cancel-${attemptId}` });
  }

  /** A message is believed whole or not at all: each item has to be signed, and for this merchant. */
  provenMessages({ body }: Parameters<PaymentProvider['provenMessages']>[0]) {
    const { hmacKey, merchantAccount } = this.#settings;
    const read = z.safeParse(notification, jsonOf(body));
    const items = read.data?.notificationItems.map(({ NotificationRequestItem: item }) => item) ?? [];
    if (items.length === 0 || !items.every((item) => item.merchantAccountCode === merchantAccount && isSignedByAdyen(hmacKey, item))) return undefined;
    return items.flatMap(messageIn);
  }

  async findMandate(payer: string): Promise<Mandate | undefined> {
    const { merchantAccount } = this.#settings;
    const { storedPaymentMethods: kept } = await this.#ask(storedMethods, `storedPaymentMethods?${new URLSearchParams({ merchantAccount, shopperReference: payer })}`);
    const [one, other] = kept.filter(({ type }) => type === 'scheme');
    if (!one || other) return undefined;
    const { id: token, brand, lastFour, expiryMonth, expiryYear } = one;
    return { payer, token, ...(lastFour === undefined ? {} : cardIn({ cardSummary: lastFour, expiryDate: `${Number(expiryMonth)}/${expiryYear}`, paymentMethod: brand ?? '' })) };
  }
}
