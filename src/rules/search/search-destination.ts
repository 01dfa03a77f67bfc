import type { Destination } from '../../routing/destination.ts';
import { searchWords } from './search-words.ts';

/** What a search is narrowed and sorted by. */
export interface Refinements { facet?: string | undefined; sort?: string | undefined; sortDirection?: string | undefined }

/** Where words that are searched for lead; without any to everything that can be found. @source spec 1 §2.1 "search", §2.2 "query, facet, sort, sortDirection" */
export function searchDestination(words: string, { facet, sort, sortDirection }: Refinements = {}): Destination {
  const query = { ...(searchWords(words) ? { query: searchWords(words) } : {}), ...(facet ? { facet } : {}), ...(sort ? { sort } : {}), ...(sort && sortDirection ? { sortDirection } : {}) };
  return { name: 'search', ...(Object.keys(query).length > 0 ? { query } : {}) };
}
