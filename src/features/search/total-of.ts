import { resultKinds, type SearchResults } from '../../contracts/search/search-results.ts';

/** How many titles there are of all kinds. */
export const totalOf = (found: SearchResults): number => resultKinds.reduce((sum, kind) => sum + found[kind].totalHits, 0);
