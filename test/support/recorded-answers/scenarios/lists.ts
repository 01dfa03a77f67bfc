import { faulted } from '../faulted.ts';
import { ask, type Earlier, type Scenario } from '../scenario.ts';

const listId = ({ readWatchlists }: Earlier): string => readWatchlists?.['watchlists']?.[0]?.['watchlistExternalId'] ?? '';

/** The list of favourites: empty, filled, changed, page by page, refused. */
export const listScenarios: Scenario[] = [
  { realm: 'arena', viewer: 'guest', steps: [ask('readWatchlists', 'refused', {})] },
  {
    realm: 'arena', viewer: 'member', steps: [
      ask('readWatchlists', 'an empty list', {}),
      ask('readWatchlistContent', 'an empty list', (earlier) => ({ id: listId(earlier) })),
      ask('addWatchlistContent', 'a film', (earlier) => ({ id: listId(earlier), content: [{ id: '1001', contentType: 'VOD' }] })),
      ask('readWatchlistContent', 'one film', (earlier) => ({ id: listId(earlier) })),
      ask('removeWatchlistContent', 'a film', (earlier) => ({ id: listId(earlier), contentType: 'VOD', contentId: '1001' })),
      ask('addWatchlistContent', 'no such film', (earlier) => ({ id: listId(earlier), content: [{ id: 'nowhere', contentType: 'VOD' }] })),
      ask('readWatchlistContent', 'no such list', { id: 'nowhere' }),
      faulted('readWatchlistContent', 500),
      ask('readWatchlistContent', 'platform broken', (earlier) => ({ id: listId(earlier) })),
      faulted('addWatchlistContent', 500),
      ask('addWatchlistContent', 'platform broken', (earlier) => ({ id: listId(earlier), content: [{ id: '1001', contentType: 'VOD' }] })),
      faulted('readWatchlists', 503),
      ask('readWatchlists', 'platform down', {}),
    ],
  },
  {
    realm: 'arena', viewer: 'resume', steps: [
      ask('readWatchlists', 'two films', {}),
      ask('readWatchlistContent', 'two films', (earlier) => ({ id: listId(earlier) })),
      ask('readWatchlistContent', 'the first of two', (earlier) => ({ id: listId(earlier), rpp: 1 })),
      ask('readWatchlistContent', 'the second of two', (earlier) => ({ id: listId(earlier), rpp: 1, lastSeen: earlier['readWatchlistContent']?.['pagingInfo']?.['lastSeen'] })),
      ask('readWatchlistContent', 'after an item that is not on it', (earlier) => ({ id: listId(earlier), lastSeen: 'nowhere' })),
    ],
  },
];
