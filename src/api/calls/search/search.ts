import { searchQuery, searchResults, searchSuggestions, suggestionsQuery } from '../../../contracts/search/search-results.ts';
import { defineCall } from '../../call.ts';

/** What is found for words, facets and an order. @source spec 1 §7 "GET content-search?query" */
export const searchContent = defineCall({
  name: 'searchContent', method: 'GET', exposure: 'partner',
  input: searchQuery, output: searchResults,
  request: (query) => ({ path: '/content-search', query }),
});

/** What the words that are being typed may become. chosen: beside the search itself */
export const readSearchSuggestions = defineCall({
  name: 'readSearchSuggestions', method: 'GET', exposure: 'partner',
  input: suggestionsQuery, output: searchSuggestions,
  request: (query) => ({ path: '/content-search/suggestions', query }),
});
