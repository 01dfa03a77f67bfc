import * as z from 'zod/mini';
import { resultKinds, searchResults, searchSuggestions } from '../../../src/contracts/search/search-results.ts';
import { defineRoute } from '../server/platform-route.ts';
import { answerSearch, answerSuggestions } from './answer-search.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const count = (most: number, unless: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), unless);

/** Search, and what typed words may become. Answers belong to who asked: none is kept. @source spec 1 §7 "Search, grid, guide, menu" */
export const searchRoutes = [
  defineRoute({
    name: 'searchContent', method: 'GET', path: '/api/v1/content-search', auth: 'guest', output: searchResults,
    input: z.object({
      query: z._default(sent('text'), ''), facet: z.optional(z.string().check(z.maxLength(1000))), sort: z.optional(sent('code')), sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
      page: count(1000, 1), rpp: count(100, 12), kind: z.optional(z.enum(resultKinds)),
    }),
    answer: (asked, caller) => answerSearch(caller, asked),
  }),
  defineRoute({
    name: 'readSearchSuggestions', method: 'GET', path: '/api/v1/content-search/suggestions', auth: 'guest', output: searchSuggestions,
    input: z.object({ query: sent('text'), rpp: count(20, 8) }),
    answer: ({ query, rpp }, caller) => answerSuggestions(caller, query, rpp),
  }),
];
