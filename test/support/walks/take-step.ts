import { desc, eq } from 'drizzle-orm';
import type { Basket } from '../../../src/contracts/purchase/basket.ts';
import { type ProviderPayment, providerPayments } from '../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { payerAddress } from '../../../demo/platform/purchase/providers/payer-address.ts';
import { answerPayment, settleMs } from '../../../demo/platform/purchase/providers/provider-payments.ts';
import { signedHeaders } from '../../../demo/platform/purchase/providers/webhook-signature.ts';
import { type Change, changeLicence, licencesOf } from './change-licence.ts';
import { giveGift, redeemOwnGift } from './gift-steps.ts';
import { changePlan, keepPlan } from './plan-steps.ts';
import { shelfOf } from './shelves.ts';
import type { Heard, TwoDoors } from './two-doors.ts';
import { platformTime } from './walk-books.ts';
import { cardOf, otherDoor, pay, payTimes } from './walk-payment.ts';
import type { CardKind, Rung, Step, StepOf, Verb } from './walk-step.ts';
import type { Walker } from './walker.ts';
import { withdraw } from './withdraw-step.ts';

/** Fills the basket: with one, as the specification's call does, or with several. */
function fill(walker: Walker, at: 0 | 1, rungs: readonly Rung[]): Promise<Heard> {
  const skus = rungs.map((rung) => shelfOf(walker, rung).sku);
  if (skus.length > 1) return walker.ask(at, { method: 'PUT', path: '/api/v2/basket', body: { skus, acknowledgeNoFreeTrial: true } });
  return walker.ask(at, { method: 'PUT', path: `/api/v2/baskets/${skus[0]}?acknowledgeNoFreeTrial=true` });
}

/** Fills the basket and pays it; twice at once, at both processes, where the viewer is impatient. */
export async function buy(walker: Walker, { rung, isWithOther = false, by, voucher, pays, at }: Pick<StepOf<'buy'>, 'rung' | 'isWithOther' | 'by' | 'voucher' | 'pays' | 'at'>): Promise<Heard[]> {
  const filled = await fill(walker, at, isWithOther ? [rung, 'other'] : [rung]);
  if (filled.status !== 200) return [filled];
  const reduced = voucher === undefined ? filled : await walker.ask(otherDoor(at), { method: 'PUT', path: `/api/v2/baskets/vouchers/${voucher}` });
  const { basketId, version } = (reduced.status === 200 ? reduced : filled).body as Basket;
  return [reduced, ...await payTimes(walker, { basketId, version }, { by, pays, at })];
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
async function press(doors: TwoDoors, walker: Walker, { answer, isWordLost, at }: StepOf<'press'>): Promise<Heard[]> {
  const payment = await lastPayment(doors, walker);
  if (!payment) return [];
  if (isWordLost && answer === 'pay' && payment.refusedAs === null) {
    // At the bank it may be too late to give a payment up; a code of Pix is paid long after its time.
    const states = payment.step === 'PIX' ? ['OPEN', 'CANCELLED', 'EXPIRED'] as const : ['OPEN', 'CANCELLED'] as const;
    const confirmedAt = await platformTime(doors.db);
    for (const from of states) await answerPayment(doors.db, payment.reference, { state: 'PAID', confirmedAt }, from);
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
export const useVerb = (walker: Walker, at: 0 | 1, verb: Verb, licenceId: string): Promise<Heard[]> => changeLicence(walker, at, { licenceId, ...requestOf(verb, licenceId) });

/** Pays a licence by another card. */
export const changeCard = async (walker: Walker, at: 0 | 1, kind: CardKind, licenceId: string): Promise<Heard[]> =>
  changeLicence(walker, at, { licenceId, method: 'POST', path: `licence/${licenceId}/payment-details/${await cardOf(walker, kind, at)}` });

async function answerPrice(walker: Walker, { status, at }: StepOf<'answerPrice'>): Promise<Heard[]> {
  const asked = (await licencesOf(walker, at)).find(({ priceMigration }) => priceMigration);
  return asked?.priceMigration ? changeLicence(walker, at, { licenceId: asked.licenceId, method: 'PUT', path: `price-migration/${asked.priceMigration.id}/consent`, body: { status } }) : [];
}

/** Takes a step. @returns all that was answered: a refusal is an answer like any other */
export async function takeStep(doors: TwoDoors, walker: Walker, step: Step): Promise<Heard[]> {
  switch (step.do) {
    case 'buy': return buy(walker, step);
    case 'fillBasket': return [await fill(walker, step.at, [step.rung])];
    case 'press': return press(doors, walker, step);
    case 'word': return word(doors, walker);
    case 'return': return comeBack(doors, walker, step.at);
    case 'giveUp': return giveUp(walker, step.at);
    case 'reload': return reload(walker, step.at);
    case 'payAgain': return payAgain(walker, step.at);
    case 'redeemVoucher': return [await walker.ask(step.at, { method: 'POST', path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } })];
    case 'verb': return useVerb(walker, step.at, step.verb, shelfOf(walker, step.rung).licenceId);
    case 'changeCard': return changeCard(walker, step.at, step.card, shelfOf(walker, step.rung).licenceId);
    case 'answerPrice': return answerPrice(walker, step);
    case 'giveGift': return giveGift(walker, step);
    case 'redeemOwnGift': return redeemOwnGift(doors, walker, step.at);
    case 'changePlan': return changePlan(walker, step);
    case 'keepPlan': return keepPlan(walker, step.at);
    case 'withdraw': return withdraw(doors, walker, step.at);
  }
}
