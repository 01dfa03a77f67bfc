import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { basket } from '../../../../src/contracts/purchase/basket.ts';
import { basketContents } from '../../../../src/contracts/purchase/offers/open-basket.ts';
import { paymentAttempt, paymentRequest } from '../../../../src/contracts/purchase/payment.ts';
import type { Database } from '../../db/database.ts';
import { gifts, guestBuyers } from '../../db/tables/purchase/gift-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { idempotencyKeyOf } from '../attempts/idempotency-key.ts';
import { offersFor } from '../licence-offers.ts';
import { emptyBasket, heldBasketOf, type Quoted } from '../member-basket.ts';
import { payBasket } from '../pay-basket.ts';
import { guardPlace } from '../sale-place.ts';
import { answerBasket } from '../quotes/answer-basket.ts';
import { putSkus } from './put-skus.ts';
import { seenBasketOf } from './seen-basket.ts';

const payInput = z.object({
  basketVersion: z.int(),
  paymentArrangement: z.object({ primaryPaymentDetailsAttributes: z.omit(paymentRequest, { basketId: true, idempotencyKey: true, basketVersion: true }) }),
});
type PayInput = z.output<typeof payInput>;

async function pay(caller: MemberCaller, basketId: string, { basketVersion, paymentArrangement }: PayInput) {
  return payBasket(caller, { basketId, basketVersion, idempotencyKey: idempotencyKeyOf(caller), ...paymentArrangement.primaryPaymentDetailsAttributes });
}

/** Takes everything out. */
async function putNothing(caller: MemberCaller): Promise<Quoted> {
  const { context: { db } } = caller;
  const offers = await offersFor(caller);
  return db.transaction(async (tx) => {
    const row = await emptyBasket(tx, await seenBasketOf(tx, caller));
    return answerBasket(tx, row, offers, { voucher: undefined, trialPeriod: null }, caller);
  });
}

const basketIdOf = (db: Database, accountId: string): Promise<string> => db.transaction(async (tx) => (await heldBasketOf(tx, accountId)).id);

/**
 * What whoever buys has open. A guest whose gift is paid has none: its key answers its payment again.
 *
 * @throws PlatformError 404 `basket-not-found`
 */
async function openBasketOf({ context: { db }, realm: { realm }, user }: MemberCaller): Promise<string> {
  const [guest] = await db.select({ id: guestBuyers.id }).from(guestBuyers).where(eq(guestBuyers.id, user.id));
  if (!guest) return basketIdOf(db, user.id);
  // Nulls come first: an open gift was not paid.
  const [gift] = await db.select({ id: gifts.id }).from(gifts).where(and(eq(gifts.realm, realm), eq(gifts.accountId, user.id))).orderBy(desc(gifts.paidAt)).limit(1);
  if (!gift) throw new PlatformError(404, 'basket-not-found', 'No such basket.');
  return gift.id;
}

/** The basket that is open, which no call names. @source spec 2 §7 "POST /customer/baskets/pay", "/basket", "/basket/pay" */
export const openBasketRoutes = [
  defineRoute({
    name: 'putBasket', method: 'PUT', path: '/api/v2/basket', auth: 'member', ability: 'fillBasket', input: basketContents, output: basket,
    answer: async ({ skus, acknowledgeNoFreeTrial }, caller) => {
      await guardPlace(caller);
      return skus.length === 0 ? putNothing(caller) : putSkus(caller, skus, acknowledgeNoFreeTrial);
    },
  }),
  defineRoute({
    name: 'payOwnBasket', method: 'POST', path: '/api/v2/customer/baskets/pay', auth: 'member', ability: 'buy', input: payInput, output: paymentAttempt,
    answer: async (input, caller) => {
      await guardPlace(caller);
      return pay(caller, await basketIdOf(caller.context.db, caller.user.id), input);
    },
  }),
  defineRoute({
    name: 'payOpenBasket', method: 'POST', path: '/api/v2/basket/pay', auth: 'buyer', ability: 'buy', input: payInput, output: paymentAttempt,
    answer: async (input, caller) => {
      await guardPlace(caller);
      return pay(caller, await openBasketOf(caller), input);
    },
  }),
];
