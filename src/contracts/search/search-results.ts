import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { filterListAttributes } from './filter-list.ts';
import { sent } from '../wire/sent-text.ts';

/** What results are told apart by. @source spec 1 §3 "Search results by type live event, vod video, vod playlist"; chosen: series and seasons are found among playlists, since they are lists too */
export const resultKinds = ['liveEvents', 'vodVideos', 'vodPlaylists'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** One page of the results of one kind, counted from 1. @source spec 1 §3 "each with hits, totalPages, totalHits, page" */
const resultPage = z.object({ hits: listOf('resultPage.hits', contentItem), totalPages: wholeNumber, totalHits: wholeNumber, page: wholeNumber });
export type ResultPage = z.output<typeof resultPage>;

/** What a search found. @source spec 1 §3, §7 "GET content-search?query"; chosen: the names of its fields */
export const searchResults = z.object({
  /** What was searched for instead, where nothing is called as it was typed. */
  correctedQuery: z.optional(z.string()),
  liveEvents: resultPage, vodVideos: resultPage, vodPlaylists: resultPage,
  /** What the results can be narrowed by, and how they can be sorted. */
  ...filterListAttributes.shape,
});
export type SearchResults = z.output<typeof searchResults>;

/** @source spec 1 §2.2 "query, facet, sort, sortDirection"; chosen: 12 of each kind at once; `kind` for the next page of one kind alone */
export const searchQuery = z.object({
  query: z._default(sent('text'), ''), facet: z.optional(sent('text')), sort: z.optional(sent('code')), sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
  page: z._default(wholeNumber, 1), rpp: z._default(wholeNumber, 12), kind: z.optional(z.enum(resultKinds)),
});
export type SearchWish = Pick<z.input<typeof searchQuery>, 'query' | 'facet' | 'sort' | 'sortDirection'>;

/** Titles that what is typed may become. chosen: a call of its own, small enough for every key */
export const searchSuggestions = z.object({ suggestions: listOf('searchSuggestions.suggestions', z.object({ text: z.string() })) });
export const suggestionsQuery = z.object({ query: sent('text'), rpp: z._default(wholeNumber, 8) });
