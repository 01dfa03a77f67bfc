import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { readEventEpoch } from '../../catalogue/event-epoch.ts';
import { textIn } from '../../realm/text-in.ts';
import type { Database } from '../../db/database.ts';
import { contentItems } from '../../db/tables/catalogue-tables.ts';
import { fighters, newsItems, type NewsRow } from '../../db/tables/editorial-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import type { PageFacts, Place } from './page-about.ts';
import { pathOfItem } from './path-of-item.ts';
import { artPath } from '../../../media/art-path.ts';

type CountryCode = RealmSettings['countryCode'];

const newsPath = ({ feedName, id }: Pick<NewsRow, 'feedName' | 'id'>, countryCode: CountryCode): string => pathFor({ name: 'news-item', params: { feedName, newId: id } }, countryCode);
const fighterPath = (id: string, countryCode: CountryCode): string => pathFor({ name: 'fighters', params: { id } }, countryCode);

/** What a page of news or fighters is about. */
export async function editorialFacts(place: Place, match: PathMatch): Promise<PageFacts | undefined> {
  switch (match.name) {
    case 'news': return allNews(place);
    case 'news-item': return oneReport(place, match.params.feedName, match.params.newId);
    case 'fighters': return match.params.id === undefined ? allFighters(place) : oneFighter(place, match.params.id);
    default: return undefined;
  }
}

/** Reports that are out. */
const outBy = async (db: Database, realm: string, now: number) => and(eq(newsItems.realm, realm), lte(newsItems.publishedAfter, now - await readEventEpoch(db)));

async function allNews({ db, realm: { realm, countryCode }, locale, now }: Place): Promise<PageFacts> {
  const rows = await db.select().from(newsItems).where(await outBy(db, realm, now)).orderBy(desc(newsItems.publishedAfter), asc(newsItems.id));
  const [first] = rows;
  return {
    title: labelsOf(locale)['news'] ?? 'News', ...(first ? { picture: artPath('hero', first.genre, `news-${first.id}`, 'jpg') } : {}),
    rows: [{ links: rows.map((row) => ({ title: textIn(row.titles, locale), path: newsPath(row, countryCode) })) }],
  };
}

async function oneReport({ db, realm: { realm, countryCode }, locale }: Place, feedName: string, id: string): Promise<PageFacts | undefined> {
  const [row] = await db.select().from(newsItems).where(and(eq(newsItems.realm, realm), eq(newsItems.feedName, feedName), eq(newsItems.id, id)));
  if (!row) return undefined;
  const items = row.contentIds.length === 0 ? [] : await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), inArray(contentItems.id, row.contentIds)));
  const links = items.flatMap((item) => {
    const path = pathOfItem(item, countryCode);
    return path === undefined ? [] : [{ title: textIn(item.titles, locale), path }];
  });
  return {
    title: textIn(row.titles, locale), description: textIn(row.leads, locale), picture: artPath('hero', row.genre, `news-${row.id}`, 'jpg'),
    described: { '@type': 'NewsArticle', headline: textIn(row.titles, locale), datePublished: new Date(await readEventEpoch(db) + row.publishedAfter).toISOString() },
    rows: [...row.paragraphs.map((words) => ({ text: textIn(words, locale), links: [] })), ...(links.length > 0 ? [{ links }] : [])],
  };
}

async function allFighters({ db, realm: { realm, countryCode }, locale }: Place): Promise<PageFacts> {
  const rows = await db.select().from(fighters).where(eq(fighters.realm, realm)).orderBy(asc(fighters.id));
  const [first] = rows;
  return {
    title: labelsOf(locale)['fighters'] ?? 'Fighters', ...(first ? { picture: artPath('hero', 'fighter', `fighter-${first.id}`, 'jpg') } : {}),
    rows: [{ links: rows.map((row) => ({ title: textIn(row.names, locale), path: fighterPath(row.id, countryCode) })) }],
  };
}

async function oneFighter({ db, realm: { realm }, locale }: Place, id: string): Promise<PageFacts | undefined> {
  const [row] = await db.select().from(fighters).where(and(eq(fighters.realm, realm), eq(fighters.id, id)));
  if (!row) return undefined;
  const name = textIn(row.names, locale);
  return { title: name, picture: artPath('hero', 'fighter', `fighter-${id}`, 'jpg'), described: { '@type': 'Person', nationality: row.country }, rows: [] };
}

/** The pages of news and fighters, for those who look for every page. */
export async function editorialPaths({ db, realm, countryCode, now }: { db: Database; realm: string; countryCode: CountryCode; now: number }): Promise<string[]> {
  const news = await db.select({ feedName: newsItems.feedName, id: newsItems.id }).from(newsItems).where(await outBy(db, realm, now)).orderBy(asc(newsItems.feedName), asc(newsItems.id));
  const people = await db.select({ id: fighters.id }).from(fighters).where(eq(fighters.realm, realm)).orderBy(asc(fighters.id));
  return [pathFor({ name: 'news' }, countryCode), ...news.map((row) => newsPath(row, countryCode)), ...(people.length === 0 ? [] : [pathFor({ name: 'fighters' }, countryCode)]), ...people.map(({ id }) => fighterPath(id, countryCode))];
}
