import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { eventTimesOf } from '../../catalogue/airing.ts';
import { readEventEpoch } from '../../catalogue/event-epoch.ts';
import { gridBucketId } from '../../catalogue/grid-bucket-id.ts';
import { bucketEntries, buckets, contentItems, type ItemRow, views, type Words } from '../../db/tables/catalogue-tables.ts';
import { editorialFacts } from './editorial-facts.ts';
import { guideFacts } from './guide-facts.ts';
import { listingFacts } from './listing-facts.ts';
import type { PageFacts, Place } from './page-about.ts';
import { plainElements, type PlainElement } from './plain-elements.ts';
import { besideTitle } from './beside-title.ts';
import { pathOfItem } from './path-of-item.ts';

/** chosen: as many cards of a row as the site's own first page of it shows */
const cardsPerRow = 10;

const inWords = (words: Words, locale: string): string => words[locale] ?? words.en;

/** Which composed page or title an address shows. */
function namedBy(match: PathMatch): { type: string; id: string } | { title: string } | undefined {
  switch (match.name) {
    case 'root': case 'home': return { type: 'home', id: 'home' };
    case 'browse': return { type: 'browse', id: 'browse' };
    case 'section': return { type: 'section', id: match.params.id };
    case 'series': return { type: 'series', id: match.params.seriesId };
    case 'season': return { type: 'season', id: match.params.seasonId };
    case 'playlist': return { type: 'playlist', id: match.params.playlistId };
    case 'vod': case 'live': case 'interstitial': return { title: match.params.eventId };
    default: return undefined;
  }
}

/**
 * What an address is about, read from the published catalogue: the same for every guest.
 *
 * @param gridId of the grid that the address names, which its path does not
 * @returns undefined for an address that shows nothing of the catalogue
 * @source spec 1 §2.1; design/catalogue-and-site.md "Every page sets title, description, canonical address"
 */
export async function readPageFacts(place: Place, match: PathMatch, gridId = ''): Promise<PageFacts | undefined> {
  if (match.name === 'grid') return gridFacts(place, gridId);
  const listing = await listingFacts(place, match) ?? await guideFacts(place, match);
  if (listing) return listing;
  const editorial = await editorialFacts(place, match);
  if (editorial) return editorial;
  const named = namedBy(match);
  if (!named) return undefined;
  return 'title' in named ? titleFacts(place, named.title) : viewFacts(place, named);
}

/** What a grid is about: its title and its cards. */
async function gridFacts(place: Place, id: string): Promise<PageFacts | undefined> {
  const { db, realm: { realm }, locale } = place;
  const bucketId = gridBucketId(id);
  const [row] = await db.select().from(buckets).where(and(eq(buckets.realm, realm), eq(buckets.id, bucketId)));
  if (!row) return undefined;
  const { rows, items } = await readRows(place, [{ kind: 'bucket', zone: 'list', bucketId }]);
  const pictured = items.get([...items.keys()][0] ?? '');
  return { title: inWords(row.names, locale), rows, ...(pictured ? { pictured } : {}) };
}

async function titleFacts(place: Place, id: string): Promise<PageFacts | undefined> {
  const { db, realm, locale } = place;
  const [row] = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm.realm), eq(contentItems.id, id)));
  if (!row) return undefined;
  const epoch = row.startsAfter === null ? 0 : await readEventEpoch(db);
  const times = eventTimesOf(row, epoch);
  const released = row.liveChannel === null && row.startsAfter !== null ? { released: epoch + row.startsAfter } : {};
  return { title: inWords(row.titles, locale), description: inWords(row.descriptions, locale), pictured: row, about: { row, ...times, ...released }, rows: await besideTitle(place, row) };
}

async function viewFacts(place: Place, { type, id }: { type: string; id: string }): Promise<PageFacts | undefined> {
  const { db, realm, locale } = place;
  const [view] = await db.select().from(views).where(and(eq(views.realm, realm.realm), eq(views.type, type), eq(views.id, id)));
  if (!view) return undefined;
  const elements = plainElements(view.elements);
  const { rows, items } = await readRows(place, elements);
  const text = elements.find((element) => element.kind === 'textBlock');
  const [first] = elements.flatMap((element) => (element.kind === 'hero' ? element.items : [])).concat([...items.keys()]);
  const pictured = first === undefined ? undefined : items.get(first);
  return {
    ...(type === 'home' ? {} : { title: inWords(view.titles, locale) }), rows,
    ...(text ? { description: inWords(text.words, locale) } : {}), ...(pictured ? { pictured } : {}),
    ...(type === 'season' ? { described: await seasonFacts(place, id) } : {}),
  };
}

/** A season for search engines: its number, and the series that it belongs to. */
async function seasonFacts({ db, realm: { realm, origin, countryCode }, locale }: Place, id: string): Promise<NonNullable<PageFacts['described']>> {
  const read = async (wanted: string) => (await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), eq(contentItems.id, wanted))))[0];
  const season = await read(id);
  const series = season?.extras.seriesId === undefined ? undefined : await read(season.extras.seriesId);
  const path = series && pathOfItem(series, countryCode);
  return {
    '@type': 'TVSeason', ...(season?.extras.seasonNumber === undefined ? {} : { seasonNumber: season.extras.seasonNumber }),
    ...(series ? { partOfSeries: { '@type': 'TVSeries', name: inWords(series.titles, locale), ...(path === undefined ? {} : { url: `${origin}${path}` }) } } : {}),
  };
}

/** The rows of a composed page as headings and links, in the page's order; rows that depend on the viewer are left out. */
async function readRows({ db, realm: { realm, countryCode }, locale }: Place, elements: PlainElement[]): Promise<{ rows: PageFacts['rows']; items: Map<string, ItemRow> }> {
  const bucketIds = elements.flatMap((element) => (element.kind === 'bucket' ? [element.bucketId] : []));
  const named = bucketIds.length === 0 ? [] : await db.select().from(buckets).where(and(eq(buckets.realm, realm), inArray(buckets.id, bucketIds)));
  const entries = bucketIds.length === 0 ? [] : await db.select().from(bucketEntries)
    .where(and(eq(bucketEntries.realm, realm), inArray(bucketEntries.bucketId, bucketIds), lt(bucketEntries.position, cardsPerRow))).orderBy(asc(bucketEntries.position));
  const itemIds = [...new Set([...entries.map((entry) => entry.contentId), ...elements.flatMap((element) => (element.kind === 'hero' ? element.items : []))])];
  const found = itemIds.length === 0 ? [] : await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), inArray(contentItems.id, itemIds)));
  const items = new Map(found.map((row) => [row.id, row]));
  const linksTo = (ids: string[]) => ids.flatMap((id) => {
    const row = items.get(id);
    const path = row && pathOfItem(row, countryCode);
    return row && path !== undefined ? [{ title: inWords(row.titles, locale), path }] : [];
  });
  const rows = elements.map((element): PageFacts['rows'][number] => {
    if (element.kind === 'hero') return { links: linksTo(element.items) };
    if (element.kind === 'textBlock') return { text: inWords(element.words, locale), links: [] };
    const bucket = named.find((row) => row.id === element.bucketId);
    return { ...(bucket ? { title: inWords(bucket.names, locale) } : {}), links: linksTo(entries.filter((entry) => entry.bucketId === element.bucketId).map((entry) => entry.contentId)) };
  });
  return { rows: rows.filter(({ links, text }) => links.length > 0 || text), items };
}
