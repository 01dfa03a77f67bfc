import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { PathMatch } from '../../../src/routing/match-path.ts';
import { collectionTypes } from '../catalogue/collections/collection-kinds.ts';
import type { Database } from '../db/database.ts';
import { isDatabaseDown } from '../db/is-database-down.ts';
import { readEventEpoch } from '../catalogue/event-epoch.ts';
import { gridBucketId } from '../catalogue/grid-bucket-id.ts';
import { fighters, framedPages, newsItems } from '../db/tables/editorial-tables.ts';
import { buckets, contentItems, views } from '../db/tables/catalogue-tables.ts';
import { findRow, isOver } from '../lists/list-store.ts';
import { isPartnerListId } from '../lists/partner-list-id.ts';
import { giftProducts } from '../db/tables/purchase/gift-tables.ts';
import { isProvider } from '../purchase/providers/payment-schemes.ts';
import type { PaymentVendors } from '../purchase/providers/vendors/payment-vendors.ts';
import type { KeptData } from '../server/state/kept-data.ts';
import type { PlatformState } from '../server/state/platform-state.ts';

/** The query of an address, as it came. */
export type AskedQuery = Readonly<Record<string, unknown>>;

/** The grid that an address names; empty where it names none. */
export const gridIn = ({ gridviewconfigid: id }: AskedQuery): string => (typeof id === 'string' ? id : '');

/** What an address names: a composed page, a title, or nothing that could be missing. */
function namedBy(match: PathMatch, query: AskedQuery): { kind: 'view' | 'title' | 'angles' | 'collection' | 'grid' | 'list' | 'news' | 'fighter' | 'framed' | 'gift'; type: string; id: string } | undefined {
  switch (match.name) {
    case 'grid': return { kind: 'grid', type: 'grid', id: gridIn(query) };
    case 'section': return { kind: 'view', type: 'section', id: match.params.id };
    case 'news-item': return { kind: 'news', type: match.params.feedName, id: match.params.newId };
    case 'fighters': return match.params.id === undefined ? undefined : { kind: 'fighter', type: 'fighter', id: match.params.id };
    case 'external-page': return { kind: 'framed', type: 'EXTERNAL', id: match.params.pageId };
    case 'plugin': return { kind: 'framed', type: 'PLUGIN', id: match.params.id };
    case 'gift': return match.params.giftId === undefined ? undefined : { kind: 'gift', type: 'gift', id: match.params.giftId };
    case 'series': return { kind: 'collection', type: 'series', id: match.params.seriesId };
    case 'season': return { kind: 'collection', type: 'season', id: match.params.seasonId };
    case 'playlist': return { kind: 'collection', type: 'playlist', id: match.params.playlistId };
    case 'watchlists': return match.params.watchlistId === undefined ? undefined : { kind: 'list', type: 'list', id: match.params.watchlistId };
    case 'interstitial': return { kind: 'title', type: 'vod', id: match.params.eventId };
    case 'multi-video': return { kind: 'angles', type: 'live', id: match.params.eventId };
    case 'watch-together': return { kind: 'title', type: 'live', id: match.params.eventId };
    case 'vod': case 'live': return { kind: 'title', type: match.name, id: match.params.eventId };
    default: return undefined;
  }
}

type Named = NonNullable<ReturnType<typeof namedBy>>;

async function isThere(db: Database, realm: string, { kind, type, id }: Named): Promise<boolean> {
  if (kind === 'view') return (await db.select({ id: views.id }).from(views).where(and(eq(views.realm, realm), eq(views.type, type), eq(views.id, id)))).length > 0;
  if (kind === 'grid') return (await db.select({ id: buckets.id }).from(buckets).where(and(eq(buckets.realm, realm), eq(buckets.id, gridBucketId(id))))).length > 0;
  if (kind === 'framed') return (await db.select({ id: framedPages.id }).from(framedPages).where(and(eq(framedPages.realm, realm), eq(framedPages.kind, type as 'EXTERNAL'), eq(framedPages.id, id)))).length > 0;
  if (kind === 'fighter') return (await db.select({ id: fighters.id }).from(fighters).where(and(eq(fighters.realm, realm), eq(fighters.id, id)))).length > 0;
  if (kind === 'gift') return (await db.select({ id: giftProducts.id }).from(giftProducts).where(and(eq(giftProducts.realm, realm), eq(giftProducts.id, id)))).length > 0;
  if (kind === 'collection') return (await db.select({ id: contentItems.id }).from(contentItems).where(and(eq(contentItems.realm, realm), eq(contentItems.id, id), inArray(contentItems.type, collectionTypes[type as keyof typeof collectionTypes])))).length > 0;
  const { liveChannel, media, extras } = contentItems;
  const plays = and(isNotNull(media), type === 'live' ? isNotNull(liveChannel) : isNull(liveChannel));
  const found = await db.select({ extras }).from(contentItems).where(and(eq(contentItems.realm, realm), eq(contentItems.id, id), plays));
  return found.some((row) => kind !== 'angles' || row.extras.playback?.angles !== undefined);
}

/** Whether a report is out: the clock decides, so the answer is not kept. */
async function isOut(db: Database, realm: string, { type, id }: Named, now: number): Promise<boolean> {
  const since = now - await readEventEpoch(db);
  const found = await db.select({ id: newsItems.id }).from(newsItems).where(and(eq(newsItems.realm, realm), eq(newsItems.feedName, type), eq(newsItems.id, id), lte(newsItems.publishedAfter, since)));
  return found.length > 0;
}

/** Whether anybody has this list: viewers make and delete them at any time. Everybody has favourites; an id of a partner's page is read by its viewer's own page alone. */
async function isList(db: Database, realm: string, id: string, now: number): Promise<boolean> {
  if (id === 'favourites' || isPartnerListId(id)) return true;
  const row = await findRow(db, realm, id);
  return row !== undefined && !isOver(row, now);
}

interface PageFacts { db: Database; keptData: KeptData; vendors: Pick<PaymentVendors, 'ofTenant' | 'hasStandIns'>; readState(): Promise<PlatformState> }

/**
 * Whether the tenant has the page of an address, and what the address names; any other is answered 404.
 *
 * While the database is away every title exists: the page itself says what is wrong, and goes on by itself.
 */
export async function pageExists({ db, keptData, vendors, readState }: PageFacts, realm: string, match: PathMatch | undefined, query: AskedQuery = {}): Promise<boolean> {
  if (!match) return false;
  if (match.name === 'pay') return (vendors.hasStandIns && isProvider(match.params.providerId)) || vendors.ofTenant(realm)?.name === match.params.providerId;
  const named = namedBy(match, query);
  if (!named) return true;
  try {
    const { published, now } = await readState();
    if (named.kind === 'news') return await isOut(db, realm, named, now);
    if (named.kind === 'list') return await isList(db, realm, named.id, now);
    return await keptData.read(published, JSON.stringify(['page', realm, named]), () => isThere(db, realm, named));
  } catch (failure) {
    if (isDatabaseDown(failure)) return true;
    throw failure;
  }
}
