import { apiErrorBody } from '../../src/contracts/wire/api-error-body.ts';
import { playbackDetails, playerUrls, playerUrlsQuery, skipMarker } from '../../src/contracts/playback/playback-details.ts';
import { endpointSettings, realmSettings, registeredOriginSetting, theme } from '../../src/contracts/realm/realm-settings.ts';
import { rpcAnswer } from '../../src/contracts/wire/rpc-envelope.ts';
import { drm, stream, subtitle } from '../../src/contracts/playback/stream.ts';
import { watchProgress } from '../../src/contracts/playback/watch-progress.ts';
import { describeContract } from './describe-contract.ts';

const colourNames = [
  'primary', 'secondary', 'tertiary', 'background', 'surface', 'text', 'mutedText', 'alert', 'primaryCta', 'primaryCtaHover', 'primaryCtaText',
  'secondaryCta', 'secondaryCtaHover', 'secondaryCtaText', 'menuText', 'menuTextActive',
];
const flagNames = ['watchlists', 'socialSharing', 'interstitialPage', 'seriesInterstitial', 'enhancedMetadata', 'programmePlayback', 'selfRegistration', 'bareBridgeRequests', 'sandboxPayments'];
const colours = Object.fromEntries(colourNames.map((name) => [name, '#123456']));
const flags = Object.fromEntries(flagNames.map((name) => [name, false]));
const withoutEach = (field: string, whole: Record<string, unknown>) =>
  Object.keys(whole).map((name) => [`${field} without ${name}`, { [field]: Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)) }] as const);

const look = { scheme: 'dark', colours, fontFamily: 'Inter', radius: 8 };
const origin = { origin: 'https://partner.test', grants: { observe: true, control: true, load: false, calls: ['bucket'] } };
const endpoints = { api: 'a', v1: '1', v2: '2', v4: '4', v5: '5', live: 'v4', video: 'v5', login: 'rpc' };
const words = { language: 'en', label: 'English', url: 'https://media.test/en.vtt' };
const keys = { jwtToken: 'j', url: 'https://keys.test', encryptionMode: 'CBC', keySystems: ['com.widevine.alpha'] };
const film = { url: 'https://media.test/f.m3u8', subtitles: [words], drm: keys };
const item = { id: '1', type: 'VOD', title: 'T', accessLevel: 'GRANTED', thumbnailUrl: 't', favourite: false, onlinePlayback: 'AVAILABLE', genres: [], licences: [] };

describeContract('a theme', theme, { whole: look, needs: Object.keys(look), refused: [['a third scheme', { scheme: 'sepia' }], ...withoutEach('colours', colours)] });
describeContract('a registered origin', registeredOriginSetting, {
  whole: origin, needs: ['origin', 'grants'], refused: [...withoutEach('grants', origin.grants), ['a grant that is no yes or no', { grants: { ...origin.grants, control: 'yes' } }]],
});
describeContract('where calls go', endpointSettings, { whole: endpoints, needs: Object.keys(endpoints), refused: [['another version', { live: 'v3' }], ['another form', { login: 'soap' }]] });
describeContract('a tenant', realmSettings, {
  whole: {
    realm: 'arena', name: 'Arena', origin: 'https://arena.test', apiKey: 'k', countryCode: 'ES', locales: [{ locale: 'ar', name: 'العربية', direction: 'rtl' }],
    defaultLocale: 'ar', timeZone: 'Europe/Madrid', navigationLayout: 'TOP', theme: look, endpoints, flags, registeredOrigins: [origin],
  },
  needs: ['realm', 'name', 'origin', 'apiKey', 'countryCode', 'locales', 'defaultLocale', 'timeZone', 'navigationLayout', 'theme', 'endpoints', 'flags'],
  refused: [...withoutEach('flags', flags), ['a direction of no list', { locales: [{ locale: 'x', name: 'X', direction: 'up' }] }], ['a country of no list', { countryCode: 'FR' }]],
});
describeContract('a failure', apiErrorBody, {
  whole: { code: 'LICENCE_REQUIRED', messages: ['m'], details: { licences: ['m'], missingFields: ['f'], field: 'f' } }, needs: ['code'], defaults: { messages: [] },
  refused: [['a licence that is no text', { details: { licences: [{}] } }], ['messages with a hole', { messages: [null] }]],
});
describeContract('a caption file', subtitle, { whole: words, needs: Object.keys(words) });
describeContract('a lock', drm, { whole: keys, needs: ['url', 'encryptionMode', 'keySystems'], refused: [['another cipher', { encryptionMode: 'ECB' }]] });
describeContract('a stream', stream, { whole: film, needs: ['url'], defaults: { subtitles: [] }, refused: [['a broken lock', { drm: { url: 'k' } }], ['a broken caption file', { subtitles: [{}] }]] });
describeContract('addresses of a title', playerUrls, {
  whole: { hls: [film], dash: [film], expiresAt: 1_800_000_000_000, live: true }, needs: ['expiresAt'], defaults: { hls: [], dash: [], live: false },
  refused: [['an expiry without a zone', { expiresAt: '2027-01-01T00:00:00' }], ['one stream without an address', { hls: [{}] }]],
});
describeContract('a part to skip', skipMarker, { whole: { type: 'INTRO', start: 1.5, end: 9 }, needs: ['type', 'start', 'end'], refused: [['an advertisement', { type: 'AD' }]] });
describeContract('a title to play', playbackDetails, {
  whole: { ...item, playerUrlCallback: 'https://api.test/c', skipMarkers: [] }, needs: ['id', 'type', 'title', 'accessLevel', 'thumbnailUrl'],
  defaults: { skipMarkers: [], favourite: false, onlinePlayback: 'AVAILABLE', genres: [], licences: [] },
});
describeContract('a question for addresses', playerUrlsQuery, { whole: { url: 'https://api.test/c?x=1' }, needs: ['url'], refused: [['a path alone', { url: '/c' }], ['words', { url: 'not an address' }]] });
describeContract('how far a viewer came', watchProgress, {
  whole: { id: '1', position: 12.5, duration: 734 }, needs: ['id', 'position', 'duration'], refused: [['no number', { position: Number.NaN }], ['an endless position', { position: Infinity }]],
});
describeContract('an answer in an envelope', rpcAnswer, { whole: { id: '1', error: { code: 'c', messages: [] } }, needs: ['id'], refused: [['an error without its code', { error: {} }]] });
