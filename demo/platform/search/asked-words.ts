import { sql } from 'drizzle-orm';
import type { Caller } from '../server/request-caller.ts';
import { genresNamed, genreWords } from './genre-words.ts';
import { nearestWord } from './nearest-word.ts';

/** chosen: no title is longer; what is pasted beyond it is not read */
const longest = 200;
const mostWords = 10;

/** Words as the database finds them: queries of PostgreSQL's text search, written by PostgreSQL itself. */
export interface AskedWords {
  /** Small letters, without accents and signs; empty where nothing was asked. */
  key: string;
  /** Finds titles that have every word. */
  inTitles: string;
  /** Finds titles or texts that have each word, one query of both for each word; and the genres that are called so. */
  each: readonly { inTitles: string; inTexts: string; genres: readonly string[] }[];
  /** What was searched for instead, where a word is nobody's. */
  corrected?: string;
}

interface WordRow { word: string; titles: string; texts: string; genres: string[] }

/** What may be read of a text that anybody may have typed. */
export const readable = (query: string): string => [...query.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')].slice(0, longest).join('');

/** One word as it is written, its beginnings, and its stems in the languages of the tenant. */
const queriesOf = (locales: readonly string[]) => {
  const stems = sql.join(locales.map((locale) => sql`plainto_tsquery(search_config(${locale}), w.word)`), sql` || `);
  return sql`(to_tsquery('simple', quote_literal(w.word) || ':*') || ${stems})::text as titles, case when length(w.word) < 3 then '' else (${stems})::text end as texts`;
};

async function readWords(caller: Caller, text: string): Promise<WordRow[]> {
  const { context: { db }, realm: { settings } } = caller;
  const locales = settings.locales.map(({ locale }) => locale);
  const named = await genreWords(caller);
  const { rows } = await db.execute(sql`
    with w as (select word, place from regexp_split_to_table(search_key(${text}), ' +') with ordinality as s(word, place) where word <> '' limit ${mostWords})
    select word, titles, texts, ${genresNamed(named)} as genres from (select w.word, w.place, ${queriesOf(locales)} from w) asked order by place`) as unknown as { rows: WordRow[] };
  return rows;
}

/** Words of titles that sound like one; undefined for a word that a title, a text or a genre has. The word is a constant of the statement, so that its plan is made for it, and titles are counted, since for the first of them the database would read them all. */
async function nearTo({ context: { db }, realm: { realm } }: Caller, { word, titles, texts, genres }: WordRow): Promise<string[] | undefined> {
  if (word.length < 3 || genres.length > 0) return undefined;
  const { rows } = await db.execute(sql`
    select (select count(*) from search_entries where realm = ${realm} and (title_words @@ ${titles}::tsquery or text_words @@ ${texts}::tsquery)) > 0 as known,
      array((select word from search_words where realm = ${realm} order by letters <-> search_letters(${word}) limit 24)
        union (select word from search_words where realm = ${realm} and starts_with(word, left(${word}, 2)) and abs(length(word) - length(${word})) <= 2)) as near`) as unknown as { rows: { known: boolean; near: string[] }[] };
  return rows[0]?.known ? undefined : rows[0]?.near;
}

const together = (words: readonly WordRow[]): AskedWords => ({
  key: words.map(({ word }) => word).join(' '),
  inTitles: words.map(({ titles }) => `(${titles})`).join(' & '),
  each: words.map(({ titles, texts, genres }) => ({ inTitles: titles, inTexts: texts, genres })),
});

/** Reads what was typed. */
export const askedWords = async (caller: Caller, query: string): Promise<AskedWords> => together(await readWords(caller, readable(query)));

/** The same where nothing was found: a word that nobody uses becomes the nearest one that some title or genre has, two letters away at most. @returns undefined where there is none */
export async function correctedWords(caller: Caller, query: string): Promise<AskedWords | undefined> {
  const words = await readWords(caller, readable(query));
  const ofGenres = (await genreWords(caller)).flatMap(({ words: all }) => all);
  const meant: string[] = [];
  for (const row of words) {
    const near = await nearTo(caller, row);
    meant.push((near && nearestWord(row.word, [...near, ...ofGenres])) ?? row.word);
  }
  const corrected = meant.join(' ');
  return corrected === together(words).key ? undefined : { ...together(await readWords(caller, corrected)), corrected };
}
