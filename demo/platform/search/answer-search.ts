import type * as z from 'zod/mini';
import { type ResultKind, resultKinds, type searchResults } from '../../../src/contracts/search/search-results.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { presentItems } from '../catalogue/present-items.ts';
import { genreIn } from '../seed/catalogue/genre-names.ts';
import type { Caller } from '../server/request-caller.ts';
import { type AskedWords, askedWords, correctedWords } from './asked-words.ts';
import { type FoundTitles, findTitles, type Narrowing, type TitleWish } from './found-titles.ts';
import { facetIds, facetsOf, totalOf } from './result-facets.ts';

/** What a viewer asks of a search, as it came. */
export interface SearchAsked {
  query: string;
  facet?: string | undefined;
  sort?: string | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
  page: number;
  rpp: number;
  kind?: ResultKind | undefined;
}

/** Words `facet:value` with spaces between; what is none of ours narrows nothing. */
export function narrowingIn(facet = ''): Narrowing {
  const narrowing: Narrowing = { kind: [], genre: [], access: [], decade: [] };
  for (const word of new Set(facet.replaceAll(/\p{Cc}/gu, ' ').split(' '))) {
    const [name, value = ''] = word.split(/:(.*)/s);
    const id = facetIds.find((one) => one === name);
    if (id && value !== '') narrowing[id].push(value);
  }
  return narrowing;
}

const isEmpty = ({ groups }: FoundTitles): boolean => groups.length === 0;

/** Titles with every word; where there are none, those with the words that were meant, then those with one of them. */
async function findSome(caller: Caller, query: string, asked: Omit<TitleWish, 'words'>): Promise<{ found: FoundTitles; words: AskedWords }> {
  const words = await askedWords(caller, query);
  const found = await findTitles(caller, { ...asked, words });
  if (!isEmpty(found) || words.key === '') return { found, words };
  const corrected = await correctedWords(caller, query);
  const better = corrected && await findTitles(caller, { ...asked, words: corrected });
  if (corrected && better && !isEmpty(better)) return { found: better, words: corrected };
  const meant = corrected ?? words;
  return { found: meant.each.length > 1 ? await findTitles(caller, { ...asked, words: meant }, false) : found, words: meant };
}

/** @source spec 1 §3 "Search results by type", §7 "GET content-search?query" */
export async function answerSearch(caller: Caller, { query, facet, sort, sortDirection, page, rpp, kind }: SearchAsked): Promise<z.input<typeof searchResults>> {
  const narrowing = narrowingIn(facet);
  const { found, words } = await findSome(caller, query, { narrowing, sort: sort === 'title' || sort === 'year' ? sort : 'relevance', isDescending: sortDirection === 'DESC', page, rpp, kind });
  const ids = resultKinds.flatMap((one) => found[one]);
  const rows = await itemsOf(caller, ids);
  const items = new Map((await presentItems([...rows.values()], caller)).map((item) => [item.id, item]));
  const pageOf = (one: ResultKind) => {
    const totalHits = totalOf(found.groups, narrowing, one);
    return { hits: found[one].flatMap((id) => items.get(id) ?? []), totalHits, totalPages: Math.ceil(totalHits / rpp), page };
  };
  return {
    ...(words.corrected === undefined || isEmpty(found) ? {} : { correctedQuery: words.corrected }),
    liveEvents: pageOf('liveEvents'), vodVideos: pageOf('vodVideos'), vodPlaylists: pageOf('vodPlaylists'), ...facetsOf(found.groups, narrowing, caller.locale),
  };
}

/** Genres and titles that the words may become, each text once. */
export async function answerSuggestions(caller: Caller, query: string, rpp: number): Promise<{ suggestions: { text: string }[] }> {
  const typed = await askedWords(caller, query);
  if (typed.key === '') return { suggestions: [] };
  const titlesWith = (words: AskedWords) => findTitles(caller, { words: { ...words, each: words.each.map((one) => ({ ...one, inTexts: '', genres: [] })) }, narrowing: narrowingIn(), sort: 'relevance', isDescending: false, page: 1, rpp });
  const asTyped = await titlesWith(typed);
  const meant = isEmpty(asTyped) ? await correctedWords(caller, query) : undefined;
  const found = meant ? await titlesWith(meant) : asTyped;
  const rows = await itemsOf(caller, resultKinds.flatMap((one) => found[one]));
  const byKind = resultKinds.map((one) => found[one].flatMap((id) => { const row = rows.get(id); return row ? [row.titles[caller.locale] ?? row.titles.en] : []; }));
  const genres = [...new Set(typed.each.flatMap((one) => one.genres))].map((genre) => genreIn(genre, caller.locale));
  const startsSo = (text: string): number => (text.toLocaleLowerCase(caller.locale).startsWith(query.trim().toLocaleLowerCase(caller.locale)) ? 0 : 1);
  const texts = [...new Set([...genres.filter((genre) => startsSo(genre) === 0), ...byKind.flat()])].sort((one, other) => startsSo(one) - startsSo(other));
  return { suggestions: texts.slice(0, rpp).map((text) => ({ text })) };
}
