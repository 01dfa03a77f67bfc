import { contentItem, episodeInformation } from '../../../src/contracts/catalogue/content-item.ts';
import { knownContentType } from '../../../src/contracts/catalogue/content-type.ts';
import { describeContract } from '../describe-contract.ts';
import { item, itemDefaults, itemNeeds, leastItem, programme, start, startMs } from '../sample-answers.ts';

const whole = {
  ...leastItem, thumbnailUrl: 'https://media.test/t.jpg', description: 'A film', duration: 734.5, watchProgress: 12, posterUrl: 'p', heroUrl: 'h', favourite: true, onlinePlayback: 'NOT_AVAILABLE',
  startDate: startMs, endDate: startMs, live: true, premiereRelease: { start: startMs }, genres: ['Drama'], releaseYear: 2025, ageRating: '12', licences: ['m'],
  episodeInformation: { episodeNumber: 1, seasonNumber: 2 }, programmingInfo: { currentProgramme: programme }, seasonId: 's', seriesId: 'r', playlistId: 'l', target: { id: 't' },
};

describeContract('a content item', contentItem, {
  whole, needs: itemNeeds, defaults: itemDefaults,
  refused: [
    ['a start without a zone', { startDate: '2026-07-01T14:00:00' }], ['a year with a fraction', { releaseYear: 2025.5 }],
    ['a length that is no number', { duration: Number.NaN }], ['an endless length', { duration: Infinity }], ['a genre that is no text', { genres: [1] }],
  ],
  accepted: [['a start with an offset', { startDate: start }], ...knownContentType.options.map((type) => [type, { type }] as const)],
  reads: [
    ['an unknown type as unknown', { type: 'AUDIO' }, { type: 'UNKNOWN' }],
    ['a type that already crossed a bridge as unknown', { type: 'UNKNOWN' }, { type: 'UNKNOWN' }],
    ['an unknown access level as denied, never as open', { accessLevel: 'granted' }, { accessLevel: 'DENIED' }],
    ['unknown words about online playback as not available', { onlinePlayback: 'SOMETIMES' }, { onlinePlayback: 'NOT_AVAILABLE' }],
    ['what is missing as the least', { ...Object.fromEntries(Object.keys(whole).map((field) => [field, undefined])), ...leastItem }, { ...Object.fromEntries(Object.keys(whole).map((field) => [field, undefined])), ...item }],
  ],
});
describeContract('an episode', episodeInformation, {
  whole: { episodeNumber: 1, seasonNumber: 2, seasonTitle: 'Two', seriesInformation: { id: 's', title: 'S' } }, needs: ['episodeNumber', 'seasonNumber'],
  refused: [['half an episode', { episodeNumber: 1.5 }], ['a series without a name', { seriesInformation: { id: 's' } }]],
});
