import * as z from 'zod/mini';
import { words } from '../wire/words.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** What a shelf can be narrowed by, and how it can be sorted. @source spec 1 §2.2 "facet, sort, sortDirection", §4.4; fields chosen */
export const filterListAttributes = z.object({
  facets: listOf('filterList.facets', z.object({
    id: z.string(), ...words,
    values: listOf('facet.values', z.object({ id: z.string(), ...words, count: z.optional(wholeNumber) })),
  })),
  sorts: z._default(listOf('filterList.sorts', z.object({ id: z.string(), ...words })), []),
});
export type FilterListAttributes = z.output<typeof filterListAttributes>;
