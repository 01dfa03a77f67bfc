import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import type { PlatformKeys } from '../../server/platform-keys.ts';
import { challengeOf, chargeOutcome } from '../sandbox-bank.ts';
import { payerAddress } from './payer-address.ts';
import type { FirstCharge, MandateCharge, PaymentProvider, ProviderOutcome, Refund } from './payment-provider.ts';
import { sendBack } from './acquirer/held-money.ts';
import { answerPayment, openPayment, paymentOfAttempt, paymentOfReference } from './provider-payments.ts';
import { provenMessage } from './webhook-signature.ts';

const message = z.object({ type: z.enum(['payment.created', 'payment.updated', 'dispute.created', 'dispute.updated', 'dispute.closed']), data: z.object({ reference: z.string() }) });

/** For whom the stand-in moves money; shown on its pages. */
export interface Seller { realm: string; name: string }

/** What the stand-ins share with the platform: its database, keys, port and clock. */
export interface SandboxPlatform { db: Database; keys: PlatformKeys; port: number; now(): Promise<number> }

/** The providers that stand in for real ones, by the interface of those: their books are tables beside the platform's. */
export class SandboxProvider implements PaymentProvider {
  readonly name: string;
  readonly #platform: SandboxPlatform;
  readonly #seller: Seller;

  constructor(platform: SandboxPlatform, name: string, seller: Seller = { realm: '', name: '' }) {
    this.#platform = platform;
    this.name = name;
    this.#seller = seller;
  }

  init() {
    return {};
  }

  #outcomeOf({ state, reference, failureCode, step, accountId }: ProviderPayment): ProviderOutcome {
    switch (state) {
      case 'PAID': case 'REFUNDED': return { state: 'PAID', reference, mandate: { payer: accountId, token: reference } };
      case 'PENDING': return { state: 'PENDING', reference };
      case 'OPEN': return { state: 'REQUIRES_ACTION', reference, url: payerAddress({ step, reference }, this.#platform.port) };
      case 'CANCELLED': return { state: 'REFUSED', reference, failureCode: 'payment_cancelled' };
      case 'EXPIRED': return { state: 'REFUSED', reference, failureCode: 'payment_expired' };
      case 'REFUSED': return { state: 'REFUSED', reference, failureCode: failureCode ?? 'card_declined' };
    }
  }

  async #cardOf(token: string) {
    const [card] = await this.#platform.db.select().from(paymentMethods).where(eq(paymentMethods.id, token));
    return card;
  }

  /** Opens the issuer's page where the card asks for it; the same attempt again finds the page that it opened. */
  async #ask({ attemptId, accountId, amount, scale, currency, returnTo }: FirstCharge, refusedAs: string | null): Promise<ProviderOutcome> {
    const { db, now } = this.#platform;
    const { realm, name: seller } = this.#seller;
    const opened = await paymentOfAttempt(db, attemptId)
      ?? await openPayment(db, { attemptId, realm, accountId, provider: this.name, step: 'CHALLENGE', seller, amount, scale, currency, createdAt: await now(), refusedAs, mandate: 'KEPT' }, returnTo);
    return this.#outcomeOf(opened);
  }

  async charge(order: FirstCharge): Promise<ProviderOutcome> {
    const card = await this.#cardOf(order.token);
    if (!card) return { state: 'REFUSED', reference: order.attemptId, failureCode: 'failedPayment' };
    const challenge = challengeOf(card.outcome);
    if (challenge) return this.#ask(order, challenge.refusedAs);
    return this.#charged(order.attemptId, chargeOutcome(card.outcome, 'purchase'), card);
  }

  #charged(reference: string, failureCode: string | null, { id: token, accountId: payer }: { id: string; accountId: string }): ProviderOutcome {
    return failureCode === null ? { state: 'PAID', reference, mandate: { payer, token } } : { state: 'REFUSED', reference, failureCode };
  }

  async confirm(reference: string): Promise<ProviderOutcome> {
    const payment = await paymentOfReference(this.#platform.db, reference);
    return payment ? this.#outcomeOf(payment) : { state: 'REFUSED', reference, failureCode: 'failedPayment' };
  }

  async chargeMandate({ attemptId, mandate: { token } }: MandateCharge): Promise<ProviderOutcome> {
    const card = await this.#cardOf(token);
    return card ? this.#charged(attemptId, chargeOutcome(card.outcome, 'renewal'), card) : { state: 'REFUSED', reference: attemptId, failureCode: 'failedPayment' };
  }

  async refund({ refundId, attemptId, amount }: Refund): Promise<void> {
    await sendBack(this.#platform.db, { refundId, attemptId, amount }, await this.#platform.now());
  }

  async cancel({ reference }: { reference: string }): Promise<ProviderOutcome | undefined> {
    const payment = await answerPayment(this.#platform.db, reference, { state: 'CANCELLED' });
    return payment && this.#outcomeOf(payment);
  }

  provenMessages({ body, headers }: Parameters<PaymentProvider['provenMessages']>[0]) {
    const read = z.safeParse(message, provenMessage(this.#platform.keys.provider, this.name, body, headers));
    return read.success ? [{ reference: read.data.data.reference, isDispute: read.data.type.startsWith('dispute.') }] : undefined;
  }
}
