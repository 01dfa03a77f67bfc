// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { refuseBrokenSegment } from '../../../src/playback/dash/broken-segment.ts';
import { createDashEngine } from '../../../src/playback/dash/dash-engine.ts';
import type { EngineSource } from '../../../src/playback/engine.ts';
import { FakeDash, fakeMediaInfo, fakeRepresentation } from '../../support/fake-dash.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { FakeTextTrack, fakeTextTracks } from '../../support/fake-track-lists.ts';

vi.mock('dashjs', async () => {
  const { FakeDash: Player } = await import('../../support/fake-dash.ts');
  return { MediaPlayer: () => ({ create: () => new Player() }) };
});

const source = (token = 'first', facts: Partial<EngineSource> = {}): EngineSource => ({ stream: { url: `https://media.test/a.mpd?${token}`, subtitles: [] }, live: false, ...facts });
const representations = [fakeRepresentation('v1', 360, 800_000), fakeRepresentation('v2', 720, 2_500_500), fakeRepresentation('v3', 1080, 5_000_000)];

function setUp() {
  const media = fakeMedia();
  const textTracks = fakeTextTracks(media.video);
  const listener = { onTracks: vi.fn(), onQuality: vi.fn(), onRestart: vi.fn(), onFailure: vi.fn() };
  return { ...media, textTracks, listener, engine: createDashEngine(media.video, listener), media };
}

/** The manifest arrives. */
function initialize(): FakeDash {
  const dash = FakeDash.last();
  dash.representations = representations;
  dash.texts = [fakeMediaInfo(0, 'en', 'English'), fakeMediaInfo(1, 'ar')];
  dash.audios = [fakeMediaInfo(0, 'en', 'English'), fakeMediaInfo(1, 'es', 'Español')];
  dash.audio = dash.audios[0]!;
  dash.trigger('streamInitialized');
  dash.trigger('allTextTracksAdded');
  return dash;
}

afterEach(() => FakeDash.reset());

test('a title loads where the viewer stopped, the lowest quality first, keeping nothing in the page’s storage', () => {
  const { engine, video } = setUp();
  engine.load(source(), 25);
  const dash = FakeDash.last();
  expect(dash.source).toEqual({ url: 'https://media.test/a.mpd?first', startAt: 25 });
  expect(dash.updates[0]).toMatchObject({
    streaming: { abr: { initialBitrate: { video: 1 } }, lastBitrateCachingInfo: { enabled: false }, lastMediaSettingsCachingInfo: { enabled: false } },
  });
  expect(video.src).toContain('blob:dash');
});

test('a film that stands still is fetched for less than a minute ahead', () => {
  const { engine } = setUp();
  engine.load(source());
  // dash.js’s own for long films is a minute.
  expect(FakeDash.last().updates[0]).toMatchObject({ streaming: { buffer: { bufferTimeAtTopQualityLongForm: 40 } } });
});

test('a segment that does not come, or comes damaged, is asked for again soon and often', () => {
  const { engine } = setUp();
  engine.load(source());
  const dash = FakeDash.last();
  expect(dash.updates[0]).toMatchObject({ streaming: { fragmentRequestTimeout: 8000, retryAttempts: { MediaSegment: 8 }, retryIntervals: { MediaSegment: 500 } } });
  expect(dash.interceptors).toContain(refuseBrokenSegment);
});

test('a refused address is told at once, and no longer after other addresses came', async () => {
  const { engine, listener } = setUp();
  engine.load(source());
  const answer = (dash: FakeDash, status: number) => Promise.all((dash.interceptors as ((response: unknown) => Promise<unknown>)[]).map((intercept) => intercept({ status, request: {} })));
  const first = FakeDash.last();
  for (const status of [200, 404, 503, 403]) await answer(first, status);
  expect(listener.onFailure.mock.calls).toEqual([[{ kind: 'expired', code: 'dash-403', status: 403 }]]);
  engine.swap(source('second'), 20);
  await answer(first, 403);
  expect(listener.onFailure).toHaveBeenCalledOnce();
});

test('a live stream starts where dash.js says live is', () => {
  const { engine, video } = setUp();
  engine.load(source('first', { live: true }), 25);
  expect(FakeDash.last().source?.startAt).toBeUndefined();
  expect(engine.liveEdge()).toBeUndefined();
  FakeDash.last().isLive = true;
  Object.defineProperty(video, 'seekable', { value: { length: 1, start: () => 0, end: () => 100 } });
  expect(engine.liveEdge()).toBe(88);
});

test('only a live stream says when the picture on screen was made', () => {
  const { engine } = setUp();
  engine.load(source());
  expect(engine.dateShown()).toBeUndefined();
  FakeDash.last().isLive = true;
  expect(engine.dateShown()).toBe(1_700_000_000_000);
});

test.each([
  ['with a token', 'abc', { Authorization: 'Bearer abc' }],
  ['without one', undefined, {}],
])('a protected stream asks for its key %s', (_case, jwtToken, httpRequestHeaders) => {
  const { engine } = setUp();
  const drm = { url: 'https://drm.test/key', jwtToken, encryptionMode: 'CTR' as const, keySystems: ['org.w3.clearkey'] };
  engine.load({ stream: { url: 'a.mpd', subtitles: [], drm }, live: false });
  expect(FakeDash.last().protection).toEqual({ 'org.w3.clearkey': { serverURL: 'https://drm.test/key', httpRequestHeaders, withCredentials: false } });
});

test('renewed streams empty nothing: the next key is asked for with the newer token, and what begins anew takes the newer address', () => {
  const { engine } = setUp();
  const drm = (jwtToken: string) => ({ url: 'https://drm.test/key', jwtToken, encryptionMode: 'CTR' as const, keySystems: ['org.w3.clearkey'] });
  engine.load({ stream: { url: 'first.mpd', subtitles: [], drm: drm('token-1') }, live: false });
  const made = FakeDash.made.length;
  engine.renew({ stream: { url: 'second.mpd', subtitles: [], drm: drm('token-2') }, live: false });
  expect([FakeDash.made.length, FakeDash.last().source?.url]).toEqual([made, 'first.mpd']);
  expect(FakeDash.last().protection).toMatchObject({ 'org.w3.clearkey': { httpRequestHeaders: { Authorization: 'Bearer token-2' } } });
  engine.recover({ kind: 'media', code: 'dash-5' });
  expect(FakeDash.last().source?.url).toBe('second.mpd');
});

test.each([
  ['a refused address', { code: 27, data: { response: { status: 403 } } }, { kind: 'expired', code: 'dash-27', status: 403 }],
  ['an address that is gone', { code: 25, data: { response: { status: 410 } } }, { kind: 'expired', code: 'dash-25', status: 410 }],
  ['bytes that do not arrive', { code: 27, data: { response: { status: 500 } } }, { kind: 'network', code: 'dash-27' }],
  ['bytes that do not decode', { code: 5 }, { kind: 'media', code: 'dash-5' }],
  ['an error without a number', {}, { kind: 'media', code: 'dash-0' }],
  ['a licence that is refused with 403', { code: 111, data: { response: { status: 403 } } }, { kind: 'drm', code: 'dash-111' }],
  ['a refused key', { code: 110 }, { kind: 'drm', code: 'dash-110' }],
  ['an error of the old kind', 'capability', { kind: 'media', code: 'capability' }],
])('%s is reported', (_case, error, failure) => {
  const { engine, listener } = setUp();
  engine.load(source());
  FakeDash.last().trigger('error', { error });
  expect(listener.onFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
  expect(engine.recover({ kind: 'network', code: '' })).toBe(false);
});

test.each([
  ['cannot be had', { code: 27, data: { request: { mediaType: 'text' }, response: { status: 404 } } }],
  ['cannot be read', { code: 33 }],
])('captions that %s are off, and the film plays on', (_case, error) => {
  const { engine, listener, textTracks } = setUp();
  textTracks.add(new FakeTextTrack('subtitles', 'en'), new FakeTextTrack('subtitles', 'ar'));
  engine.load(source());
  const dash = initialize();
  engine.setTextTrack('1');
  dash.trigger('error', { error });
  expect(listener.onFailure).not.toHaveBeenCalled();
  expect([dash.textIndex, engine.captionTrack(), engine.textTracks().some(({ active }) => active)]).toEqual([-1, undefined, false]);
});

test('captions are filled by dash.js into its own track, which stays hidden', () => {
  const { engine, textTracks } = setUp();
  textTracks.add(new FakeTextTrack('captions'), new FakeTextTrack('subtitles', 'en'), new FakeTextTrack('subtitles', 'ar'));
  engine.load(source());
  const dash = initialize();
  engine.setTextTrack('1');
  expect(dash.textIndex).toBe(1);
  expect(textTracks[2]?.mode).toBe('hidden');
  expect(engine.captionTrack()).toBe(textTracks[2]);
  expect(engine.textTracks()).toEqual([{ id: '0', language: 'en', label: 'English', active: false }, { id: '1', language: 'ar', label: 'ar', active: true }]);
  engine.setTextTrack(null);
  expect([dash.textIndex, engine.captionTrack()]).toEqual([-1, undefined]);
});

test('an audio track is chosen by id; an unknown one changes nothing', () => {
  const { engine, listener } = setUp();
  engine.load(source());
  initialize();
  listener.onTracks.mockClear();
  engine.setAudioTrack('1');
  expect(engine.audioTracks().map((track) => track.active)).toEqual([false, true]);
  expect(listener.onTracks).toHaveBeenCalled();
  engine.setAudioTrack('9');
  expect(engine.audioTracks().map((track) => track.active)).toEqual([false, true]);
});

test('qualities carry the facts for a label, from the lowest to the highest, and say which one plays', () => {
  const { engine, listener } = setUp();
  engine.load(source());
  const dash = initialize();
  expect(engine.qualities()[2]).toEqual({ id: 'v3', width: 1920, height: 1080, bitrate: 5_000_000, frameRate: 25, codec: 'avc1.4d401f' });
  expect(engine.quality()).toEqual({ playing: undefined, chosen: null });
  listener.onQuality.mockClear();
  dash.show(representations[1]!);
  expect(listener.onQuality).toHaveBeenCalledOnce();
  expect(engine.quality()).toMatchObject({ playing: { height: 720 }, chosen: null });
});

test('a chosen quality is seen soon and stays, until automatic is chosen', () => {
  const { engine } = setUp();
  engine.load(source());
  const dash = initialize();
  engine.setQuality('v2');
  expect(engine.quality()).toMatchObject({ playing: { id: 'v2' }, chosen: 'v2' });
  expect([dash.settings.streaming.abr.autoSwitchBitrate.video, dash.replacements]).toEqual([false, [true]]);
  engine.setQuality('no-such-quality');
  expect(engine.quality().chosen).toBeNull();
  expect(dash.settings.streaming.abr.autoSwitchBitrate.video).toBe(true);
});

test.each([[1080, 5000], [900, 2501], [100, 800], [undefined, -1]])('a cap of %s pixels allows %d kbit/s at most', (cap, kbits) => {
  const { engine } = setUp();
  engine.setQualityCap(cap);
  engine.load(source());
  expect(initialize().settings.streaming.abr.maxBitrate.video).toBe(kbits);
});

test('a quality above the cap plays when the viewer chooses it, and the cap is back with automatic', () => {
  const { engine } = setUp();
  engine.load(source());
  const dash = initialize();
  engine.setQualityCap(360);
  engine.setQuality('v3');
  expect(engine.quality().playing?.id).toBe('v3');
  engine.setQuality(null);
  expect(dash.settings.streaming.abr.maxBitrate.video).toBe(800);
});

test('catching up with the live edge pauses while another rate is chosen', () => {
  const { engine, video } = setUp();
  engine.load(source('first', { live: true }));
  const dash = initialize();
  engine.setRate(1.5);
  expect([dash.settings.streaming.liveCatchup.enabled, video.playbackRate]).toEqual([false, 1.5]);
  engine.setRate(1);
  expect([dash.settings.streaming.liveCatchup.enabled, video.playbackRate]).toEqual([null, 1]);
});

test('a swap lets go of the old source, and keeps captions, audio, quality, cap and rate', () => {
  const { engine, video } = setUp();
  engine.load(source());
  initialize();
  engine.setTextTrack('0');
  engine.setAudioTrack('1');
  engine.setQuality('v2');
  engine.setQualityCap(720);
  engine.setRate(1.5);
  engine.swap(source('second'), 33);
  const dash = initialize();
  expect(FakeDash.made[0]?.destroyed).toBe(1);
  expect(dash.source).toEqual({ url: 'https://media.test/a.mpd?second', startAt: 33 });
  expect([dash.textIndex, dash.audio?.index, dash.playing?.id]).toEqual([0, 1, 'v2']);
  expect([dash.settings.streaming.liveCatchup.enabled, video.playbackRate]).toEqual([false, 1.5]);
  engine.setQuality(null);
  expect(dash.settings.streaming.abr.maxBitrate.video).toBe(2501);
});

test('bytes that the decoder refused are fetched again at the same second; nothing else is', () => {
  const { engine, listener, media } = setUp();
  expect(engine.recover({ kind: 'media', code: 'dash-3' })).toBe(false);
  engine.load(source('first'), 5);
  media.takeSource(25);
  media.arrive();
  FakeDash.last().trigger('error', { error: { code: 3, message: 'MEDIA_ERR_DECODE' } });
  expect(listener.onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'media', code: 'dash-3' }));
  media.empty();
  expect(engine.recover({ kind: 'network', code: 'dash-27' })).toBe(false);
  expect(engine.recover({ kind: 'media', code: 'dash-3' })).toBe(true);
  expect(FakeDash.made).toHaveLength(2);
  expect(FakeDash.last().source).toEqual({ url: 'https://media.test/a.mpd?first', startAt: 25 });
});

test('bytes that were refused before the first picture are fetched again for the place that was asked', () => {
  const { engine, media } = setUp();
  engine.load(source('first'), 14);
  for (const empty of [() => media.takeSource(0), () => media.empty()]) {
    empty();
    FakeDash.last().trigger('error', { error: { code: 3, message: 'MEDIA_ERR_DECODE' } });
    expect(engine.recover({ kind: 'media', code: 'dash-3' })).toBe(true);
    expect(FakeDash.last().source).toEqual({ url: 'https://media.test/a.mpd?first', startAt: 14 });
  }
});

test('a picture that stands is fetched again where it stands', () => {
  const { engine, media } = setUp();
  engine.load(source('first'), 14);
  media.takeSource(14);
  media.arrive();
  media.advance(33);
  expect(engine.recover({ kind: 'stall', code: 'stalled' })).toBe(true);
  expect(FakeDash.last().source).toEqual({ url: 'https://media.test/a.mpd?first', startAt: 33 });
});

test('destroy empties the element, and may run twice', () => {
  const { engine, video } = setUp();
  engine.load(source());
  initialize();
  engine.destroy();
  engine.destroy();
  expect(video.hasAttribute('src')).toBe(false);
  expect(FakeDash.last().destroyed).toBe(1);
  expect([engine.textTracks(), engine.audioTracks(), engine.qualities(), engine.liveEdge()]).toEqual([[], [], [], undefined]);
});

test('tracks say what they are beside the plain ones', () => {
  const { engine } = setUp();
  engine.load(source());
  const dash = initialize();
  dash.texts = [fakeMediaInfo(0, 'en'), fakeMediaInfo(1, 'en', '', 'forced-subtitle'), fakeMediaInfo(2, 'en', '', 'caption')];
  const described = { ...fakeMediaInfo(3, 'en'), accessibility: [{ schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value: '1' }] };
  dash.audios = [fakeMediaInfo(0, 'en', '', 'main'), fakeMediaInfo(1, 'en', '', 'description'), fakeMediaInfo(2, 'en', '', 'commentary'), described];
  expect(engine.textTracks().map(({ kind }) => kind)).toEqual([undefined, 'forced', 'captions']);
  expect(engine.audioTracks().map(({ role }) => role)).toEqual([undefined, 'description', 'commentary', 'description']);
});

test.each([[undefined, undefined], [{ mode: 'query', contentId: 'vod:1020' } as const, { enabled: true, sid: expect.stringMatching(/^[\da-f-]{36}$/) as string, cid: 'vod:1020', mode: 'query' }]])('servers are told %j as %j', (cmcd, told) => {
  const { video } = fakeMedia();
  fakeTextTracks(video);
  createDashEngine(video, { onTracks() {}, onQuality() {}, onRestart() {}, onFailure() {} }, cmcd).load(source());
  const settings = FakeDash.last().updates.map((update) => (update as { streaming?: { cmcd?: object } }).streaming?.cmcd);
  expect(settings.find(Boolean)).toEqual(told);
});
