import * as z from 'zod/mini';
import { type FirstCharge, type Mandate, type MandateCharge, type PaymentProvider, type ProvenMessage, type ProviderOutcome, ProviderUnreachable, type Refund, RefundRefused, type ToldDispute } from '../payment-provider.ts';
import { callVendor, isRejected, jsonOf, VendorRejected } from './call-vendor.ts';
import { isSignedByStripe } from './stripe-signature.ts';
import { amountOfVendor, stripeCurrencies, vendorAmount } from './vendor-amount.ts';

/** The version of Stripe's API that these calls are written for. */
const stripeVersion = '2024-06-20';

/** How Stripe is reached. `origin` is another one in tests. */
export interface StripeSettings { secretKey: string; publishableKey: string; webhookSecret: string; origin: string }

const cardDetails = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() });

/** Expanded where its card is asked for, an id elsewhere. */
const method = z.union([z.string(), z.object({ id: z.string(), card: z.nullish(cardDetails) })]);

/** What of a PaymentIntent or a SetupIntent is read. */
const intent = z.object({
  id: z.string(),
  status: z.string(),
  customer: z.nullish(z.string()),
  payment_method: z.nullish(method),
  next_action: z.nullish(z.object({ redirect_to_url: z.optional(z.object({ url: z.string() })) })),
  last_payment_error: z.nullish(z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) })),
  last_setup_error: z.nullish(z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) })),
});
type Intent = z.output<typeof intent>;

const refused = z.object({ error: z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()), payment_intent: z.optional(z.object({ id: z.string() })), setup_intent: z.optional(z.object({ id: z.string() })) }) });
/** A key that came with another body belongs to an earlier request, whose end is not known by that. */
const misused = z.object({ error: z.object({ type: z.optional(z.string()) }) });
const customer = z.object({ id: z.string() });
const event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string(), status: z.nullish(z.string()), metadata: z.nullish(z.record(z.string(), z.string())) }) }) });
const disputeEvent = z.object({ data: z.object({ object: z.object({ id: z.string(), payment_intent: z.string(), status: z.string(), amount: z.int(), currency: z.string() }) }) });

/** How far a dispute is; an inquiry, whose names begin with `warning_`, takes no money. @source docs.stripe.com/api/disputes/object "status" */
const disputeStates: ReadonlyMap<string, ToldDispute['state']> = new Map(Object.entries<ToldDispute['state']>({ needs_response: 'OPEN', under_review: 'UNDER_REVIEW', won: 'WON', lost: 'LOST' }));

/** @returns undefined for what is no dispute that takes money */
function disputeIn(body: unknown): ProvenMessage | undefined {
  const { data } = z.safeParse(disputeEvent, body);
  const state = data && disputeStates.get(data.data.object.status);
  if (!data || !state) return undefined;
  const { id, payment_intent: reference, amount, currency } = data.data.object;
  return { reference, dispute: { reference: id, state, taken: amountOfVendor(amount, currency.toUpperCase(), stripeCurrencies) } };
}

/** Stripe's names for why a card is refused, in those of spec 2 §8; any other one is a declined card. */
const failureCodes: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  insufficient_funds: 'insufficient_funds', expired_card: 'expired_card', incorrect_cvc: 'incorrect_cvc', invalid_cvc: 'incorrect_cvc', incorrect_number: 'incorrect_number',
  authentication_required: 'CHALLENGE_FAILED', payment_intent_authentication_failure: 'CHALLENGE_FAILED', setup_intent_authentication_failure: 'CHALLENGE_FAILED',
}));
const failureOf = ({ code, decline_code: declined }: { code?: string | undefined; decline_code?: string | undefined }): string => failureCodes.get(declined ?? '') ?? failureCodes.get(code ?? '') ?? 'card_declined';

/** A renewal that the issuer wants to ask about is confirmed by its viewer later. */
const renewalFailure = (failureCode: string): string => (failureCode === 'CHALLENGE_FAILED' ? 'authentication_required' : failureCode);

function mandateOf({ customer: payer, payment_method: kept }: Intent): { mandate?: Mandate } {
  if (!payer || !kept) return {};
  if (typeof kept === 'string') return { mandate: { payer, token: kept } };
  const { id: token, card } = kept;
  return { mandate: { payer, token, ...(card ? { card: { cardType: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year } } : {}) } };
}

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
      headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': stripeVersion, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(form ? { body: String(new URLSearchParams(form)) } : {}),
    });
    if (isRejected(status) && z.safeParse(misused, body).data?.error.type !== 'idempotency_error') throw new VendorRejected(`Stripe answered ${status} to ${path.split('/')[0]}`);
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
    if ('error' in said) throw new VendorRejected('Stripe keeps no customer');
    return said.id;
  }

  async charge({ attemptId, accountId, token, payer: known, keepsMandate, returnTo, ...due }: FirstCharge): Promise<ProviderOutcome> {
    const payer = known ?? (keepsMandate ? await this.#payerOf(accountId) : undefined);
    const form: Record<string, string> = {
      ...(payer === undefined ? {} : { customer: payer }), payment_method: token, 'payment_method_types[0]': 'card', confirm: 'true', return_url: returnTo, 'metadata[attempt]': attemptId, 'expand[0]': 'payment_method',
    };
    const amount = vendorAmount(due, stripeCurrencies);
    if (amount === 0) return this.#intent('setup_intents', { key: attemptId, form: { ...form, usage: 'off_session' } });
    return this.#intent('payment_intents', { key: attemptId, form: { ...form, amount: String(amount), currency: due.currency.toLowerCase(), ...(keepsMandate && known === undefined ? { setup_future_usage: 'off_session' } : {}) } });
  }

  #pathOf(reference: string): string {
    return `${reference.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(reference)}`;
  }

  /** What the way back brought is not believed: the intent is read. @throws VendorRejected where it names another one */
  async confirm(reference: string, { intent: named = reference }: Readonly<Partial<Record<string, string>>> = {}): Promise<ProviderOutcome> {
    if (named !== reference) throw new VendorRejected('The way back names another payment');
    return this.#intent(`${this.#pathOf(reference)}?${new URLSearchParams({ 'expand[0]': 'payment_method' })}`);
  }

  read(reference: string): Promise<ProviderOutcome> {
    return this.confirm(reference);
  }

  async chargeMandate({ attemptId, mandate: { payer, token }, ...due }: MandateCharge): Promise<ProviderOutcome> {
    const outcome = await this.#intent('payment_intents', {
      key: attemptId,
      form: { customer: payer, payment_method: token, 'payment_method_types[0]': 'card', confirm: 'true', off_session: 'true', amount: String(vendorAmount(due, stripeCurrencies)), currency: due.currency.toLowerCase(), 'metadata[attempt]': attemptId },
    });
    return outcome.state === 'REFUSED' ? { ...outcome, failureCode: renewalFailure(outcome.failureCode) } : outcome;
  }

  async refund({ refundId, attemptId: _attempt, reference, ...due }: Refund): Promise<void> {
    const said = await this.#ask(z.object({ status: z.string() }), 'refunds', { key: `refund ${refundId}`, form: { payment_intent: reference, amount: String(vendorAmount(due, stripeCurrencies)), 'metadata[refund]': refundId } });
    if ('error' in said || said.status === 'failed' || said.status === 'canceled') throw new RefundRefused('Stripe did not take a refund');
  }

  /** Stripe refuses where the payment is over; then it is read. One that never got an id there cannot be named. */
  async cancel({ attemptId, reference }: { attemptId: string; reference: string }): Promise<ProviderOutcome | undefined> {
    if (reference === '') return undefined;
    try {
      return await this.#intent(`${this.#pathOf(reference)}/cancel`, { key: `cancel ${attemptId}`, form: { cancellation_reason: 'abandoned' } });
    } catch (failure) {
      if (failure instanceof VendorRejected) return this.confirm(reference);
      throw failure;
    }
  }

  provenMessages({ body, headers }: Parameters<PaymentProvider['provenMessages']>[0], now: number) {
    if (!isSignedByStripe(this.#settings.webhookSecret, { header: String(headers['stripe-signature'] ?? ''), body, now })) return undefined;
    const json = jsonOf(body);
    const read = z.safeParse(event, json);
    if (!read.success) return [];
    const { type, data: { object: { id: reference, status, metadata } } } = read.data;
    const [attemptId, failedRefund] = [metadata?.['attempt'], metadata?.['refund']];
    const dispute = type.startsWith('charge.dispute.') ? disputeIn(json) : undefined;
    if (dispute) return [dispute];
    if (/^(?:refund|charge\.refund)\./.test(type) && status === 'failed' && failedRefund !== undefined) return [{ reference, failedRefund }];
    return attemptId !== undefined && /^(?:payment|setup)_intent\./.test(type) ? [{ attemptId, reference }] : [];
  }
}
