import { createHash, randomUUID } from 'node:crypto';
import { appCheckToken } from '../app-check.ts';
import { schemeOf } from './shelves.ts';
import type { Heard } from './two-doors.ts';
import type { CardKind, Means, Times } from './walk-step.ts';
import type { AskedPayment, Walker } from './walker.ts';

const numbers: Record<CardKind, string> = { good: '4242424242424242', once: '4000000000000341', slowBack: '4000000000005126', bad: '4000000000000002', asked: '4000002760003184', askedThenBad: '4000008260003178', disputed: '4000000000000259' };

export const otherDoor = (at: 0 | 1): 0 | 1 => (at === 0 ? 1 : 0);

/** A card's end, another one for most viewers: whoever shares a card shares its free trial. The walks' clock does not reach 2060. */
function endOf({ accountId }: Walker): { expiryMonth: number; expiryYear: number } {
  const place = createHash('sha256').update(accountId).digest().readUInt32BE(0) % 468;
  return { expiryMonth: 1 + place % 12, expiryYear: 2060 + Math.floor(place / 12) };
}

/** The id of a card of the viewer, kept when it is first needed. */
export async function cardOf(walker: Walker, kind: CardKind, at: 0 | 1): Promise<string> {
  const card = { cardHolder: 'M. Holt', number: numbers[kind], ...endOf(walker), cvc: '123' };
  const made = async () => ((await walker.ask(at, { method: 'POST', host: 'card', path: '/tokens', body: { merchant: walker.realm, card } })).body as { token: string }).token;
  const validated = async (captchaToken?: string) => walker.ask(at, { method: 'POST', path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: await made(), captchaToken } } });
  const proof = () => appCheckToken({ ask: ({ path, body }) => walker.ask(at, { method: body ? 'POST' : 'GET', path, body }) }, walker.realm);
  const kept = async () => {
    let heard = await validated();
    // After many refused cards a browser has to prove itself; and the clock may move past a token's or a proof's minutes between two requests.
    for (let tries = 0; heard.status === 400 && tries < 2; tries += 1) heard = await validated(await proof());
    if (heard.status !== 200) throw new Error(`A card was answered ${heard.status} ${JSON.stringify(heard.body)}`);
    return (heard.body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
  };
  return (walker.cards[kind] ??= await kept());
}

/** Sends a payment as it was asked for. */
export async function pay(walker: Walker, at: 0 | 1, asked: AskedPayment): Promise<Heard> {
  walker.asked = asked;
  const heard = await walker.ask(at, { method: 'POST', path: `/api/v2/customer/baskets/pay/${asked.basketId}`, headers: { 'idempotency-key': asked.key, 'content-type': 'application/json' }, body: JSON.parse(asked.body) });
  if (heard.status === 200) walker.attempts.push((heard.body as { attemptId: string }).attemptId);
  return heard;
}

/** How a payment is made, and where first. */
interface HowPaid { by: Means; pays: Times; at: 0 | 1 }

async function meansOf(walker: Walker, by: Means, at: 0 | 1): Promise<object> {
  if (by === 'BANK') return { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-bank', paymentMethodType: 'BANK' };
  if (by === 'LOCAL') return { paymentDetailsExternalId: '', targetPaymentProvider: schemeOf(walker).provider, paymentMethodType: schemeOf(walker).step };
  return { paymentDetailsExternalId: await cardOf(walker, by, at), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
}

/** Pays a basket; twice at once, at both processes, where the viewer is impatient. */
export async function payTimes(walker: Walker, { basketId, version }: { basketId: string; version: number }, { by, pays, at }: HowPaid): Promise<Heard[]> {
  const body = JSON.stringify({ basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: await meansOf(walker, by, at) } });
  const first = { basketId, body, key: randomUUID() };
  const second = pays === 'twiceWithOneKey' ? first : { ...first, key: randomUUID() };
  return Promise.all(pays === 'once' ? [pay(walker, at, first)] : [pay(walker, at, first), pay(walker, otherDoor(at), second)]);
}
