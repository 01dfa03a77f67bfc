import * as z from 'zod/mini';
import { type Due, type FirstCharge, type MandateCharge, type PaymentProvider, type ProviderOutcome, ProviderUnreachable, type Refund } from '../payment-provider.ts';
import { adyenItem, isSignedByAdyen } from './adyen-signature.ts';
import { callVendor, jsonOf } from './call-vendor.ts';
import { adyenCurrencies, vendorAmount } from './vendor-amount.ts';

/** How Adyen is reached. `origin` with its version, `https://checkout-test.adyen.com/v71`; another one in tests. `hmacKey` is hexadecimal. */
export interface AdyenSettings { apiKey: string; clientKey: string; merchantAccount: string; hmacKey: string; origin: string; environment: 'test' | 'live' }

const payment = z.object({
  pspReference: z.optional(z.string()),
  resultCode: z.string(),
  refusalReasonCode: z.optional(z.string()),
  action: z.optional(z.object({ type: z.string(), method: z.optional(z.string()), url: z.optional(z.string()) })),
  additionalData: z.optional(z.record(z.string(), z.string())),
});
type Payment = z.output<typeof payment>;

const notification = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: adyenItem })) });

/** Adyen's numbers for why a card is refused, in names of spec 2 §8; any other one is a declined card. @source docs.adyen.com "Refusal reasons" */
const failureCodes: Record<string, string> = { 6: 'expired_card', 8: 'incorrect_number', 11: 'CHALLENGE_FAILED', 12: 'insufficient_funds', 24: 'incorrect_cvc', 38: 'CHALLENGE_FAILED', 42: 'CHALLENGE_FAILED' };

const nameOfToken = 'recurring.recurringDetailReference';

/** What the card fields gave: Adyen's encrypted payment method, as JSON. */
const paymentMethod = z.record(z.string(), z.unknown());

/** @throws ProviderUnreachable for a result that is unknown, or a step that no page can show */
function outcomeOf({ pspReference: reference = '', resultCode, refusalReasonCode = '', action, additionalData = {} }: Payment, payer: string | undefined): ProviderOutcome {
  const token = additionalData[nameOfToken];
  switch (resultCode) {
    case 'Authorised': return { state: 'PAID', reference, ...(payer !== undefined && token !== undefined ? { mandate: { payer, token } } : {}) };
    case 'Received': case 'Pending': return { state: 'PENDING', reference };
    case 'Refused': return { state: 'REFUSED', reference, failureCode: failureCodes[refusalReasonCode] ?? 'card_declined' };
    case 'Cancelled': return { state: 'REFUSED', reference, failureCode: 'payment_cancelled' };
    default: {
      if (resultCode === 'RedirectShopper' && action?.url && (action.method ?? 'GET') === 'GET') return { state: 'REQUIRES_ACTION', reference, url: action.url };
      throw new ProviderUnreachable(`Adyen holds a payment that is ${resultCode}`);
    }
  }
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

  async #ask<S extends z.ZodMiniType>(schema: S, path: string, key: string | undefined, content: Record<string, unknown>): Promise<z.output<S>> {
    const { origin, apiKey } = this.#settings;
    const { status, body } = await callVendor({
      method: 'POST', url: `${origin}/${path}`, body: JSON.stringify(content),
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
    const read = z.safeParse(schema, body);
    if (read.success && (status === 200 || status === 201)) return read.data;
    throw new ProviderUnreachable(`Adyen answered ${status} to ${path.split('/')[0]}`);
  }

  #amount(due: Due) {
    return { value: vendorAmount(due, adyenCurrencies), currency: due.currency };
  }

  async charge({ attemptId, accountId, token, keepsMandate, returnTo, ...due }: FirstCharge): Promise<ProviderOutcome> {
    const mandate = keepsMandate ? { storePaymentMethod: true, recurringProcessingModel: 'Subscription' } : {};
    const said = await this.#ask(payment, 'payments', attemptId, {
      merchantAccount: this.#settings.merchantAccount, reference: attemptId, amount: this.#amount(due), paymentMethod: z.parse(paymentMethod, jsonOf(token)), returnUrl: returnTo,
      shopperReference: accountId, shopperInteraction: 'Ecommerce', channel: 'Web', ...mandate,
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    });
    return outcomeOf(said, keepsMandate ? accountId : undefined);
  }

  /** @param returned with `redirectResult` */
  async confirm(_reference: string, { redirectResult = '', shopperReference }: Readonly<Record<string, string>>): Promise<ProviderOutcome> {
    return outcomeOf(await this.#ask(payment, 'payments/details', undefined, { details: { redirectResult } }), shopperReference);
  }

  async chargeMandate({ attemptId, mandate: { payer, token }, ...due }: MandateCharge): Promise<ProviderOutcome> {
    const said = await this.#ask(payment, 'payments', attemptId, {
      merchantAccount: this.#settings.merchantAccount, reference: attemptId, amount: this.#amount(due), paymentMethod: { type: 'scheme', storedPaymentMethodId: token },
      shopperReference: payer, shopperInteraction: 'ContAuth', recurringProcessingModel: 'Subscription',
    });
    return outcomeOf(said, payer);
  }

  /** Adyen says later, by a message, whether it could be done. */
  async refund({ attemptId, reference, ...due }: Refund): Promise<void> {
    await this.#ask(z.object({ status: z.literal('received') }), `payments/${encodeURIComponent(reference)}/refunds`, `refund-${attemptId}`, { merchantAccount: this.#settings.merchantAccount, amount: this.#amount(due), reference: `refund-${attemptId}` });
  }

  /** A message is believed whole or not at all: each item has to be signed, and for this merchant. */
  provenMessages({ body }: Parameters<PaymentProvider['provenMessages']>[0]) {
    const { hmacKey, merchantAccount } = this.#settings;
    const read = z.safeParse(notification, jsonOf(body));
    const items = read.data?.notificationItems.map(({ NotificationRequestItem: item }) => item) ?? [];
    if (items.length === 0 || !items.every((item) => item.merchantAccountCode === merchantAccount && isSignedByAdyen(hmacKey, item))) return undefined;
    return items.filter(({ eventCode }) => eventCode === 'AUTHORISATION').map(({ merchantReference: attemptId, pspReference: reference }) => ({ attemptId, reference }));
  }
}
