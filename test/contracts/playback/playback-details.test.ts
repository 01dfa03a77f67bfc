import { playbackDetails, playbackQuery, playerUrls, playerUrlsQuery, skipMarker } from '../../../src/contracts/playback/playback-details.ts';
import { describeContract } from '../describe-contract.ts';
import { item, itemDefaults, itemNeeds, oneBroken } from '../sample-answers.ts';

const film = { url: 'https://media.test/f.m3u8', subtitles: [] };
const marker = { type: 'INTRO', start: 1.5, end: 9 };

describeContract('addresses of a title', playerUrls, {
  whole: { hls: [film], dash: [film], expiresAt: 1_800_000_000_000, live: true }, needs: ['expiresAt'], defaults: { hls: [], dash: [], live: false },
  refused: [['an expiry without a zone', { expiresAt: '2027-01-01T00:00:00' }]], reads: [oneBroken('hls', film), oneBroken('dash', film)],
});
describeContract('a part to skip', skipMarker, { whole: marker, needs: ['type', 'start', 'end'], reads: [['an unknown part as unknown', { type: 'AD' }, { type: 'UNKNOWN' }]] });
describeContract('a title to play', playbackDetails, {
  whole: { ...item, playerUrlCallback: 'https://api.test/c', skipMarkers: [marker] }, needs: itemNeeds, defaults: { ...itemDefaults, skipMarkers: [] }, reads: [oneBroken('skipMarkers', marker)],
});
describeContract('a question for a title', playbackQuery, { whole: { id: '1', displayGeoblocked: true }, needs: ['id'] });
describeContract('a question for addresses', playerUrlsQuery, {
  whole: { url: 'https://api.test/c?x=1' }, needs: ['url'],
  refused: [['a path alone', { url: '/c' }], ['words', { url: 'not an address' }], ['another scheme', { url: 'javascript:alert(1)' }], ['no host', { url: 'https:///c' }]],
  accepted: [['an address without encryption, as a test platform has', { url: 'http://api.localhost:4000/c' }]],
});
