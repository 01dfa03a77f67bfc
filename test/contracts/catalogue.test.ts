import { bucket, bucketQuery, rowTypeData } from '../../src/contracts/catalogue/bucket.ts';
import { contentItem, episodeInformation } from '../../src/contracts/catalogue/content-item.ts';
import { contentType } from '../../src/contracts/catalogue/content-type.ts';
import { guideChannel, guideQuery, guideWindow } from '../../src/contracts/guide/guide-window.ts';
import { paging } from '../../src/contracts/wire/paging.ts';
import { programme } from '../../src/contracts/guide/programme.ts';
import { bucketElement, heroElement, textBlockElement, view } from '../../src/contracts/catalogue/view.ts';
import { watchlist, watchlistContent, watchlistEntry, watchlistPage, watchlistsQuery } from '../../src/contracts/lists/watchlist.ts';
import { describeContract } from './describe-contract.ts';

const start = '2026-07-01T14:00:00+02:00';
const startMs = Date.UTC(2026, 6, 1, 12);
const show = { id: 'p1', title: 'News', description: 'The day', start: startMs, end: startMs + 1, genre: 'News', vodId: '1001' };
const page = { lastSeen: 'c9', moreDataAvailable: true };
const least = { id: '1001', type: 'VOD', title: 'Harbour run', accessLevel: 'GRANTED', thumbnailUrl: 'https://media.test/t.jpg' };
const card = {
  ...least, description: 'A film', duration: 734.5, watchProgress: 12, posterUrl: 'p', heroUrl: 'h', favourite: true, onlinePlayback: 'NOT_AVAILABLE',
  startDate: startMs, endDate: startMs, live: true, premiereRelease: { start: startMs }, genres: ['Drama'], releaseYear: 2025, ageRating: '12', licences: ['m'],
  episodeInformation: { episodeNumber: 1, seasonNumber: 2 }, programmingInfo: { currentProgramme: show }, seasonId: 's', seriesId: 'r', playlistId: 'l', target: { id: 't' },
};
const small = { ...least, favourite: false, onlinePlayback: 'AVAILABLE', genres: [], licences: [] };
const needed = ['id', 'type', 'title', 'accessLevel', 'thumbnailUrl'];
const row = { rowCount: 2, rowType: 'featured', displayPosters: true, showItemPosition: true, hideMetadata: true };
const plainRow = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false };
const shelf = { bucketId: 'b', exid: 'x', name: 'Top', type: 'BASE', contentList: [small], paging: page, rowTypeData: { title: 'Top', ...row } };
const list = { watchlistExternalId: 'w', ownerExternalId: 'u', name: 'Mine', ownership: 'OWNED', systemDefinedType: 'FAVOURITES', isEmpty: false, thumbnails: ['t'] };
const listNeeds = ['watchlistExternalId', 'ownerExternalId', 'name', 'ownership', 'isEmpty'];
const channel = { id: 'c', number: 7, name: 'Seven', channelLogoUrl: 'l', accessLevel: 'DENIED', eventId: '42', programmes: [show] };
const oneBroken = (field: string) => [`one broken entry in ${field}`, { [field]: [{}] }] as const;

describeContract('a card', contentItem, {
  whole: card, needs: needed, defaults: { favourite: false, onlinePlayback: 'AVAILABLE', genres: [], licences: [] },
  refused: [
    ['an access level of no list', { accessLevel: 'granted' }], ['a type of no list', { type: 'AUDIO' }], ['a start without a zone', { startDate: '2026-07-01T14:00:00' }],
    ['a year with a fraction', { releaseYear: 2025.5 }], ['a length that is no number', { duration: Number.NaN }], ['an endless length', { duration: Infinity }], ['a genre that is no text', { genres: [1] }],
  ],
  accepted: [['a start with an offset', { startDate: start }], ...contentType.options.map((type) => [type, { type }] as const)],
});
describeContract('an episode', episodeInformation, {
  whole: { episodeNumber: 1, seasonNumber: 2, seasonTitle: 'Two', seriesInformation: { id: 's', title: 'S' } }, needs: ['episodeNumber', 'seasonNumber'],
  refused: [['half an episode', { episodeNumber: 1.5 }], ['a series without a name', { seriesInformation: { id: 's' } }]],
});
describeContract('how a row looks', rowTypeData, { whole: { title: 'Top', description: 'd', ...row }, needs: [], defaults: plainRow, refused: [['a look of no list', { rowType: 'grid' }]] });
describeContract('a row', bucket, {
  whole: shelf, needs: ['bucketId', 'name', 'type', 'contentList', 'paging'], refused: [oneBroken('contentList'), ['a kind of no list', { type: 'ADS' }]], accepted: [['an empty row', { contentList: [] }]],
});
describeContract('a question for a row', bucketQuery, { whole: { bucketId: 'b', section: 's', rpp: 25, lastSeen: 'c', displayGeoblocked: true }, needs: ['bucketId'], defaults: { rpp: 10 } });
describeContract('where a list goes on', paging, { whole: page, needs: ['moreDataAvailable'] });
describeContract('a programme', programme, { whole: { ...show, start }, becomes: show, needs: ['id', 'title', 'start'], refused: [['an end in words', { end: 'late' }]] });
describeContract('a channel', guideChannel, {
  whole: channel, needs: ['id', 'number', 'name', 'accessLevel', 'eventId', 'programmes'], refused: [oneBroken('programmes'), ['half a number', { number: 7.5 }]], accepted: [['a silent channel', { programmes: [] }]],
});
describeContract('a window of the guide', guideWindow, {
  whole: { from: start, to: startMs + 1, totalChannels: 200, firstIndex: 0, channels: [channel], paging: page },
  becomes: { from: startMs, to: startMs + 1, totalChannels: 200, firstIndex: 0, channels: [channel], paging: page },
  needs: ['from', 'to', 'totalChannels', 'firstIndex', 'channels', 'paging'], refused: [oneBroken('channels')],
});
describeContract('a question for the guide', guideQuery, { whole: { from: 1, to: 2, rpp: 5, channel: 'c', lastSeen: 'c' }, needs: ['from', 'to'], defaults: { rpp: 20 } });
describeContract('a page', view, {
  whole: { title: 'Home', layout: 'basic', elements: [{ $type: 'hologram', $zone: 'list', depth: 3 }] }, needs: ['title', 'layout', 'elements'],
  refused: [['an element without a kind', { elements: [{ $zone: 'list' }] }], ['a zone of no list', { elements: [{ $type: 'hero', $zone: 'footer' }] }]],
});
describeContract('a hero', heroElement, { whole: { $type: 'hero', $zone: 'hero', attributes: { items: [small] } }, needs: ['$type', '$zone', 'attributes'], refused: [['another kind', { $type: 'bucket' }]] });
describeContract('a row on a page', bucketElement, { whole: { $type: 'bucket', $zone: 'list', attributes: shelf }, needs: ['$type', '$zone', 'attributes'] });
describeContract('a text on a page', textBlockElement, { whole: { $type: 'textBlock', $zone: 'list', attributes: { text: 'Hi' } }, needs: ['$type', '$zone', 'attributes'] });
describeContract('a list of a viewer', watchlist, { whole: list, needs: listNeeds, defaults: { thumbnails: [] }, refused: [['a stranger’s list', { ownership: 'PUBLIC' }]] });
describeContract('lists of a viewer', watchlistPage, { whole: { watchlists: [list], pagingInfo: page }, needs: ['watchlists', 'pagingInfo'], refused: [oneBroken('watchlists')] });
describeContract('what is in a list', watchlistContent, { whole: { ...list, content: [small], pagingInfo: page }, needs: [...listNeeds, 'content', 'pagingInfo'], defaults: { thumbnails: [] } });
describeContract('an entry of a list', watchlistEntry, { whole: { id: '1001', contentType: 'VOD' }, needs: ['id', 'contentType'] });
describeContract('a question for lists', watchlistsQuery, { whole: { rpp: 5, lastSeen: 'w' }, needs: [], defaults: { rpp: 25 } });
