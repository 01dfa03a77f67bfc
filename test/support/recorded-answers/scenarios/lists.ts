import { faulted } from '../faulted.ts';
import { listEntries } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { mostEntries } from '../../../../demo/platform/lists/list-entries.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { ask, type Earlier, move, type Scenario } from '../scenario.ts';

const listId = ({ readWatchlists }: Earlier): string => readWatchlists?.['watchlists']?.[0]?.['watchlistExternalId'] ?? '';

const fillFavourites = ({ running: { context: { db } } }: TestPlatform) => db.insert(listEntries).values(
  Array.from({ length: mostEntries }, (_, index) => ({ realm: 'arena', listKey: 'favourites arena.subscriber.profile', contentId: `filler-${index}`, place: index })),
);

/** Lists: of favourites, empty, filled, changed, page by page, refused. */
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
      ask('readWatchlistContent', 'a list of one’s own', { id: 'friday-nights' }),
      ask('addWatchlistContent', 'a film twice', { id: 'friday-nights', content: [{ id: '1001', contentType: 'VOD' }] }),
      ask('reorderWatchlist', 'the last two first', { id: 'friday-nights', content: ['1001', '1011', '1002', '1004', '1007', '1009'].map((id) => ({ id, contentType: 'VOD' as const })) }),
      ask('reorderWatchlist', 'a film twice', { id: 'friday-nights', content: ['1001', '1001'].map((id) => ({ id, contentType: 'VOD' as const })) }),
      ask('reorderWatchlist', 'another’s', { id: 'staff-picks', content: [{ id: '1001', contentType: 'VOD' }] }),
      ask('addWatchlistContent', 'to another’s', { id: 'staff-picks', content: [{ id: '1001', contentType: 'VOD' }] }),
      ask('readAdjacentInWatchlist', 'a film of a list', { owner: 'me', id: 'friday-nights', contentId: '1002' }),
      ask('readAdjacentInWatchlist', 'no such list', { owner: 'me', id: 'nowhere', contentId: '1002' }),
      ask('readWatchlistContent', 'another’s list', { id: 'staff-picks' }),
      ask('saveWatchlist', 'another’s', { owner: 'shared', id: 'staff-picks' }),
      ask('saveWatchlist', 'no such list', { owner: 'shared', id: 'nowhere' }),
      ask('readWatchlists', 'own and saved', {}),
      ask('deleteWatchlist', 'a saved one', { owner: 'shared', id: 'staff-picks' }),
      ask('makeWatchlist', 'a name', { name: 'Rainy days' }),
      ask('makeWatchlist', 'no name', { name: ' ' }),
      ask('makeWatchlist', 'a name of 61 characters', { name: 'n'.repeat(61) }),
      ask('renameWatchlist', 'a name', { id: 'friday-nights', name: 'Fridays' }),
      ask('renameWatchlist', 'a name of 61 characters', { id: 'friday-nights', name: 'n'.repeat(61) }),
      ask('renameWatchlist', 'no such list', { id: 'nowhere', name: 'Fridays' }),
      ask('deleteWatchlist', 'an own one', { owner: 'me', id: 'friday-nights' }),
      ask('deleteWatchlist', 'no such list', { owner: 'me', id: 'friday-nights' }),
      ask('readWatchlistContent', 'a deleted list', { id: 'friday-nights' }),
      ask('restoreWatchlist', 'a deleted list', { owner: 'me', id: 'friday-nights' }),
      ask('restoreWatchlist', 'no such list', { owner: 'me', id: 'nowhere' }),
      faulted('reorderWatchlist', 500),
      ask('reorderWatchlist', 'platform broken', { id: 'friday-nights', content: [{ id: '1001', contentType: 'VOD' }] }),
      faulted('makeWatchlist', 500),
      ask('makeWatchlist', 'platform broken', { name: 'Rainy days' }),
    ],
  },
  { realm: 'arena', viewer: 'guest', steps: [ask('readWatchlistContent', 'a shared list', { id: 'staff-picks' })] },
  { realm: 'arena', viewer: 'guest', steps: [ask('readWatchlistContent', 'the owner’s id of a list', { id: 'friday-nights' })] },
  {
    realm: 'arena', viewer: 'subscriber', steps: [
      ask('readWatchlistContent', 'a list that was shared', { id: 'friday-nights-shared' }),
      ask('deleteWatchlist', 'a list of somebody else', { owner: 'shared', id: 'friday-nights' }),
      ask('readWatchlists', 'an empty list', {}),
      move(fillFavourites),
      ask('addWatchlistContent', 'to a full list', (earlier) => ({ id: listId(earlier), content: [{ id: '1001', contentType: 'VOD' }] })),
    ],
  },
  {
    realm: 'arena-es', viewer: 'resume', steps: [
      ask('readFavouriteVods', 'two films', {}),
      ask('addFavouriteVod', 'a film', { id: '1001' }),
      ask('addFavouriteVod', 'no such film', { id: 'nowhere' }),
      ask('removeFavouriteVod', 'a film', { id: '1001' }),
      ask('readWatchlists', 'no lists here', {}),
      faulted('readFavouriteVods', 500),
      ask('readFavouriteVods', 'platform broken', {}),
    ],
  },
  { realm: 'arena', viewer: 'resume', steps: [ask('readFavouriteVods', 'kept as a list', {}), ask('addFavouriteVod', 'kept as a list', { id: '1001' })] },
];
