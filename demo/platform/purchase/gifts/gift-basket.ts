import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type GiftChoice, type giftBasket, latestGiftDays } from '../../../../src/contracts/purchase/gift.ts';
import { type GiftPriceRow, type GiftProductRow, type GiftRow, gifts } from '../../db/tables/purchase/gift-tables.ts';
import { mailboxOf } from '../../identity/mail/mailbox.ts';
import { visibleText } from '../../identity/mail/texts/stranger-text.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import type { Database } from '../../db/database.ts';
import { withOwnTax } from '../billing/own-tax.ts';
import { holdCustomer } from '../hold-customer.ts';
import { isSameQuote } from '../quotes/shown-quote.ts';
import { giverEmailOf } from './gift-giver.ts';
import { giftPricesOf, giftProductOf, priceIn } from './gift-products.ts';
import { giftQuoteOf, presentGiftBasket } from './present-basket.ts';

const dayMs = 86_400_000;

/** @throws PlatformError 400 `pleaseProvideValidEmail`, `giftDateOutOfRange` with the field */
function guardChoice({ recipientEmail, deliverAt }: GiftChoice, now: number): void {
  if (recipientEmail !== undefined) mailboxOf(recipientEmail, 'recipientEmail');
  // A day that began already is today; nobody is written to in the past.
  if (deliverAt !== undefined && (deliverAt < now - dayMs || deliverAt > now + latestGiftDays * dayMs)) throw new PlatformError(400, 'giftDateOutOfRange', undefined, { field: 'deliverAt' });
}

/** A basket's content, whose change makes it another version. */
const contentOf = ({ giftId, message, recipientEmail, deliverAt }: GiftChoice, { sku }: GiftPriceRow) =>
  ({ giftId, sku, message: visibleText(message).trim(), recipientEmail: recipientEmail?.trim() ?? null, deliverAt: recipientEmail === undefined ? null : deliverAt ?? null });

/** The giver's one open gift, as it was or changed. @param tx holds the customer */
async function changedGift(tx: Database, { realm: { realm }, user, locale }: MemberCaller, content: ReturnType<typeof contentOf>): Promise<GiftRow> {
  const [open] = await tx.select().from(gifts).where(and(eq(gifts.realm, realm), eq(gifts.accountId, user.id), eq(gifts.state, 'OPEN')));
  if (open && (Object.keys(content) as (keyof typeof content)[]).every((key) => open[key] === content[key])) return open;
  const [row] = open
    ? await tx.update(gifts).set({ ...content, locale, quote: null, version: sql`${gifts.version} + 1` }).where(eq(gifts.id, open.id)).returning()
    : await tx.insert(gifts).values({ id: randomUUID(), realm, accountId: user.id, giverEmail: await giverEmailOf(tx, user.id), state: 'OPEN', version: 1, locale, ...content }).returning();
  if (!row) throw new PlatformError(500, 'basket-missing');
  return row;
}

/** Shows what a gift costs, and keeps what was shown: a version is shown at one price alone, as that of a member's basket is (`answer-basket.ts`). */
async function answerGift(tx: Database, caller: MemberCaller, row: GiftRow, { product, price }: { product: GiftProductRow; price: GiftPriceRow }): Promise<z.input<typeof giftBasket>> {
  const shown = presentGiftBasket(row, product, price, await withOwnTax(caller, tx));
  const quote = giftQuoteOf(shown, product);
  if (isSameQuote(row.quote, quote)) return shown;
  const change = row.quote === null ? { quote } : { quote, version: sql`${gifts.version} + 1` };
  const [kept] = await tx.update(gifts).set(change).where(eq(gifts.id, row.id)).returning();
  return { ...shown, version: kept?.version ?? row.version };
}

/** The giver's one open gift, changed to this. @throws PlatformError 404 `gift-not-found`, 400 as `guardChoice` */
export async function putGift(caller: MemberCaller, choice: GiftChoice): Promise<z.input<typeof giftBasket>> {
  const { context: { db }, realm: { realm }, user, now } = caller;
  guardChoice(choice, now);
  const product = await giftProductOf(db, realm, choice.giftId);
  const { country } = await caller.place();
  const price = priceIn(await giftPricesOf(db, realm), product.id, country);
  const content = contentOf(choice, price);
  return db.transaction(async (tx) => {
    await holdCustomer(tx, user.id, now);
    return answerGift(tx, caller, await changedGift(tx, caller, content), { product, price });
  });
}
