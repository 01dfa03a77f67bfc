import { readQuery } from '../../routing/query-parameters.ts';
import type { RouteName } from '../../routing/route-names.ts';
import { resetsSearch } from '../../rules/search/resets-search.ts';
import type { Refinements } from '../../rules/search/search-destination.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';

/** What was searched for last, for as long as the viewer stays among titles. */
export interface KeptSearch {
  words(): string;
  /** What those words were narrowed and sorted by; other words begin anew. */
  refinements(words: string): Refinements;
  /** Told of every place. */
  visit(location: Pick<SiteLocation, 'match' | 'query'>): void;
}

/** @source spec 1 §4.4 "Closing resets but keeps the value and refinements", "Leaving non-content routes resets search" */
export function createKeptSearch(): KeptSearch {
  let kept: Refinements & { words: string } = { words: '' };
  let last: { name: RouteName | undefined } | undefined;
  return {
    words: () => kept.words,
    refinements: (words) => (words === kept.words ? kept : {}),
    visit({ match, query }) {
      const name = match?.name;
      if (last && last.name !== name && resetsSearch(last.name)) kept = { words: '' };
      last = { name };
      if (name !== 'search') return;
      kept = { words: readQuery(query, 'query') ?? '', facet: readQuery(query, 'facet'), sort: readQuery(query, 'sort'), sortDirection: readQuery(query, 'sortDirection') };
    },
  };
}
