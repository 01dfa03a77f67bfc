import { adjacentInWatchlistQuery, madeWatchlist, namedWatchlist, newWatchlist, renamedWatchlist, reorderedWatchlist } from '../../../src/contracts/lists/own-lists.ts';
import { addToWatchlist, changedBy, removeFromWatchlist, watchlist, watchlistContent, watchlistEntry, watchlistPage, watchlistQuery, watchlistsQuery } from '../../../src/contracts/lists/watchlist.ts';
import { expect, it } from 'vitest';
import { describeContract } from '../describe-contract.ts';
import { item, oneBroken, paging } from '../sample-answers.ts';

const list = { watchlistExternalId: 'w', ownerExternalId: 'u', name: 'Mine', ownership: 'OWNED', systemDefinedType: 'FAVOURITES', isEmpty: false, thumbnails: ['t'], shareablePath: '/watchlists/s', saved: true, ownerDisplayName: 'Mara', contentCount: 3 };
const listNeeds = ['watchlistExternalId', 'ownerExternalId', 'name', 'ownership', 'isEmpty'];
const entry = { id: '1001', contentType: 'VOD' };

describeContract('a list of a viewer', watchlist, {
  whole: list, needs: listNeeds, defaults: { thumbnails: [], saved: false },
  reads: [['an unknown ownership as shared, which cannot be changed', { ownership: 'PUBLIC' }, { ownership: 'SHARED' }], ['an unknown system list as unknown', { systemDefinedType: 'HISTORY' }, { systemDefinedType: 'UNKNOWN' }]],
});
describeContract('lists of a viewer', watchlistPage, { whole: { watchlists: [list], pagingInfo: paging }, needs: ['watchlists', 'pagingInfo'], reads: [oneBroken('watchlists', list)] });
describeContract('what is in a list', watchlistContent, {
  whole: { ...list, content: [item], pagingInfo: paging }, needs: [...listNeeds, 'content', 'pagingInfo'], defaults: { thumbnails: [], saved: false }, reads: [oneBroken('content', item)],
});
describeContract('an entry of a list', watchlistEntry, { whole: entry, needs: ['id', 'contentType'], refused: [['a type that the platform cannot keep', { contentType: 'UNKNOWN' }]] });
describeContract('a wish to keep', addToWatchlist, { whole: { id: 'w', content: [entry] }, needs: ['id', 'content'], refused: [['one broken entry, as it comes from a caller', { content: [entry, {}] }]] });
describeContract('a wish to remove', removeFromWatchlist, { whole: { id: 'w', contentType: 'VOD', contentId: '1001' }, needs: ['id', 'contentType', 'contentId'] });
describeContract('a question for a list', watchlistQuery, { whole: { id: 'w', rpp: 5, lastSeen: 'c' }, needs: ['id'], defaults: { rpp: 25 } });
describeContract('a question for lists', watchlistsQuery, { whole: { rpp: 5, lastSeen: 'w' }, needs: [], defaults: { rpp: 25 } });
describeContract('a list that is made', newWatchlist, { whole: { name: 'Mine' }, needs: ['name'] });
describeContract('a list that was made', madeWatchlist, { whole: { id: 'w' }, needs: ['id'] });
describeContract('a list that is renamed', renamedWatchlist, { whole: { id: 'w', name: 'Mine' }, needs: ['id', 'name'] });
describeContract('a list as addresses name it', namedWatchlist, { whole: { owner: 'u', id: 'w' }, needs: ['owner', 'id'] });
describeContract('a new order', reorderedWatchlist, { whole: { id: 'w', content: [entry] }, needs: ['id', 'content'] });
describeContract('a question for what is beside a title', adjacentInWatchlistQuery, { whole: { owner: 'u', id: 'w', contentId: '1001', size: 3 }, needs: ['owner', 'id', 'contentId'], defaults: { size: 5 } });

it('tells a change of the hearts from one of another list', () => {
  expect([changedBy('favourites'), changedBy('wl.1')]).toEqual(['favourites', 'lists']);
});
