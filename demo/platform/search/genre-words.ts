import { eq, sql, type SQL } from 'drizzle-orm';
import { searchEntries as entry } from '../db/tables/catalogue-tables.ts';
import { genreIn } from '../seed/catalogue/genre-names.ts';
import type { Caller } from '../server/request-caller.ts';

/** A genre that some title of the tenant has. */
export interface GenreWords {
  id: string;
  /** Its names in the languages of the tenant, as PostgreSQL's text search keeps them. */
  found: string;
  /** The words of those names, in small letters without accents. */
  words: readonly string[];
}

async function readGenres({ context: { db }, realm: { realm, settings } }: Caller): Promise<GenreWords[]> {
  const rows = await db.selectDistinct({ id: sql<string>`unnest(${entry.genres})` }).from(entry).where(eq(entry.realm, realm));
  const names = rows.flatMap(({ id }) => settings.locales.map(({ locale }) => sql`(${id}, ${locale}, ${genreIn(id, locale)})`));
  if (names.length === 0) return [];
  const { rows: read } = await db.execute(sql`
    select id, string_agg(search_title(locale, search_key(name))::text, ' ')::tsvector::text as found, string_agg(search_key(name), ' ') as words
    from (values ${sql.join(names, sql`, `)}) as g(id, locale, name) group by id order by id`) as unknown as { rows: { id: string; found: string; words: string }[] };
  return read.map(({ words, ...genre }) => ({ ...genre, words: [...new Set(words.split(' '))] }));
}

/** The genres of the tenant, read once for each version of what is published. */
export const genreWords = (caller: Caller): Promise<GenreWords[]> =>
  caller.context.keptData.read(caller.published, `genre words ${caller.realm.realm}`, () => readGenres(caller));

/** Those called by `word`, from its third letter on, of a row that has `word` and its query `titles`. chosen: two letters are the beginning of too many */
export const genresNamed = (genres: readonly GenreWords[]): SQL => (genres.length === 0 ? sql`array[]::text[]`
  : sql`array(select id from (values ${sql.join(genres.map(({ id, found }) => sql`(${id}, ${found})`), sql`, `)}) as g(id, found) where length(word) > 2 and found::tsvector @@ titles::tsquery)`);
