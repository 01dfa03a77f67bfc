import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { paidGift } from '../../../../src/contracts/purchase/gift.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { giftCode } from './gift-code.ts';
import { giftProductOf, licenceNameIn } from './gift-products.ts';

/** A paid gift for its giver, with its code the first time. @throws PlatformError 404 `gift-not-found`, another giver's too */
export async function showPaidGift({ context: { db }, realm: { realm }, user, now, locale }: MemberCaller, basketId: string): Promise<z.input<typeof paidGift>> {
  const own = and(eq(gifts.id, basketId), eq(gifts.realm, realm), eq(gifts.accountId, user.id), ne(gifts.state, 'OPEN'));
  const [row] = await db.select().from(gifts).where(own);
  if (!row || row.expiresAt === null) throw new PlatformError(404, 'gift-not-found', 'There is no such gift.');
  const product = await giftProductOf(db, realm, row.giftId);
  const shown = await db.update(gifts).set({ shownAt: now }).where(and(own, isNull(gifts.shownAt))).returning({ id: gifts.id });
  return {
    name: textIn(product.names, locale), licenceName: await licenceNameIn(db, realm, product.licenceId, locale), grantsFor: product.grantsFor,
    ...(shown.length > 0 ? { code: await giftCode(db, row.id) } : {}), giverEmail: row.giverEmail, message: row.message,
    ...(row.recipientEmail === null ? {} : { recipientEmail: row.recipientEmail }),
    ...(row.deliverAt === null ? {} : { deliverAt: new Date(row.deliverAt).toISOString() }),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}
