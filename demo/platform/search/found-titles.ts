import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { type ResultKind, resultKinds } from '../../../src/contracts/search/search-results.ts';
import { eventEpochOf } from '../catalogue/event-epoch.ts';
import { hidesGeoblocked } from '../catalogue/shown-here.ts';
import { forAllAges, viewingLevel } from '../identity/profiles/viewing-level.ts';
import { contentItems, type ItemAccess, searchEntries as entry } from '../db/tables/catalogue-tables.ts';
import type { Caller } from '../server/request-caller.ts';
import type { AskedWords } from './asked-words.ts';

/** What results are narrowed to: of each facet one of these values; all where there are none. */
export interface Narrowing { kind: string[]; genre: string[]; access: string[]; decade: string[] }

export interface TitleWish {
  words: AskedWords;
  narrowing: Narrowing;
  sort: 'relevance' | 'title' | 'year';
  isDescending: boolean;
  page: number;
  rpp: number;
  /** Only the hits of this kind are wanted. */
  kind?: ResultKind | undefined;
}

/** Titles that have the same values of every facet, and how many they are. */
export interface TitleGroup { kind: ResultKind; access: ItemAccess; decade: number | null; genres: string[]; count: number }

export type FoundTitles = Record<ResultKind, string[]> & { groups: TitleGroup[] };

/** Several texts; a parameter for each, which both drivers take. */
const listed = (texts: readonly string[]) => sql.join(texts.map((text) => sql`${text}`), sql`, `);

/** The same as `shownTo` says of rows. */
const isForAllAges = sql`not exists (
  select 1 from ${contentItems} as item left join ${contentItems} as series on series.realm = item.realm and series.id = item.extras ->> 'seriesId'
  where item.realm = ${entry.realm} and item.id = ${entry.contentId} and coalesce(item.age_rating, series.age_rating) not in (${listed(forAllAges)}))`;

/** What a tenant has for a viewer here and now: nothing that is over, not yet there, or for older viewers than the profile's. */
async function shownNow(caller: Caller): Promise<SQL | undefined> {
  const sinceEpoch = caller.now - await eventEpochOf(caller);
  const { country, vpn } = await caller.place();
  const isOpen = sql`(${entry.allowedCountries} is null and cardinality(${entry.blockedCountries}) = 0)`;
  const isOpenHere = vpn ? isOpen : sql`(${isOpen} or not ${country} = any(${entry.blockedCountries}) and (${entry.allowedCountries} is null or ${country} = any(${entry.allowedCountries})))`;
  return and(
    eq(entry.realm, caller.realm.realm),
    sql`not (${entry.isLive} and coalesce(${entry.endsAfter} <= ${sinceEpoch}, false))`,
    sql`(${entry.isLive} or coalesce(${entry.startsAfter} <= ${sinceEpoch}, true))`,
    hidesGeoblocked(caller) ? isOpenHere : undefined,
    await viewingLevel(caller) === 'RESTRICTED' ? isForAllAges : undefined,
  );
}

const isOneOf = (value: SQL, texts: readonly string[]) => sql`${value} in (${listed(texts)})`;
const isOfGenre = (genres: readonly string[]) => (genres.length === 0 ? undefined : sql`${entry.genres} && array[${listed(genres)}]::text[]`);

const hasWord = ({ inTitles, inTexts, genres }: AskedWords['each'][number]) =>
  or(sql`${entry.titleWords} @@ ${inTitles}::tsquery`, inTexts === '' ? undefined : sql`${entry.textWords} @@ ${inTexts}::tsquery`, isOfGenre(genres));

const narrowedTo = ({ kind, genre, access, decade }: Narrowing) => and(
  kind.length > 0 ? isOneOf(sql`kind`, kind) : undefined,
  access.length > 0 ? isOneOf(sql`access`, access) : undefined,
  decade.length > 0 ? isOneOf(sql`decade::text`, decade) : undefined,
  genre.length > 0 ? or(...genre.map((one) => sql`${one} = any(genres)`)) : undefined,
) ?? sql`true`;

/** chosen: a title that is called just so, one that begins so, any other with the words, then those of a genre that is called so, then texts that have them; what is newer first */
function orderOf({ sort, isDescending, words }: TitleWish): SQL {
  const way = isDescending ? sql`desc` : sql`asc`;
  if (sort === 'title') return sql`title ${way}, content_id ${way}`;
  if (sort === 'year') return sql`release_year ${way} nulls last, starts_after ${way} nulls last, title, content_id`;
  const newest = sql`release_year desc nulls last, starts_after nulls last, content_id`;
  return words.key === '' ? newest : sql`title = ${words.key} desc, starts_with(title, ${words.key}) desc, is_title desc, rank desc, is_genre desc, ${newest}`;
}

/** @param needsEvery whether a title has each of the words, or one of them */
export async function findTitles(caller: Caller, wish: TitleWish, needsEvery = true): Promise<FoundTitles> {
  const { words, narrowing, sort, page, rpp } = wish;
  const { inTitles, each } = words;
  const found = needsEvery ? and(...each.map(hasWord)) : or(...each.map(hasWord));
  const isTitle = inTitles === '' ? sql`false` : sql`${entry.titleWords} @@ ${inTitles}::tsquery`;
  const isGenre = isOfGenre(each.flatMap(({ genres }) => genres)) ?? sql`false`;
  // Everything, the newest first, asks nothing of the titles themselves.
  const title = words.key === '' && sort === 'relevance' ? sql`''` : sql`coalesce(${entry.titleKeys} ->> ${caller.locale}, ${entry.titleKeys} ->> 'en') collate "C"`;
  const hitsOf = (kind: ResultKind) => (wish.kind !== undefined && wish.kind !== kind ? sql`array[]::text[]`
    : sql`array(select content_id from found where kind = ${kind} and ${narrowedTo(narrowing)} order by ${orderOf(wish)} limit ${rpp} offset ${(page - 1) * rpp})`);
  const { rows } = await caller.context.db.execute(sql`
    with found as materialized (
      select ${entry.contentId}, ${entry.kind}, ${entry.access}, ${entry.releaseYear}, ${entry.releaseYear} / 10 * 10 as decade, ${entry.genres}, ${entry.startsAfter},
        ${title} as title, ${isTitle} as is_title, ${isGenre} as is_genre,
        case when ${isTitle} then ts_rank(${entry.titleWords}, ${inTitles}::tsquery, 1) else 0 end as rank
      from ${entry} where ${and(await shownNow(caller), found)}
    )
    select ${sql.join(resultKinds.map((kind) => sql`${hitsOf(kind)} as ${sql.identifier(kind)}`), sql`, `)},
      (select coalesce(json_agg(g), '[]') from (select kind, access, decade, genres, count(*) from found group by kind, access, decade, genres) g) as groups`) as unknown as { rows: FoundTitles[] };
  return rows[0] ?? { liveEvents: [], vodVideos: [], vodPlaylists: [], groups: [] };
}
