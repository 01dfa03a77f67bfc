import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

/** What is found, and what typed words may become. */
export const searchScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('searchContent', 'northgate', { query: 'northgate', rpp: 3 }),
      ask('searchContent', 'northgate, more videos', { query: 'northgate', rpp: 3, page: 2, kind: 'vodVideos' }),
      ask('searchContent', 'northgate, football alone, by title', { query: 'northgate', rpp: 3, facet: 'genre:football', sort: 'title', sortDirection: 'DESC' }),
      ask('searchContent', 'with a slip', { query: 'nortgate', rpp: 2 }),
      ask('searchContent', 'everything', { query: '', rpp: 2 }),
      ask('searchContent', 'nothing found', { query: 'zzqxvw' }),
      ask('searchContent', 'a page that there is not', { query: 'northgate', page: 0 }),
      ask('readSearchSuggestions', 'nor', { query: 'nor', rpp: 4 }),
      ask('readSearchSuggestions', 'nothing', { query: 'zzqxvw' }),
      faulted('searchContent', 503),
      ask('searchContent', 'platform down', { query: 'northgate' }),
    ],
  },
  { realm: 'cinema', viewer: 'member', steps: [ask('searchContent', 'harbour', { query: 'harbour', rpp: 3 })] },
];
