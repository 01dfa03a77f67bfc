// @vitest-environment jsdom
import type { HlsConfig } from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineSource } from '../../../src/playback/engine.ts';
import type { HlsBuild } from '../../../src/playback/hls/hls-build.ts';
import { createHlsEngine } from '../../../src/playback/hls/hls-engine.ts';
import type { HlsBuilds } from '../../../src/playback/hls/hls-feed.ts';
import { createPrefetchCache } from '../../../src/playback/prefetch-cache.ts';
import { FakeHls, fakeLevel, fakePlaylist } from '../../support/fake-hls.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { fakeTextTracks } from '../../support/fake-track-lists.ts';

const { Events, ErrorTypes } = FakeHls;
const source = (token = 'first', facts: Partial<EngineSource> = {}): EngineSource => ({ stream: { url: `https://media.test/main.m3u8?${token}`, subtitles: [] }, live: false, ...facts });
const levels = [fakeLevel(360, 800_000), fakeLevel(720, 2_500_000), fakeLevel(1080, 5_000_000)];

const builds = { Hls: FakeHls as unknown as HlsBuild };

function setUp(use: HlsBuilds = builds) {
  const media = fakeMedia();
  const { video } = media;
  const textTracks = fakeTextTracks(video);
  const listener = { onTracks: vi.fn(), onQuality: vi.fn(), onRestart: vi.fn(), onFailure: vi.fn() };
  const engine = createHlsEngine(video, createPrefetchCache(), listener, use);
  return { video, media, textTracks, listener, engine };
}

beforeEach(() => vi.stubGlobal('VTTCue', Event));
afterEach(() => {
  FakeHls.reset();
  vi.unstubAllGlobals();
});

test('a title loads where the viewer stopped, in the lowest quality first, without a worker', () => {
  const { engine, video } = setUp();
  engine.load(source(), 25);
  expect(FakeHls.last().calls).toEqual(['loadSource https://media.test/main.m3u8?first']);
  expect(FakeHls.last().config).toMatchObject({ enableWorker: false, startLevel: 0, startPosition: 25, renderTextTracksNatively: false });
  expect(video.src).toContain('blob:hls');
});

test('a film that stands still is fetched for less than a minute ahead', () => {
  const { engine } = setUp();
  engine.load(source());
  // hls.js fetches up to the longer of both, and whole segments: its own greatest is ten minutes.
  const { maxBufferLength = 30, maxMaxBufferLength = 600 } = FakeHls.last().config as Partial<HlsConfig>;
  expect(Math.max(maxBufferLength, maxMaxBufferLength)).toBeLessThanOrEqual(45);
});

test('a dropped connection is tried again like any other failed request, and pauses stay short', () => {
  const { engine } = setUp();
  engine.load(source());
  const { errorRetry } = (FakeHls.last().config as Partial<HlsConfig>).fragLoadPolicy!.default;
  const mayRetry = (code: number, times: number, retry: boolean) => errorRetry?.shouldRetry?.(errorRetry, times, false, { url: '', code }, retry);
  expect([mayRetry(0, 1, false), mayRetry(0, 8, false), mayRetry(404, 1, false), mayRetry(500, 1, true)]).toEqual([true, false, false, true]);
  expect(errorRetry?.maxRetryDelayMs).toBeLessThanOrEqual(4000);
});

test('a live stream starts where hls.js says live is, whatever was asked', () => {
  const { engine } = setUp();
  engine.load(source('first', { live: true }), 25);
  expect(FakeHls.last().config['startPosition']).toBe(-1);
  expect(engine.liveEdge()).toBeUndefined();
  FakeHls.last().liveSyncPosition = 118;
  expect(engine.liveEdge()).toBe(118);
});

test.each([
  ['rewound', 50, 30],
  ['paused a little while ago', 115, -1],
  ['at the live edge', 118, -1],
])('a live stream that begins anew stays where its viewer is in the window: %s', (_case, at, startPosition) => {
  const { engine, video, media } = setUp();
  engine.load(source('first', { live: true }), 25);
  FakeHls.last().liveSyncPosition = 118;
  vi.spyOn(video, 'seekable', 'get').mockReturnValue({ length: 1, start: () => 20, end: () => 124 });
  media.takeSource();
  media.arrive();
  media.advance(at);
  expect(engine.recover({ kind: 'stall', code: 'stalled' })).toBe(true);
  expect([FakeHls.last().config['startPosition'], FakeHls.made.length]).toEqual([startPosition, 2]);
  FakeHls.last().liveSyncPosition = 118;
  engine.swap(source('second', { live: true }), 7);
  expect([FakeHls.last().config['startPosition'], FakeHls.made.length]).toEqual([startPosition, 3]);
});

test('says what it measures: bandwidth, codecs and key systems, and of a live stream how far it is behind its source', () => {
  const { engine } = setUp();
  expect(engine.measures()).toEqual({ engine: 'hls' });
  const drm = { url: 'https://drm.test/key', encryptionMode: 'CTR' as const, keySystems: ['org.w3.clearkey'] };
  engine.load({ stream: { url: 'https://media.test/main.m3u8', subtitles: [], drm }, live: false });
  Object.assign(FakeHls.last(), { bandwidthEstimate: 8_400_000, latency: 4, currentLevel: 1 });
  FakeHls.last().parse([fakeLevel(360, 800_000), { ...fakeLevel(720, 2_500_000), audioCodec: 'mp4a.40.2' } as never]);
  expect(engine.measures()).toEqual({ engine: 'hls', bandwidth: 8_400_000, latency: undefined, videoCodec: 'avc1.4d401f', audioCodec: 'mp4a.40.2', keySystems: ['org.w3.clearkey'] });
  engine.load(source('second', { live: true }));
  FakeHls.last().latency = 4;
  expect(engine.measures()).toMatchObject({ bandwidth: undefined, latency: 4, keySystems: undefined });
});

test('a stream with dates says when the picture on screen was made', () => {
  const { engine } = setUp();
  expect(engine.dateShown()).toBeUndefined();
  engine.load(source('first', { live: true }));
  expect(engine.dateShown()).toBeUndefined();
  FakeHls.last().playingDate = new Date(5000);
  expect(engine.dateShown()).toBe(5000);
});

test.each([
  ['with its token in a header', 'token-1', { 'Content-Type': 'application/octet-stream', Authorization: 'Bearer token-1' }],
  ['as it is without one', undefined, { 'Content-Type': 'application/octet-stream' }],
])('a protected stream asks for its key %s', (_case, jwtToken, headers) => {
  const { engine } = setUp();
  const keySystems = ['com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps', 'org.w3.clearkey'];
  const drm = { url: 'https://drm.test/key?realm=arena', jwtToken, encryptionMode: 'CBC' as const, keySystems, certificateUrl: 'https://drm.test/fps.cer' };
  engine.load({ stream: { url: 'https://media.test/a.m3u8', subtitles: [], drm }, live: false });
  const config = FakeHls.last().config as Partial<HlsConfig>;
  const system = { licenseUrl: drm.url, serverCertificateUrl: drm.certificateUrl };
  expect(config).toMatchObject({ emeEnabled: true, drmSystems: Object.fromEntries(keySystems.map((name) => [name, system])) });
  const sent: Record<string, string> = {};
  const request = { open: vi.fn(), setRequestHeader: (name: string, value: string) => { sent[name] = value; } };
  void config.licenseXhrSetup?.call({} as never, request as unknown as XMLHttpRequest, drm.url, {} as never, new Uint8Array());
  expect(request.open).toHaveBeenCalledWith('POST', drm.url, true);
  expect(sent).toEqual(headers);
});

test('renewed streams empty nothing: the next key is asked for with the newer token, and what begins anew takes the newer address', () => {
  const { engine } = setUp();
  const drm = (jwtToken: string) => ({ url: 'https://drm.test/key', jwtToken, encryptionMode: 'CTR' as const, keySystems: ['org.w3.clearkey'] });
  const protectedStream = (jwtToken: string): EngineSource => ({ stream: { url: `https://media.test/${jwtToken}.m3u8`, subtitles: [], drm: drm(jwtToken) }, live: false });
  engine.load(protectedStream('token-1'));
  const { config } = FakeHls.last();
  engine.renew(protectedStream('token-2'));
  expect(FakeHls.made).toHaveLength(1);
  const sent: string[] = [];
  const request = { open: vi.fn(), setRequestHeader: (_name: string, value: string) => { sent.push(value); } };
  void (config as Partial<HlsConfig>).licenseXhrSetup?.call({} as never, request as unknown as XMLHttpRequest, 'https://drm.test/key', {} as never, new Uint8Array());
  expect(sent).toContain('Bearer token-2');
  engine.recover({ kind: 'media', code: 'bufferAppendError' });
  expect([FakeHls.made.length, FakeHls.last().calls.includes('loadSource https://media.test/token-2.m3u8')]).toEqual([2, true]);
});

test.each([
  ['a refused address, before the last retry', { type: ErrorTypes.NETWORK_ERROR, details: 'fragLoadError', fatal: false, response: { code: 403 } }, { kind: 'expired', code: 'fragLoadError', status: 403 }],
  ['an address that is gone', { type: ErrorTypes.NETWORK_ERROR, details: 'levelLoadError', fatal: true, response: { code: 410 } }, { kind: 'expired', code: 'levelLoadError', status: 410 }],
  ['bytes that do not arrive', { type: ErrorTypes.NETWORK_ERROR, details: 'fragLoadTimeOut', fatal: true }, { kind: 'network', code: 'fragLoadTimeOut' }],
  ['bytes that do not decode', { type: ErrorTypes.MEDIA_ERROR, details: 'bufferAppendError', fatal: true }, { kind: 'media', code: 'bufferAppendError' }],
  ['a licence that is refused with 403, which no new address of the stream would cure', { type: ErrorTypes.KEY_SYSTEM_ERROR, details: 'keySystemLicenseRequestFailed', fatal: true, response: { code: 403 } }, { kind: 'drm', code: 'keySystemLicenseRequestFailed', status: 403 }],
  ['a refused key', { type: ErrorTypes.KEY_SYSTEM_ERROR, details: 'keySystemLicenseRequestFailed', fatal: true }, { kind: 'drm', code: 'keySystemLicenseRequestFailed' }],
])('%s is reported', (_case, data, failure) => {
  const { engine, listener } = setUp();
  engine.load(source());
  FakeHls.last().trigger(Events.ERROR, data);
  expect(listener.onFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
});

test('what hls.js retries by itself is not reported', () => {
  const { engine, listener } = setUp();
  engine.load(source());
  FakeHls.last().trigger(Events.ERROR, { type: ErrorTypes.NETWORK_ERROR, details: 'fragLoadError', fatal: false, response: { code: 500 } });
  expect(listener.onFailure).not.toHaveBeenCalled();
});

test.each([
  ['a network error', { kind: 'network', code: 'fragLoadError' }, true, 'startLoad'],
  ['a manifest that did not load', { kind: 'network', code: 'manifestLoadError' }, false, undefined],
] as const)('%s recovers: %j → %j', (_case, failure, recovers, call) => {
  const { engine } = setUp();
  engine.load(source());
  expect(engine.recover(failure)).toBe(recovers);
  expect(FakeHls.last().calls.slice(1)).toEqual(call ? [call] : []);
});

test('a media error begins anew where the picture was, also when hls.js emptied the element first, and before it came to its first place', async () => {
  const { engine, video, media, listener } = setUp();
  engine.load(source(), 14);
  const emptied = async () => {
    const hls = FakeHls.last();
    hls.recoverMediaError();
    hls.trigger(Events.ERROR, { type: ErrorTypes.MEDIA_ERROR, details: 'mediaSourceRequiresReset', fatal: false });
    await Promise.resolve();
    expect(hls.calls.at(-1)).toBe('destroy');
    expect(engine.recover({ kind: 'media', code: 'mediaSourceRequiresReset' })).toBe(true);
  };
  await emptied();
  expect(FakeHls.last().config['startPosition']).toBe(14);
  media.takeSource();
  media.arrive();
  media.advance(33);
  await emptied();
  expect([FakeHls.last().config['startPosition'], FakeHls.made.length, video.paused]).toEqual([33, 3, true]);
  expect(listener.onFailure).toHaveBeenCalledTimes(2);
});

test.each([['AES-128', false], ['AES-256', false], ['SAMPLE-AES', true], [undefined, true]])('segments that are encrypted by %s are handed on in pieces: %s', (method, pieces) => {
  const { engine } = setUp();
  engine.load(source());
  const hls = FakeHls.last();
  expect(hls.config['progressive']).toBe(true);
  hls.trigger(Events.KEY_LOADING, { frag: { decryptdata: method ? { method } : null } });
  expect(hls.config['progressive']).toBe(pieces);
});

test('a picture that stands begins anew where it stands', () => {
  const { engine, media } = setUp();
  engine.load(source(), 14);
  media.takeSource();
  media.arrive();
  media.advance(33);
  expect(engine.recover({ kind: 'stall', code: 'stalled' })).toBe(true);
  expect([FakeHls.last().config['startPosition'], FakeHls.made.length]).toEqual([33, 2]);
});

test('nothing recovers before anything was loaded', () => {
  expect(setUp().engine.recover({ kind: 'network', code: 'x' })).toBe(false);
});

test('captions are chosen by id, filled into one hidden track, and emptied when another language comes', () => {
  const { engine, textTracks, listener } = setUp();
  engine.load(source());
  FakeHls.last().findTracks([fakePlaylist(0, 'en', 'English'), fakePlaylist(1, 'ar', 'العربية')], []);
  expect(engine.captionTrack()).toBeUndefined();
  engine.setTextTrack('1');
  expect(FakeHls.last().subtitleTrack).toBe(1);
  expect(engine.textTracks()).toEqual([
    { id: '0', language: 'en', label: 'English', active: false }, { id: '1', language: 'ar', label: 'العربية', active: true },
  ]);
  FakeHls.last().trigger(Events.CUES_PARSED, { cues: [new Event('cue')] });
  const [track] = [...textTracks];
  expect([textTracks.length, track?.mode, track?.cues.length]).toEqual([1, 'hidden', 1]);
  expect(engine.captionTrack()).toBe(track);
  engine.setTextTrack(null);
  expect([FakeHls.last().subtitleTrack, track?.cues.length, engine.captionTrack()]).toEqual([-1, 0, undefined]);
  expect(listener.onTracks).toHaveBeenCalled();
});

test('captions that the server does not have are switched off, and the film goes on', () => {
  const { engine, listener } = setUp();
  engine.load(source());
  const hls = FakeHls.last();
  hls.findTracks([fakePlaylist(0, 'en', 'English')], []);
  engine.setTextTrack('0');
  hls.trigger(Events.ERROR, { type: ErrorTypes.NETWORK_ERROR, details: 'subtitleTrackLoadError', fatal: true, response: { code: 404 } });
  expect([hls.subtitleTrack, engine.textTracks().map(({ active }) => active), hls.calls.at(-1)]).toEqual([-1, [false], 'startLoad']);
  expect(listener.onFailure).not.toHaveBeenCalled();
  engine.setTextTrack('0');
  hls.trigger(Events.ERROR, { type: ErrorTypes.NETWORK_ERROR, details: 'subtitleTrackLoadError', fatal: true, response: { code: 503 } });
  expect([hls.subtitleTrack, listener.onFailure.mock.calls.length]).toEqual([0, 1]);
});

test('an audio track is chosen by id; an unknown one changes nothing', () => {
  const { engine } = setUp();
  engine.load(source());
  FakeHls.last().findTracks([], [fakePlaylist(0, 'en', 'English'), fakePlaylist(1, 'es', 'Español')]);
  engine.setAudioTrack('1');
  expect(engine.audioTracks().map((track) => track.active)).toEqual([false, true]);
  engine.setAudioTrack('9');
  expect(FakeHls.last().audioTrack).toBe(1);
});

test('qualities carry the facts for a label, from the lowest to the highest, and say which one plays', () => {
  const { engine, listener } = setUp();
  engine.load(source());
  expect([engine.qualities(), engine.quality()]).toEqual([[], { playing: undefined, chosen: null }]);
  FakeHls.last().parse(levels);
  expect(engine.qualities().map(({ height }) => height)).toEqual([360, 720, 1080]);
  expect(engine.qualities()[2]).toEqual({ id: '1080-5000000', width: 1920, height: 1080, bitrate: 5_000_000, frameRate: 25, codec: 'avc1.4d401f', dynamicRange: 'SDR' });
  listener.onQuality.mockClear();
  FakeHls.last().show(1);
  expect(listener.onQuality).toHaveBeenCalledOnce();
  expect(engine.quality()).toMatchObject({ playing: { height: 720 }, chosen: null });
});

test('a chosen quality is seen soon; back to automatic keeps what is buffered; an unknown one is automatic', () => {
  const { engine } = setUp();
  engine.load(source());
  FakeHls.last().parse(levels);
  engine.setQuality('720-2500000');
  expect(engine.quality().chosen).toBe('720-2500000');
  engine.setQuality(null);
  expect(engine.quality().chosen).toBeNull();
  engine.setQuality('no-such-quality');
  expect(engine.quality().chosen).toBeNull();
  expect(FakeHls.last().calls.slice(1)).toEqual(['nextLevel 1', 'loadLevel -1']);
});

test.each([[1080, 2], [900, 1], [360, 0], [100, 0], [undefined, -1]])('a cap of %s pixels allows level %d at most', (cap, level) => {
  const { engine } = setUp();
  engine.setQualityCap(cap);
  engine.load(source());
  FakeHls.last().parse(levels);
  expect(FakeHls.last().autoLevelCapping).toBe(level);
});

test('a cap holds while it stands, and leaves when it is taken away', () => {
  const { engine } = setUp();
  engine.load(source());
  FakeHls.last().parse(levels);
  engine.setQualityCap(400);
  expect(FakeHls.last().autoLevelCapping).toBe(0);
  engine.setQualityCap(undefined);
  expect(FakeHls.last().autoLevelCapping).toBe(-1);
});

test('a swap lets go of the old source, and keeps captions, audio, quality, cap and rate', () => {
  const { engine, video } = setUp();
  engine.load(source());
  const tell = () => {
    FakeHls.last().parse(levels);
    FakeHls.last().findTracks([fakePlaylist(0, 'en', 'English')], [fakePlaylist(0, 'en', 'English'), fakePlaylist(1, 'es', 'Español')]);
  };
  tell();
  engine.setTextTrack('0');
  engine.setAudioTrack('1');
  engine.setQuality('720-2500000');
  engine.setQualityCap(720);
  engine.setRate(1.5);
  engine.swap(source('second'), 33);
  tell();
  expect(FakeHls.made[0]?.calls.at(-1)).toBe('destroy');
  expect(FakeHls.last().config['startPosition']).toBe(33);
  expect(FakeHls.last()).toMatchObject({ subtitleTrack: 0, audioTrack: 1, manualLevel: 1, autoLevelCapping: 1 });
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5]);
});

test('hls.js is left no way to change the rate', () => {
  const { engine, video } = setUp();
  engine.load(source('first', { live: true }));
  engine.setRate(1.25);
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.25, 1.25]);
  expect(FakeHls.last().config).not.toHaveProperty('maxLiveSyncPlaybackRate');
});

test('destroy empties the element, and may run twice', () => {
  const { engine, video } = setUp();
  engine.load(source());
  engine.destroy();
  engine.destroy();
  expect(video.hasAttribute('src')).toBe(false);
  expect(FakeHls.last().calls.filter((call) => call === 'destroy')).toHaveLength(1);
  expect([engine.textTracks(), engine.audioTracks(), engine.qualities(), engine.liveEdge()]).toEqual([[], [], [], undefined]);
});

test('two engines feed two elements: one going leaves the other alone', () => {
  const [one, other] = [setUp(), setUp()];
  one.engine.load(source());
  other.engine.load(source());
  FakeHls.made.forEach((hls) => hls.parse(levels));
  one.engine.setQuality('360-800000');
  one.engine.destroy();
  expect(other.video.hasAttribute('src')).toBe(true);
  expect(other.engine.quality().chosen).toBeNull();
});

/** Another class than the lean build's, with the same behaviour. */
class WholeFakeHls extends FakeHls {}
const whole = WholeFakeHls as unknown as HlsBuild;

/** A playlist comes in, as hls.js's own loader hands it over. */
function answerPlaylist(text: string): void {
  const { config } = FakeHls.last();
  class OwnLoader {
    stats = {};
    load(_context: unknown, _config: unknown, { onSuccess }: { onSuccess(response: unknown): void }) {
      onSuccess({ url: '', data: text });
    }
  }
  const PLoader = config['pLoader'] as new (config: unknown) => { load(...request: unknown[]): void };
  new PLoader({ loader: OwnLoader }).load({ url: 'https://media.test/main.m3u8' }, {}, { onSuccess: vi.fn() });
}

test('the lean build plays what it can, and the whole one is not fetched', async () => {
  const importWhole = vi.fn(async () => whole);
  const { engine } = setUp({ ...builds, importWhole });
  engine.load(source(), 12);
  answerPlaylist('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8');
  expect([importWhole.mock.calls.length, FakeHls.made.length]).toEqual([0, 1]);
});

test('a playlist beyond the lean build brings the whole one, at the same place, once', async () => {
  const importWhole = vi.fn(async () => whole);
  const { engine, listener } = setUp({ ...builds, importWhole });
  engine.load(source(), 12);
  answerPlaylist('#EXTM3U\n#EXT-X-DEFINE:NAME="a",VALUE="b"');
  answerPlaylist('#EXTM3U\n#EXT-X-CONTENT-STEERING:SERVER-URI="/s"');
  await vi.waitFor(() => expect(FakeHls.last()).toBeInstanceOf(WholeFakeHls));
  expect([importWhole.mock.calls.length, FakeHls.made.length, FakeHls.made[0]?.calls.at(-1)]).toEqual([1, 2, 'destroy']);
  expect(FakeHls.last().config['startPosition']).toBe(12);
  expect(listener.onRestart).toHaveBeenCalledOnce();
  expect(listener.onFailure).not.toHaveBeenCalled();
});

test.each([ErrorTypes.MEDIA_ERROR, ErrorTypes.KEY_SYSTEM_ERROR])('a %s under the lean build is tried with the whole one, whose failure is told', async (type) => {
  const { engine, listener } = setUp({ ...builds, importWhole: async () => whole });
  engine.load(source());
  FakeHls.last().trigger(Events.ERROR, { type, details: 'fragParsingError', fatal: true });
  await vi.waitFor(() => expect(FakeHls.last()).toBeInstanceOf(WholeFakeHls));
  expect(listener.onFailure).not.toHaveBeenCalled();
  FakeHls.last().trigger(Events.ERROR, { type, details: 'fragParsingError', fatal: true });
  expect(listener.onFailure).toHaveBeenCalledOnce();
});

test('a whole build that does not arrive is told, and fetched again when playback recovers', async () => {
  const importWhole = vi.fn(async () => whole).mockRejectedValueOnce(new Error('offline'));
  const { engine, listener } = setUp({ ...builds, importWhole });
  engine.load(source());
  answerPlaylist('#EXTM3U\n#EXT-X-DEFINE:NAME="a",VALUE="b"');
  await vi.waitFor(() => expect(listener.onFailure.mock.calls).toEqual([[{ kind: 'network', code: 'engineNotLoaded' }]]));
  expect(engine.recover({ kind: 'network', code: 'engineNotLoaded' })).toBe(true);
  await vi.waitFor(() => expect(FakeHls.last()).toBeInstanceOf(WholeFakeHls));
});

test('a build that arrives after the engine was let go starts nothing', async () => {
  let arrive = (_build: HlsBuild) => {};
  const { engine, listener } = setUp({ ...builds, importWhole: () => new Promise((resolve) => { arrive = resolve; }) });
  engine.load(source());
  answerPlaylist('#EXTM3U\n#EXT-X-DEFINE:NAME="a",VALUE="b"');
  engine.destroy();
  arrive(whole);
  await Promise.resolve();
  expect([FakeHls.made.length, listener.onRestart.mock.calls.length]).toEqual([1, 0]);
});
