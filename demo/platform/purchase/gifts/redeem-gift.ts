import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { redeemedGift } from '../../../../src/contracts/purchase/gift.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type GiftRow, gifts } from '../../db/tables/purchase/gift-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { afterPeriod } from '../after-period.ts';
import { addHistory } from '../books/history-store.ts';
import { guardPurchasable, type Offer, offersFor } from '../licence-offers.ts';
import { holdCustomer } from '../hold-customer.ts';
import { grantUntil } from '../subscriptions/subscription-store.ts';
import { hashOfCode } from '../vouchers/voucher-code.ts';
import { giftProductOf, licenceNameIn } from './gift-products.ts';

/** The same words whatever is wrong with a code: unknown, used and expired are not told apart. */
const invalidCode = ({ locale }: MemberCaller) => new PlatformError(400, 'invalidGiftCode', labelsOf(locale)['invalidGiftCode']);

const isGood = ({ realm: { realm }, now }: MemberCaller, code: string) =>
  and(eq(gifts.realm, realm), eq(gifts.codeHash, hashOfCode(realm, code)), eq(gifts.state, 'PAID'), gt(gifts.expiresAt, now));

/** When what was given before ends: another gift makes it longer. chosen: so that two gifts are worth two; what a subscription holds ends with that one, so it is not made longer */
const earlierGiftEnd = ({ held, subscription }: Offer): number | null =>
  (subscription && (subscription.status !== 'EXPIRED' || subscription.paused) ? null : held?.expiresAt ?? null);

/** Uses a gift up; of all who try at once one succeeds. @throws PlatformError 400 `invalidGiftCode` */
async function takeGift(tx: Database, caller: MemberCaller, code: string): Promise<GiftRow> {
  const [taken] = await tx.update(gifts).set({ state: 'REDEEMED', redeemedBy: caller.user.id, redeemedAt: caller.now }).where(isGood(caller, code)).returning();
  if (!taken) throw invalidCode(caller);
  return taken;
}

/**
 * Opens for a member what a code opens, once.
 *
 * 1. One change of a customer at a time: the account's row is held.
 * 2. What the member need not have leaves the code as it is: it stays good for somebody else.
 * 3. Code, right to watch and history are written together or not at all.
 *
 * @throws PlatformError 400 `invalidGiftCode`; 409 `licenceAlreadyActive`, `licencePaused`, `INVALID_TIER_CHANGE`
 * @source spec 2 §7 "/gift/redeem"
 */
export async function redeemGift(caller: MemberCaller, code: string): Promise<z.input<typeof redeemedGift>> {
  const { context: { db }, realm: { realm }, user, now, locale } = caller;
  return db.transaction(async (tx) => {
    await holdCustomer(tx, user.id, now);
    const [found] = await tx.select().from(gifts).where(isGood(caller, code));
    if (!found) throw invalidCode(caller);
    const { licenceId, grantsFor } = await giftProductOf(tx, realm, found.giftId);
    const offers = await offersFor({ ...caller, context: { db: tx } });
    const offer = offers.find(({ row }) => row.id === licenceId);
    if (!offer) throw invalidCode(caller);
    const before = earlierGiftEnd(offer);
    guardPurchasable(before === null ? offer : { ...offer, held: undefined }, offers);
    const gift = await takeGift(tx, caller, code);
    const until = afterPeriod(before ?? now, grantsFor);
    await grantUntil(tx, { realm, accountId: user.id, licenceId }, until, null);
    await addHistory(tx, { realm, accountId: user.id, licenceId, itemType: 'PAID_ORDER', status: 'DONE', at: now, sku: gift.sku });
    await publishChange(tx, { realm, scope: { account: user.id }, subject: 'entitlements', ids: [licenceId] });
    return { licenceId, licenceName: await licenceNameIn(tx, realm, licenceId, locale), message: gift.message, until: new Date(until).toISOString() };
  });
}
