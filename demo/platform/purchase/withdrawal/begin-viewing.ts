import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { contentItems } from '../../db/tables/catalogue-tables.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';

/** How much of a title is delivered before it was watched. chosen: more than the players here fetch of a page that is only opened, and little of a film */
const begunSeconds = 60;

/** A viewer and a title. */
interface Viewing { realm: string | SQL; accountId: string | SQL; contentId: string | SQL }

/** Contracts that are paid for by the view, open a title, and were not begun. */
const notBegun = ({ realm, accountId, contentId }: Viewing): SQL => sql`${subscriptions.realm} = ${realm} and ${subscriptions.accountId} = ${accountId} and ${subscriptions.begunAt} is null and exists (
  select 1 from ${licences} join ${contentItems} on ${contentItems.realm} = ${licences.realm} and ${contentItems.id} = ${contentId} and jsonb_exists(${contentItems.licences}, ${licences.id})
  where ${licences.realm} = ${subscriptions.realm} and ${licences.id} = ${subscriptions.licenceId} and ${licences.strategy} ->> 'type' = 'PPV')`;

/** Whether there is such a contract, within a statement that reads something else. */
export const isNotBegun = (viewing: Viewing): SQL<boolean> => sql<boolean>`exists (select 1 from ${subscriptions} where ${notBegun(viewing)})`;

/** A segment that goes out. @property film how long its segments are, and the whole where that ends */
export interface DeliveredSegment { number: number; film: { segmentSeconds: number; seconds: number | undefined } }

/**
 * Counts a segment of a title that a member pays for by the view: once a minute of it went out it is begun, and its contract cannot be withdrawn from any more.
 *
 * 1. Addresses alone begin nothing: a page asks for them when it opens. chosen: what went out counts, as what a player says of its place may be left out
 * 2. Each segment counts once, for whatever track, angle or session: a page that is opened again begins nothing, and no new session begins the minute anew.
 * 3. One statement, so that processes that count at the same time lose none.
 *
 * @source Directive 2011/83/EU art. 16(m) "if the performance has begun"
 */
export async function countDelivered(db: Database, viewing: { realm: string; accountId: string; contentId: string }, { number, film }: DeliveredSegment, now: number): Promise<void> {
  const segment = `${viewing.contentId} ${number}`;
  const needed = Math.min(begunSeconds, film.seconds ?? begunSeconds);
  const isEnough = sql`(cardinality(${subscriptions.delivered}) + 1) * ${film.segmentSeconds}::float8 >= ${needed}::float8`;
  await db.update(subscriptions).set({
    begunAt: sql`case when ${isEnough} then ${now}::bigint end`,
    delivered: sql`case when ${isEnough} then '{}'::text[] else array_append(${subscriptions.delivered}, ${segment}) end`,
  }).where(and(notBegun(viewing), sql`not ${segment} = any(${subscriptions.delivered})`));
}
