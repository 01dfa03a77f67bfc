import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type GiftChoice, type giftBasket, latestGiftDays } from '../../../../src/contracts/purchase/gift.ts';
import { type GiftPriceRow, gifts } from '../../db/tables/purchase/gift-tables.ts';
import { isEmail } from '../../identity/mail/is-email.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { holdCustomer } from '../hold-customer.ts';
import { giverEmailOf } from './gift-giver.ts';
import { giftPricesOf, giftProductOf, priceIn } from './gift-products.ts';
import { presentGiftBasket } from './present-basket.ts';

const dayMs = 86_400_000;

/** @throws PlatformError 400 `pleaseProvideValidEmail`, `giftDateOutOfRange` with the field */
function guardChoice({ recipientEmail, deliverAt }: GiftChoice, now: number): void {
  if (recipientEmail !== undefined && !isEmail(recipientEmail)) throw new PlatformError(400, 'pleaseProvideValidEmail', undefined, { field: 'recipientEmail' });
  // A day that began already is today; nobody is written to in the past.
  if (deliverAt !== undefined && (deliverAt < now - dayMs || deliverAt > now + latestGiftDays * dayMs)) throw new PlatformError(400, 'giftDateOutOfRange', undefined, { field: 'deliverAt' });
}

/** A basket's content, whose change makes it another version. */
const contentOf = ({ giftId, message, recipientEmail, deliverAt }: GiftChoice, { sku }: GiftPriceRow) =>
  ({ giftId, sku, message: message.trim(), recipientEmail: recipientEmail?.trim() ?? null, deliverAt: recipientEmail === undefined ? null : deliverAt ?? null });

/** The giver's one open gift, changed to this. @throws PlatformError 404 `gift-not-found`, 400 as `guardChoice` */
export async function putGift(caller: MemberCaller, choice: GiftChoice): Promise<z.input<typeof giftBasket>> {
  const { context: { db }, realm: { realm }, user, now, locale } = caller;
  guardChoice(choice, now);
  const product = await giftProductOf(db, realm, choice.giftId);
  const { country } = await caller.place();
  const price = priceIn(await giftPricesOf(db, realm), product.id, country);
  const content = contentOf(choice, price);
  const row = await db.transaction(async (tx) => {
    await holdCustomer(tx, user.id, now);
    const [open] = await tx.select().from(gifts).where(and(eq(gifts.realm, realm), eq(gifts.accountId, user.id), eq(gifts.state, 'OPEN')));
    if (!open) return (await tx.insert(gifts).values({ id: randomUUID(), realm, accountId: user.id, giverEmail: await giverEmailOf(tx, user.id), state: 'OPEN', version: 1, locale, ...content }).returning())[0];
    const isSame = (Object.keys(content) as (keyof typeof content)[]).every((key) => open[key] === content[key]);
    return isSame ? open : (await tx.update(gifts).set({ ...content, locale, version: sql`${gifts.version} + 1` }).where(eq(gifts.id, open.id)).returning())[0];
  });
  if (!row) throw new PlatformError(500, 'basket-missing');
  return presentGiftBasket(row, product, price, await withOwnTax(caller));
}
