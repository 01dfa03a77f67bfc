import { type ApiError, isApiError } from '../../api/api-error.ts';
import { payBasket, readEntitlements, readPaymentAttempt } from '../../api/calls/purchase.ts';
import { cancelPaymentAttempt } from '../../api/calls/purchase/payments.ts';
import type { Client } from '../../api/client.ts';
import type { Basket } from '../../contracts/purchase/basket.ts';
import type { EnteredCard, PaymentAction, PaymentAttempt, PaymentDetails } from '../../contracts/purchase/payment.ts';
import { declinedPayment } from '../../rules/purchase/payment/declined-payment.ts';
import { paymentError, type PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { isPaidByCode } from '../../rules/purchase/payment/payment-means.ts';
import type { SolveRiddle } from '../identity/sign-up/app-check.ts';
import type { CheckoutMemory, RememberedPayment } from './checkout-memory.ts';
import type { AskedPayment, NamedLicence } from './checkout-state.ts';
import { validateCard } from './validate-card.ts';

/** How an attempt to pay ended, as far as it is known. */
export type AttemptEnd =
  | { end: 'succeeded' }
  /** @property licence what the open payment buys, which another part of the page may have begun */
  | { end: 'unknown'; licence: NamedLicence; problem?: PaymentError }
  /** @property action where its payer confirms it; absent while a bank works on it */
  | { end: 'confirm'; licence: NamedLicence; action?: PaymentAction; asked: AskedPayment }
  /** The time to pay a code is over. @property payment what a new code is asked for with */
  | { end: 'expired'; licence: NamedLicence; payment: RememberedPayment }
  /** @property details what the provider knows that was to pay; @property isDeclined whether that was declined */
  | { end: 'refused'; problem: PaymentError; isStale: boolean; isDeclined?: boolean; details?: PaymentDetails };

/** Pays once, however often it has to ask. */
export interface CheckoutAttempt {
  /** The open payment of a basket. */
  openPayment(basketId: string): RememberedPayment | undefined;
  /** @param means a new card, or what the provider knows already; undefined when the total is 0 */
  pay(basket: Basket, licence: NamedLicence, means: EnteredCard | PaymentDetails | undefined): Promise<AttemptEnd>;
  /** Asks how the payment of a basket ended. It never pays. */
  check(basketId: string, licence: NamedLicence): Promise<AttemptEnd>;
  /** Asks for a new code in the place of one whose time is over: a payment of its own. */
  renew(payment: RememberedPayment): Promise<AttemptEnd>;
  /** Gives up the open payment of a basket; what was paid meanwhile has succeeded. */
  giveUp(basketId: string, licence: NamedLicence): Promise<AttemptEnd>;
}

export interface AttemptOptions {
  newKey?(): string;
  /** Proves that a browser asks, where the platform wants that proven. */
  solveRiddle?: SolveRiddle;
}

/**
 * One payment.
 *
 * Requirements: nothing is charged twice, and nothing without its price on the screen; success is shown on SUCCEEDED alone; no
 * card number is kept.
 *
 * 1. A basket whose payment is open is not paid again: its end is asked for instead.
 * 2. The provider turns the card into a reference; a failure here has charged nothing.
 * 3. The whole request, with its key, is remembered before it is sent.
 * 4. Without an answer the same request goes out once more: the key makes the platform answer the same attempt.
 * 5. A final answer forgets it; anything else stays remembered, through a reload too, and can be checked by its key.
 * 6. An attempt that the platform does not know has charged nothing.
 * 7. A payment that its payer confirms elsewhere stays open until the platform says how it ended, or it is given up there.
 *
 * @source design/checkout.md 3, 4, 5
 */
export function createCheckoutAttempt(client: Client, memory: CheckoutMemory, { newKey = randomKey, solveRiddle }: AttemptOptions = {}, isHeldBy: typeof holds = holds): CheckoutAttempt {
  const openPayment = (basketId: string) => memory.read().find(({ request }) => request.basketId === basketId);
  const ended = (payment: RememberedPayment, end: AttemptEnd): AttemptEnd => {
    memory.forget(payment);
    return end;
  };
  const settle = (payment: RememberedPayment, attempt: PaymentAttempt): AttemptEnd => {
    if (attempt.state === 'SUCCEEDED') return ended(payment, { end: 'succeeded' });
    if (attempt.failureCode === 'payment_expired' && isPaidByCode(payment.request.paymentMethodType)) return ended(payment, { end: 'expired', licence: boughtBy(payment), payment });
    if (attempt.state === 'DECLINED') return ended(payment, { end: 'refused', problem: declinedPayment(attempt.failureCode), isStale: false });
    memory.keep({ ...payment, attemptId: attempt.attemptId });
    if (attempt.state === 'REQUIRES_ACTION' && attempt.action) return { end: 'confirm', licence: boughtBy(payment), action: attempt.action, asked: askedOf(payment, attempt) };
    if (attempt.state === 'PENDING') return { end: 'confirm', licence: boughtBy(payment), asked: askedOf(payment, attempt) };
    return { end: 'unknown', licence: boughtBy(payment) };
  };
  const send = async (payment: RememberedPayment, triesLeft: number): Promise<AttemptEnd> => {
    try {
      return settle(payment, await client.call(payBasket, payment.request));
    } catch (failure) {
      if (isApiError(failure) && !isOpen(failure)) return ended(payment, { ...refusedBy(failure), details: detailsIn(payment) });
      if (triesLeft > 0 && isApiError(failure) && failure.kind === 'unreachable') return send(payment, triesLeft - 1);
      return unknownAfter(failure, boughtBy(payment));
    }
  };
  /** What the platform answers of an open payment, or what the held licences say in its place. */
  const ask = async (basketId: string, licence: NamedLicence, call: typeof readPaymentAttempt | typeof cancelPaymentAttempt): Promise<AttemptEnd> => {
    const payment = openPayment(basketId);
    if (!payment) return endOf(await isHeldBy(client, licence.licenceId), licence);
    try {
      return settle(payment, await client.call(call, { attemptId: payment.attemptId ?? payment.request.idempotencyKey }));
    } catch (failure) {
      const isHeld = await isHeldBy(client, payment.licenceId);
      const isMissing = isApiError(failure) && failure.kind === 'refused' && failure.status === 404;
      return isHeld || isMissing && isHeld === false ? ended(payment, endOf(isHeld, licence)) : unknownAfter(failure, licence);
    }
  };
  return {
    openPayment,
    async pay(basket, licence, means) {
      const open = openPayment(basket.basketId);
      if (open) return { end: 'unknown', licence: boughtBy(open) };
      let details;
      try {
        details = await detailsOf(client, means, solveRiddle);
      } catch (failure) {
        return refusedBy(failure);
      }
      const payment = paymentOf(basket, licence, details, newKey());
      memory.keep(payment);
      return send(payment, 1);
    },
    async renew({ request, licenceId, licenceName }) {
      const open = openPayment(request.basketId);
      if (open) return { end: 'unknown', licence: boughtBy(open) };
      const payment = { licenceId, licenceName, request: { ...request, idempotencyKey: newKey() } };
      memory.keep(payment);
      return send(payment, 1);
    },
    check: (basketId, licence) => ask(basketId, licence, readPaymentAttempt),
    giveUp: (basketId, licence) => ask(basketId, licence, cancelPaymentAttempt),
  };
}

const zeroBalance: PaymentDetails = { paymentDetailsExid: '', targetPaymentProvider: 'none', paymentMethodType: 'ZERO_BALANCE' };
const notCharged: AttemptEnd = { end: 'refused', problem: { labelKey: 'paymentNotTaken', retryable: true }, isStale: false };

/** What a provider knows a way to pay by. @throws ApiError of a new card */
async function detailsOf(client: Client, means: EnteredCard | PaymentDetails | undefined, solve?: SolveRiddle): Promise<PaymentDetails> {
  if (!means) return zeroBalance;
  return 'token' in means ? validateCard(client, means, solve) : means;
}

/** Known by the licence alone. @param isHeld undefined while the platform does not say */
function endOf(isHeld: boolean | undefined, licence: NamedLicence): AttemptEnd {
  if (isHeld === undefined) return { end: 'unknown', licence, problem: { labelKey: 'platformUnreachable', retryable: true } };
  return isHeld ? { end: 'succeeded' } : notCharged;
}

function paymentOf(basket: Basket, licence: NamedLicence, details: PaymentDetails, idempotencyKey: string): RememberedPayment {
  const { paymentDetailsExid: paymentDetailsExternalId, targetPaymentProvider, paymentMethodType } = details;
  return {
    licenceId: licence.licenceId,
    licenceName: licence.name,
    request: { basketId: basket.basketId, basketVersion: basket.version, idempotencyKey, paymentDetailsExternalId, targetPaymentProvider, paymentMethodType },
  };
}

/** Not final: no answer, a broken one, a server error, or the same attempt still in flight. */
function isOpen({ kind, status, body }: ApiError): boolean {
  const inFlight = status === 409 && /in[-_ ]?(flight|progress)/i.test(body?.code ?? '');
  return kind !== 'refused' || status >= 500 || status === 429 || inFlight;
}

/** What was to pay, as it was sent. */
const detailsIn = ({ request: { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType } }: RememberedPayment): PaymentDetails => ({ paymentDetailsExid: paymentDetailsExternalId, targetPaymentProvider, paymentMethodType });

const askedOf = ({ request }: RememberedPayment, { amount, scale, currency }: PaymentAttempt): AskedPayment => ({ methodType: request.paymentMethodType, amount, scale, currency });

const boughtBy = ({ licenceId, licenceName }: RememberedPayment): NamedLicence => ({ licenceId, name: licenceName });

function unknownAfter(failure: unknown, licence: NamedLicence): AttemptEnd {
  return { end: 'unknown', licence, ...(isApiError(failure) ? { problem: paymentError(failure) } : {}) };
}

function refusedBy(failure: unknown): Extract<AttemptEnd, { end: 'refused' }> {
  if (!isApiError(failure)) return { end: 'refused', problem: { labelKey: 'anErrorOccured', retryable: true }, isStale: false };
  const problem = paymentError(failure);
  return { end: 'refused', problem, isStale: problem.retryable && [409, 412].includes(failure.status), ...(failure.status === 402 ? { isDeclined: true } : {}) };
}

/** @returns undefined when the platform did not say */
async function holds(client: Client, licenceId: string): Promise<boolean | undefined> {
  return client.call(readEntitlements, {}).then(({ licenceIds }) => licenceIds.includes(licenceId), () => undefined);
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
