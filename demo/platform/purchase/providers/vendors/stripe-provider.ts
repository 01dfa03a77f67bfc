import * as z from 'zod/mini';
import { type FirstCharge, type Mandate, type MandateCharge, type PaymentProvider, type ProviderOutcome, ProviderUnreachable, type Refund } from '../payment-provider.ts';
import { callVendor, jsonOf } from './call-vendor.ts';
import { isSignedByStripe } from './stripe-signature.ts';
import { stripeCurrencies, vendorAmount } from './vendor-amount.ts';

/** How Stripe is reached. `origin` is another one in tests. */
export interface StripeSettings { secretKey: string; publishableKey: string; webhookSecret: string; origin: string }

/** What of a PaymentIntent or a SetupIntent is read. */
const intent = z.object({
  id: z.string(),
  status: z.string(),
  customer: z.nullish(z.string()),
  payment_method: z.nullish(z.string()),
  next_action: z.nullish(z.object({ redirect_to_url: z.optional(z.object({ url: z.string() })) })),
  last_payment_error: z.nullish(z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) })),
  last_setup_error: z.nullish(z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) })),
});
type Intent = z.output<typeof intent>;

const refused = z.object({ error: z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()), payment_intent: z.optional(z.object({ id: z.string() })), setup_intent: z.optional(z.object({ id: z.string() })) }) });
const customer = z.object({ id: z.string() });
const event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string(), metadata: z.optional(z.record(z.string(), z.string())) }) }) });

/** Stripe's names for why a card is refused, in those of spec 2 §8; any other one is a declined card. */
const failureCodes: Record<string, string> = {
  insufficient_funds: 'insufficient_funds', expired_card: 'expired_card', incorrect_cvc: 'incorrect_cvc', invalid_cvc: 'incorrect_cvc', incorrect_number: 'incorrect_number',
  authentication_required: 'CHALLENGE_FAILED', payment_intent_authentication_failure: 'CHALLENGE_FAILED', setup_intent_authentication_failure: 'CHALLENGE_FAILED',
};
const failureOf = ({ code, decline_code: declined }: { code?: string | undefined; decline_code?: string | undefined }): string => failureCodes[declined ?? ''] ?? failureCodes[code ?? ''] ?? 'card_declined';

const mandateOf = ({ customer: payer, payment_method: token }: Intent): { mandate?: Mandate } => (payer && token ? { mandate: { payer, token } } : {});

/** @throws ProviderUnreachable for a state that only the vendor's own page could end, or that is unknown */
function outcomeOf(read: Intent): ProviderOutcome {
  const { id: reference, status } = read;
  switch (status) {
    case 'succeeded': return { state: 'PAID', reference, ...mandateOf(read) };
    case 'processing': return { state: 'PENDING', reference };
    case 'requires_payment_method': return { state: 'REFUSED', reference, failureCode: failureOf(read.last_payment_error ?? read.last_setup_error ?? {}) };
    case 'canceled': return { state: 'REFUSED', reference, failureCode: 'payment_cancelled' };
    default: {
      const url = read.next_action?.redirect_to_url?.url;
      if (status === 'requires_action' && url) return { state: 'REQUIRES_ACTION', reference, url };
      throw new ProviderUnreachable(`Stripe holds a payment that is ${status}`);
    }
  }
}

/** Payments by Stripe: PaymentIntents, SetupIntents where nothing is charged yet, and later charges without the viewer. Card data never comes here: the viewer's browser gives them to Stripe. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #settings: StripeSettings;

  constructor(settings: StripeSettings) {
    this.#settings = settings;
  }

  init() {
    return { publishableKey: this.#settings.publishableKey };
  }

  async #ask<S extends z.ZodMiniType>(schema: S, path: string, { form, key }: { form?: Record<string, string>; key?: string } = {}): Promise<z.output<S> | z.output<typeof refused>> {
    const { origin, secretKey } = this.#settings;
    const { status, body } = await callVendor({
      method: form ? 'POST' : 'GET', url: `${origin}/v1/${path}`,
      headers: { authorization: `Bearer ${secretKey}`, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(form ? { body: String(new URLSearchParams(form)) } : {}),
    });
    const read = z.safeParse(status === 402 ? refused : schema, body);
    if (read.success && (status === 200 || status === 402)) return read.data as z.output<S>;
    throw new ProviderUnreachable(`Stripe answered ${status} to ${path.split('/')[0]}`);
  }

  async #intent(path: string, request?: { form?: Record<string, string>; key?: string }): Promise<ProviderOutcome> {
    const said = await this.#ask(intent, path, request);
    if (!('error' in said)) return outcomeOf(said);
    const { payment_intent: paid, setup_intent: set } = said.error;
    return { state: 'REFUSED', reference: paid?.id ?? set?.id ?? '', failureCode: failureOf(said.error) };
  }

  async #payerOf(accountId: string): Promise<string> {
    const said = await this.#ask(customer, 'customers', { form: { 'metadata[account]': accountId }, key: `customer ${accountId}` });
    if ('error' in said) throw new ProviderUnreachable('Stripe keeps no customer');
    return said.id;
  }

  async charge({ attemptId, accountId, token, keepsMandate, returnTo, ...due }: FirstCharge): Promise<ProviderOutcome> {
    const payer: Record<string, string> = keepsMandate ? { customer: await this.#payerOf(accountId) } : {};
    const form: Record<string, string> = { ...payer, payment_method: token, 'payment_method_types[0]': 'card', confirm: 'true', return_url: returnTo, 'metadata[attempt]': attemptId };
    const amount = vendorAmount(due, stripeCurrencies);
    if (amount === 0) return this.#intent('setup_intents', { key: attemptId, form: { ...form, usage: 'off_session' } });
    return this.#intent('payment_intents', { key: attemptId, form: { ...form, amount: String(amount), currency: due.currency.toLowerCase(), ...(keepsMandate ? { setup_future_usage: 'off_session' } : {}) } });
  }

  /** What the way back brought is not believed: the intent is read. */
  confirm(reference: string): Promise<ProviderOutcome> {
    return this.#intent(`${reference.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(reference)}`);
  }

  chargeMandate({ attemptId, mandate: { payer, token }, ...due }: MandateCharge): Promise<ProviderOutcome> {
    return this.#intent('payment_intents', {
      key: attemptId,
      form: { customer: payer, payment_method: token, 'payment_method_types[0]': 'card', confirm: 'true', off_session: 'true', amount: String(vendorAmount(due, stripeCurrencies)), currency: due.currency.toLowerCase(), 'metadata[attempt]': attemptId },
    });
  }

  async refund({ attemptId, reference, ...due }: Refund): Promise<void> {
    const said = await this.#ask(z.object({ status: z.string() }), 'refunds', { key: `refund ${attemptId}`, form: { payment_intent: reference, amount: String(vendorAmount(due, stripeCurrencies)) } });
    if ('error' in said || said.status === 'failed' || said.status === 'canceled') throw new ProviderUnreachable('Stripe did not take a refund');
  }

  provenMessages({ body, headers }: Parameters<PaymentProvider['provenMessages']>[0], now: number) {
    if (!isSignedByStripe(this.#settings.webhookSecret, { header: String(headers['stripe-signature'] ?? ''), body, now })) return undefined;
    const read = z.safeParse(event, jsonOf(body));
    const attemptId = read.data?.data.object.metadata?.['attempt'];
    return read.success && attemptId !== undefined && /^(?:payment|setup)_intent\./.test(read.data.type) ? [{ attemptId, reference: read.data.data.object.id }] : [];
  }
}
