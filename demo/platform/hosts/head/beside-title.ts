import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { textIn } from '../../realm/text-in.ts';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { likeRowNames } from '../../seed/catalogue/words/platform-words.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import type { PageFacts, Place } from './page-about.ts';
import { pathOfItem } from './path-of-item.ts';

/** chosen: as many as a row of a page has */
const most = 12;

/** Where the page of a title leads on: the episodes of its season, or what is like it. */
export async function besideTitle({ db, realm: { realm, countryCode }, locale }: Place, { id, genres, extras: { seasonId, episodeInformation } }: ItemRow): Promise<PageFacts['rows']> {
  const isEpisode = seasonId !== undefined && episodeInformation !== undefined;
  const wanted = isEpisode
    ? and(eq(contentItems.type, 'SEASON_VOD'), sql`${contentItems.extras}->>'seasonId' = ${seasonId}`)
    : and(ne(contentItems.id, id), inArray(contentItems.type, ['VOD', 'VOD_VIDEO']), sql`${contentItems.genres} @> ${JSON.stringify(genres.slice(0, 1))}::jsonb`);
  const rows = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), wanted)).orderBy(asc(contentItems.id)).limit(isEpisode ? 60 : most);
  const links = rows.flatMap((row) => {
    const path = pathOfItem(row, countryCode);
    return path === undefined || row.id === id ? [] : [{ title: textIn(row.titles, locale), path }];
  });
  return links.length === 0 ? [] : [{ title: isEpisode ? labelsOf(locale)['episodes'] ?? '' : textIn(likeRowNames, locale), links }];
}
