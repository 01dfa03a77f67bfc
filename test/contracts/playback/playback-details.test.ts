import { computedRelease, localBroadcaster, playbackDetails, playbackQuery, playerUrls, playerUrlsQuery, skipMarker, trailer } from '../../../src/contracts/playback/playback-details.ts';
import { describeContract } from '../describe-contract.ts';
import { item, itemDefaults, itemNeeds, oneBroken, start, startMs } from '../sample-answers.ts';

const film = { url: 'https://media.test/f.m3u8', subtitles: [] };
const marker = { type: 'INTRO', start: 1.5, end: 9 };
const note = { start: 3, end: 4, title: 'Goal', description: 'The first one' };
const ad = { id: 'a1', type: 'VAST', url: 'https://ads.test/vast.xml', position: 'MID', offset: 30 };
const teaser = { id: 't1', title: 'Teaser', accessLevel: 'DENIED', duration: 12, thumbnailUrl: 'https://media.test/t.jpg' };
const broadcaster = { name: 'Channel Nine', url: 'https://nine.test', logoUrl: 'https://nine.test/logo.svg' };
const release = { type: 'PREMIERE', start: startMs, end: startMs + 1 };
const lists = { skipMarkers: [marker], annotations: [note], adUnits: [ad], trailers: [teaser], computedReleases: [release], localBroadcasters: [broadcaster] };
const noLists = { skipMarkers: [], annotations: [], adUnits: [], trailers: [], computedReleases: [], localBroadcasters: [] };

describeContract('addresses of a title', playerUrls, {
  whole: {
    hls: [film], dash: [film], expiresAt: 1_800_000_000_000, live: true,
    thumbnailsUrl: 'https://media.test/t.vtt', chaptersUrl: 'https://media.test/c.vtt', dvrSeconds: 180, lowLatency: true,
  },
  needs: ['expiresAt'], defaults: { hls: [], dash: [], live: false },
  refused: [['an expiry without a zone', { expiresAt: '2027-01-01T00:00:00' }]], reads: [oneBroken('hls', film), oneBroken('dash', film)],
});
describeContract('a part to skip', skipMarker, { whole: marker, needs: ['type', 'start', 'end'], reads: [['an unknown part as unknown', { type: 'AD' }, { type: 'UNKNOWN' }]] });
describeContract('a trailer', trailer, {
  whole: teaser, needs: ['id', 'title', 'accessLevel'], reads: [['an unknown access as none', { accessLevel: 'PERHAPS' }, { accessLevel: 'DENIED' }]],
});
describeContract('a broadcaster in this place', localBroadcaster, { whole: broadcaster, needs: ['name'] });
describeContract('a release', computedRelease, {
  whole: release, needs: ['type', 'start'], reads: [['an unknown release as an ordinary one', { type: 'RERUN' }, { type: 'SCHEDULED' }], ['a start with a zone', { start }, { start: startMs }]],
});
describeContract('a title to play', playbackDetails, {
  whole: {
    ...item, ...lists, playerUrlCallback: 'https://api.test/c', drm: true, replacementVodId: '9', audioOnly: true, restartAvailable: true, multiView: true,
    watermark: { text: 'Arena', imageUrl: 'https://media.test/w.svg', position: 'TOP_LEFT', opacity: 0.4 },
  },
  needs: itemNeeds, defaults: { ...itemDefaults, ...noLists, audioOnly: false },
  reads: Object.entries(lists).map(([field, [good]]) => oneBroken(field, good!)),
});
describeContract('a question for a title', playbackQuery, { whole: { id: '1', displayGeoblocked: true }, needs: ['id'] });
describeContract('a question for addresses', playerUrlsQuery, {
  whole: { url: 'https://api.test/c?x=1' }, needs: ['url'],
  refused: [['a path alone', { url: '/c' }], ['words', { url: 'not an address' }], ['another scheme', { url: 'javascript:alert(1)' }], ['no host', { url: 'https:///c' }]],
  accepted: [['an address without encryption, as a test platform has', { url: 'http://api.localhost:4000/c' }]],
});
