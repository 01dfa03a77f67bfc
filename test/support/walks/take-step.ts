import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Basket } from '../../../src/contracts/purchase/basket.ts';
import type { HeldLicence } from '../../../src/contracts/purchase/held-licence.ts';
import { type ProviderPayment, providerPayments } from '../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { payerAddress } from '../../../demo/platform/purchase/providers/payer-address.ts';
import { answerPayment, settleMs } from '../../../demo/platform/purchase/providers/provider-payments.ts';
import { signedHeaders } from '../../../demo/platform/purchase/providers/webhook-signature.ts';
import type { Heard, TwoDoors } from './two-doors.ts';
import type { CardKind, Rung, Step, Verb, Walk } from './walk-step.ts';
import type { AskedPayment, Walker } from './walker.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

/** What is sold on each rung, and the licence that it gives. */
const shelves: Record<Walk['realm'], Record<Rung, { sku: string; licenceId: string }>> = {
  arena: { low: { sku: 'arena-pass-month', licenceId: 'pass' }, high: { sku: 'arena-season-year', licenceId: 'season' }, other: { sku: 'arena-fight-night', licenceId: 'fight-night' } },
  cinema: { low: { sku: 'cinema-basic-month', licenceId: 'pass' }, high: { sku: 'cinema-premium-month', licenceId: 'premium' }, other: { sku: 'cinema-premium-year', licenceId: 'premium-year' } },
};
export const shelfOf = ({ realm }: Walker, rung: Rung) => shelves[realm][rung];

const numbers: Record<CardKind, string> = { good: '4242424242424242', once: '4000000000000341', bad: '4000000000000002', asked: '4000002760003184', askedThenBad: '4000008260003178' };

const otherDoor = (at: 0 | 1): 0 | 1 => (at === 0 ? 1 : 0);

/** The id of a card of the viewer, kept when it is first needed. */
export async function cardOf(walker: Walker, kind: CardKind, at: 0 | 1): Promise<string> {
  const card = { cardHolder: 'M. Holt', number: numbers[kind], expiryMonth: 12, expiryYear: 2099, cvc: '123' };
  const kept = async () => ((await walker.ask(at, { method: 'POST', path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { card } } })).body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
  return (walker.cards[kind] ??= await kept());
}

async function pay(walker: Walker, at: 0 | 1, asked: AskedPayment): Promise<Heard> {
  walker.asked = asked;
  const heard = await walker.ask(at, { method: 'POST', path: `/api/v2/customer/baskets/pay/${asked.basketId}`, headers: { 'idempotency-key': asked.key, 'content-type': 'application/json' }, body: JSON.parse(asked.body) });
  if (heard.status === 200) walker.attempts.push((heard.body as { attemptId: string }).attemptId);
  return heard;
}

/** Fills the basket and pays it; twice at once, at both processes, where the viewer is impatient. */
export async function buy(walker: Walker, { rung, by, voucher, pays, at }: Pick<Of<'buy'>, 'rung' | 'by' | 'voucher' | 'pays' | 'at'>): Promise<Heard[]> {
  const filled = await walker.ask(at, { method: 'PUT', path: `/api/v2/baskets/${shelfOf(walker, rung).sku}?acknowledgeNoFreeTrial=true` });
  if (filled.status !== 200) return [filled];
  const reduced = voucher === undefined ? filled : await walker.ask(otherDoor(at), { method: 'PUT', path: `/api/v2/baskets/vouchers/${voucher}` });
  const { basketId, version } = (reduced.status === 200 ? reduced : filled).body as Basket;
  const isScheme = by === 'IDEAL' || by === 'BANK';
  const means = { paymentDetailsExternalId: isScheme ? '' : await cardOf(walker, by, at), targetPaymentProvider: by === 'BANK' ? 'sandbox-bank' : 'sandbox-card', paymentMethodType: isScheme ? by : 'CARD' };
  const body = JSON.stringify({ basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: means } });
  const first = { basketId, body, key: randomUUID() };
  const second = pays === 'twiceWithOneKey' ? first : { ...first, key: randomUUID() };
  return [reduced, ...await Promise.all(pays === 'once' ? [pay(walker, at, first)] : [pay(walker, at, first), pay(walker, otherDoor(at), second)])];
}

/** Sends the last payment again as it was: it finds its attempt, or why that failed. */
async function payAgain(walker: Walker, at: 0 | 1): Promise<Heard[]> {
  if (!walker.asked) return [];
  const heard = await pay(walker, at, walker.asked);
  return [heard];
}

async function lastPayment({ db }: TwoDoors, { accountId }: Walker): Promise<ProviderPayment | undefined> {
  const [row] = await db.select().from(providerPayments).where(eq(providerPayments.accountId, accountId)).orderBy(desc(providerPayments.createdAt)).limit(1);
  return row;
}

/** Answers at the bank or the issuer; where its word is lost, the provider alone knows. */
async function press(doors: TwoDoors, walker: Walker, { answer, isWordLost, at }: Of<'press'>): Promise<Heard[]> {
  const payment = await lastPayment(doors, walker);
  if (!payment) return [];
  if (isWordLost && answer === 'pay' && payment.refusedAs === null) {
    // At the bank it may be too late to give a payment up.
    for (const from of ['OPEN', 'CANCELLED'] as const) await answerPayment(doors.db, payment.reference, { state: 'PAID' }, from);
    return [];
  }
  if (isWordLost && answer === 'later' && payment.step === 'BANK') {
    await answerPayment(doors.db, payment.reference, { state: 'PENDING', settlesAt: payment.createdAt + settleMs });
    return [];
  }
  const { hostname, pathname } = new URL(payerAddress(payment, 80));
  const pressed = await doors.knock(at, { host: hostname.replace('.localhost', ''), method: 'POST', path: pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: String(new URLSearchParams({ answer })) });
  return [pressed];
}

/** The provider's message of a payment, at both processes at once and once more: late, repeated, or before anything happened. */
export async function sayWord(doors: TwoDoors, payment: ProviderPayment): Promise<Heard[]> {
  const payload = JSON.stringify({ type: 'payment.updated', data: { reference: payment.reference, state: payment.state } });
  const say = (at: 0 | 1) => doors.knock(at, { host: 'api', method: 'POST', path: `/webhooks/payments/${payment.provider}`, payload, headers: { 'content-type': 'application/json', ...signedHeaders(doors.keys.provider, payment.provider, payload) } });
  return [...await Promise.all([say(0), say(1)]), await say(0)];
}

async function word(doors: TwoDoors, walker: Walker): Promise<Heard[]> {
  const payment = await lastPayment(doors, walker);
  return payment ? sayWord(doors, payment) : [];
}

async function comeBack(doors: TwoDoors, walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const payment = await lastPayment(doors, walker);
  return payment ? [await walker.ask(at, { method: 'GET', path: `/api/v2/payment-returns/${payment.reference}` })] : [];
}

async function giveUp(walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const attemptId = walker.attempts.at(-1);
  return attemptId === undefined ? [] : [await walker.ask(at, { method: 'DELETE', path: `/api/v2/customer/payments/${attemptId}` })];
}

/** What a page asks when it is loaded again. */
async function reload(walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const attemptId = walker.attempts.at(-1);
  const paths = ['customer/basket', 'user/licence', 'customer/subscriptions/status/active', ...(attemptId === undefined ? [] : [`customer/payments/${attemptId}`])];
  return Promise.all(paths.map((path, index) => walker.ask(index % 2 === 0 ? at : otherDoor(at), { method: 'GET', path: `/api/v2/${path}` })));
}

/** What the viewer holds or held, as a page shows it. */
export async function licencesOf(walker: Walker, at: 0 | 1): Promise<HeldLicence[]> {
  return ((await walker.ask(at, { method: 'GET', path: '/api/v2/user/licence' })).body as { licences: HeldLicence[] }).licences;
}

interface Change { licenceId: string; method: 'POST' | 'PUT' | 'DELETE' | 'PATCH'; path: string; body?: unknown }

/** Changes a licence at one process, from what the other one showed. */
async function change(walker: Walker, at: 0 | 1, { licenceId, method, path, body = {} }: Change): Promise<Heard[]> {
  const held = (await licencesOf(walker, otherDoor(at))).find((one) => one.licenceId === licenceId);
  if (!held) return [];
  return [await walker.ask(at, { method, path: `/api/v2/${path}`, headers: { 'if-match': `"${held.version}"` }, ...(method === 'DELETE' ? {} : { body }) })];
}

const requestOf = (verb: Verb, id: string): Pick<Change, 'method' | 'path'> => {
  switch (verb) {
    case 'pause': return { method: 'POST', path: `active-licences/${id}/pause` };
    case 'resume': return { method: 'POST', path: `active-licences/${id}/resume` };
    case 'cancel': return { method: 'DELETE', path: `active-licences/${id}` };
    case 'cancelAnyway': return { method: 'DELETE', path: `active-licences/${id}?cancellationDiscount=IGNORE` };
    case 'reactivate': return { method: 'PATCH', path: `reactivate-licence/${id}` };
    default: return { method: 'POST', path: `cancellation-promo/${id}/${verb}` };
  }
};

/** Does something with a licence, as its pages do. */
export const useVerb = (walker: Walker, at: 0 | 1, verb: Verb, licenceId: string): Promise<Heard[]> => change(walker, at, { licenceId, ...requestOf(verb, licenceId) });

/** Pays a licence by another card. */
export const changeCard = async (walker: Walker, at: 0 | 1, kind: CardKind, licenceId: string): Promise<Heard[]> =>
  change(walker, at, { licenceId, method: 'POST', path: `licence/${licenceId}/payment-details/${await cardOf(walker, kind, at)}` });

async function answerPrice(walker: Walker, { status, at }: Of<'answerPrice'>): Promise<Heard[]> {
  const asked = (await licencesOf(walker, at)).find(({ priceMigration }) => priceMigration);
  return asked?.priceMigration ? change(walker, at, { licenceId: asked.licenceId, method: 'PUT', path: `price-migration/${asked.priceMigration.id}/consent`, body: { status } }) : [];
}

/** Takes a step. @returns all that was answered: a refusal is an answer like any other */
export async function takeStep(doors: TwoDoors, walker: Walker, step: Step): Promise<Heard[]> {
  switch (step.do) {
    case 'buy': return buy(walker, step);
    case 'fillBasket': return [await walker.ask(step.at, { method: 'PUT', path: `/api/v2/baskets/${shelfOf(walker, step.rung).sku}?acknowledgeNoFreeTrial=true` })];
    case 'press': return press(doors, walker, step);
    case 'word': return word(doors, walker);
    case 'return': return comeBack(doors, walker, step.at);
    case 'giveUp': return giveUp(walker, step.at);
    case 'reload': return reload(walker, step.at);
    case 'payAgain': return payAgain(walker, step.at);
    case 'redeemGift': return [await walker.ask(step.at, { method: 'POST', path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } })];
    case 'verb': return useVerb(walker, step.at, step.verb, shelfOf(walker, step.rung).licenceId);
    case 'changeCard': return changeCard(walker, step.at, step.card, shelfOf(walker, step.rung).licenceId);
    case 'answerPrice': return answerPrice(walker, step);
  }
}
