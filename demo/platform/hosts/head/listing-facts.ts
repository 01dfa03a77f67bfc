import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { textIn } from '../../realm/text-in.ts';
import type { PageFacts, Place } from './page-about.ts';
import { pathOfItem } from './path-of-item.ts';

/** Pages that list what is on and what is to come, and the label of each. */
const listings = { 'live-now': 'liveNow', upcoming: 'upcoming', schedule: 'schedule', releases: 'releases' } as const;

/** Their routes, for those who look for every page. */
export const listedRoutes = Object.keys(listings) as (keyof typeof listings)[];

const isListing = (name: string): name is keyof typeof listings => Object.hasOwn(listings, name);

/**
 * What such a page is about.
 *
 * chosen: every event, and every premiere, whatever the clock says: a crawler comes again on another day
 */
export async function listingFacts(place: Place, match: PathMatch): Promise<PageFacts | undefined> {
  if (!isListing(match.name)) return undefined;
  const { db, realm: { realm }, locale } = place;
  const wanted = match.name === 'releases'
    ? sql`${contentItems.extras}->'playback'->'premiere' is not null`
    : and(isNotNull(contentItems.liveChannel), isNull(contentItems.channelId));
  const rows = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), wanted)).orderBy(asc(contentItems.startsAfter), asc(contentItems.id));
  return { title: labelsOf(locale)[listings[match.name]] ?? match.name, ...linked(place, rows) };
}

/** Rows as links, the first one as the page's picture. */
function linked({ locale, realm: { countryCode } }: Place, rows: ItemRow[]): Pick<PageFacts, 'rows' | 'pictured'> {
  const links = rows.flatMap((row) => {
    const path = pathOfItem(row, countryCode);
    return path === undefined ? [] : [{ title: textIn(row.titles, locale), path }];
  });
  const [pictured] = rows;
  return { rows: links.length > 0 ? [{ links }] : [], ...(pictured ? { pictured } : {}) };
}
