import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import type { Caller } from '../../server/request-caller.ts';

/**
 * Notes that a title which a member pays for by the view is given out to be watched: its contract cannot be withdrawn from any more.
 *
 * chosen: with its first addresses, as what a player says of its place may be left out
 *
 * @source Directive 2011/83/EU art. 16(m) "if the performance has begun"
 */
export async function beginViewing({ context: { db }, user, now }: Caller, { realm, id, access }: Pick<ItemRow, 'realm' | 'id' | 'access'>): Promise<void> {
  if (!user || user.isGuest || access !== 'LICENCE') return;
  const byTheView = db.select({ id: licences.id }).from(licences).innerJoin(contentItems, and(eq(contentItems.realm, licences.realm), eq(contentItems.id, id)))
    .where(and(eq(licences.realm, realm), sql`${licences.strategy} ->> 'type' = 'PPV'`, sql`jsonb_exists(${contentItems.licences}, ${licences.id})`));
  const notBegun = and(eq(subscriptions.realm, realm), eq(subscriptions.accountId, user.id), isNull(subscriptions.begunAt), inArray(subscriptions.licenceId, byTheView));
  await db.update(subscriptions).set({ begunAt: now }).where(notBegun);
}
