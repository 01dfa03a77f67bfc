// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineSource } from '../../../src/playback/engine.ts';
import { createNativeEngine } from '../../../src/playback/native/native-engine.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { FakeTextTrack, FakeTrackList, fakeTextTracks } from '../../support/fake-track-lists.ts';

const source = (token = 'first', live = false): EngineSource => ({ stream: { url: `https://media.test/main.m3u8?${token}`, subtitles: [] }, live });
const audio = (id: string, language: string, enabled: boolean) => ({ id, language, label: language.toUpperCase(), enabled });

function setUp({ withAudioTracks = true } = {}) {
  const { video } = fakeMedia();
  const textTracks = fakeTextTracks(video);
  const audioTracks = new FakeTrackList<ReturnType<typeof audio>>();
  Object.defineProperty(video, 'audioTracks', { value: withAudioTracks ? audioTracks : undefined });
  const listener = { onTracks: vi.fn(), onQuality: vi.fn(), onRestart: vi.fn(), onFailure: vi.fn() };
  return { video, textTracks, audioTracks, listener, engine: createNativeEngine(video, listener) };
}

beforeEach(() => vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['from the beginning', source(), undefined, 'https://media.test/main.m3u8?first'],
  ['where the viewer stopped', source(), 25, 'https://media.test/main.m3u8?first#t=25'],
  ['where live is, whatever was asked', source('first', true), 25, 'https://media.test/main.m3u8?first'],
])('a stream starts %s', (_case, stream, startAt, src) => {
  const { engine, video } = setUp();
  engine.load(stream, startAt);
  expect(video.src).toBe(src);
});

test('renewed streams leave what plays as it is', () => {
  const { engine, video } = setUp();
  engine.load(source());
  engine.renew(source('second'));
  expect(video.src).toBe('https://media.test/main.m3u8?first');
});

test.each([[2, 'network'], [3, 'media'], [undefined, 'media']])('media error %s is a failure of kind %s', (code, kind) => {
  const { engine, video, listener } = setUp();
  engine.load(source());
  Object.defineProperty(video, 'error', { value: code && { code } });
  video.dispatchEvent(new Event('error'));
  expect(listener.onFailure.mock.calls).toEqual([[{ kind, code: `media-${code ?? 0}` }]]);
  expect(engine.recover({ kind: 'network', code: '' })).toBe(false);
});

test('captions are the browser’s own tracks, hidden, because we draw them', () => {
  const { engine, textTracks, listener } = setUp();
  engine.load(source());
  textTracks.add(new FakeTextTrack('subtitles', 'en', 'English'), new FakeTextTrack('metadata'), new FakeTextTrack('captions', 'ar', 'العربية'));
  expect(listener.onTracks).toHaveBeenCalledTimes(3);
  engine.setTextTrack('1');
  expect(engine.textTracks()).toEqual([{ id: '0', language: 'en', label: 'English', active: false }, { id: '1', language: 'ar', label: 'العربية', kind: 'captions', active: true }]);
  expect(engine.captionTrack()).toBe(textTracks[2]);
  expect(textTracks[2]?.mode).toBe('hidden');
  engine.setTextTrack(null);
  expect(engine.captionTrack()).toBeUndefined();
});

test('an audio track of the browser is chosen alone; an unknown one changes nothing', () => {
  const { engine, audioTracks, listener } = setUp();
  engine.load(source());
  audioTracks.add(audio('a', 'en', true), audio('', 'es', false));
  expect(engine.audioTracks()).toEqual([{ id: 'a', language: 'en', label: 'EN', active: true }, { id: '1', language: 'es', label: 'ES', active: false }]);
  engine.setAudioTrack('1');
  expect([...audioTracks].map(({ enabled }) => enabled)).toEqual([false, true]);
  engine.setAudioTrack('9');
  expect([...audioTracks].map(({ enabled }) => enabled)).toEqual([false, true]);
  listener.onTracks.mockClear();
  audioTracks.dispatchEvent(new Event('change'));
  expect(listener.onTracks).toHaveBeenCalledOnce();
});

test('a browser without audio tracks offers none', () => {
  const { engine } = setUp({ withAudioTracks: false });
  engine.load(source());
  engine.setAudioTrack('0');
  expect(engine.audioTracks()).toEqual([]);
});

test('the browser chooses the quality alone: no list, and what plays is read from the picture', () => {
  const { engine, video, listener } = setUp();
  engine.load(source());
  expect(engine.quality()).toEqual({ playing: undefined, chosen: null });
  Object.defineProperties(video, { videoWidth: { value: 1280 }, videoHeight: { value: 720 } });
  video.dispatchEvent(new Event('resize'));
  expect(listener.onQuality).toHaveBeenCalledOnce();
  engine.setQuality('720');
  engine.setQualityCap(360);
  expect([engine.qualities(), engine.quality()]).toEqual([[], { playing: { id: '', width: 1280, height: 720 }, chosen: null }]);
});

test('a swap keeps captions, audio and rate, and follows the element once', () => {
  const { engine, video, textTracks, audioTracks, listener } = setUp();
  engine.load(source());
  textTracks.add(new FakeTextTrack('subtitles', 'en'));
  audioTracks.add(audio('a', 'en', true), audio('b', 'es', false));
  engine.setTextTrack('0');
  engine.setAudioTrack('b');
  engine.setRate(0.5);
  engine.swap(source('second'), 33);
  expect(video.src).toBe('https://media.test/main.m3u8?second#t=33');
  textTracks[0]!.mode = 'disabled';
  Object.assign(audioTracks[0]!, { enabled: true });
  video.dispatchEvent(new Event('loadedmetadata'));
  expect([textTracks[0]?.mode, audioTracks[0]?.enabled, video.defaultPlaybackRate]).toEqual(['hidden', false, 0.5]);
  video.dispatchEvent(new Event('error'));
  expect(listener.onFailure).toHaveBeenCalledOnce();
});

test('destroy empties the element, follows nothing any more, and may run twice', () => {
  const { engine, video, textTracks, listener } = setUp();
  engine.destroy();
  engine.load(source());
  engine.destroy();
  engine.destroy();
  expect(video.hasAttribute('src')).toBe(false);
  video.dispatchEvent(new Event('error'));
  textTracks.add(new FakeTextTrack('subtitles', 'en'));
  expect([listener.onFailure.mock.calls, listener.onTracks.mock.calls]).toEqual([[], []]);
  engine.load(source('again'));
  expect(video.src).toContain('again');
});

test.each([
  ['a stream with dates', new Date(10_000), 15_000],
  ['a stream without dates', new Date(Number.NaN), undefined],
])('%s says when the picture on screen was made, or nothing', (_stream, startDate, shown) => {
  const { engine, video } = setUp();
  engine.load(source('first', true));
  expect(engine.dateShown()).toBeUndefined();
  Object.assign(video, { getStartDate: () => startDate });
  video.currentTime = 5;
  expect(engine.dateShown()).toBe(shown);
});

test('live viewing belongs at the end of what can be reached; a film has no such place', () => {
  const { engine, video } = setUp();
  Object.defineProperty(video, 'seekable', { configurable: true, value: { length: 1, end: () => 90 } });
  engine.load(source());
  expect(engine.liveEdge()).toBeUndefined();
  engine.load(source('first', true));
  expect(engine.liveEdge()).toBe(90);
  Object.defineProperty(video, 'seekable', { value: { length: 0 } });
  expect(engine.liveEdge()).toBeUndefined();
});

test('a choice in the browser’s own menu is ours as well, and tracks say what they are', () => {
  const { engine, textTracks, audioTracks } = setUp();
  engine.load(source());
  textTracks.add(new FakeTextTrack('subtitles', 'en', 'English'), new FakeTextTrack('forced' as TextTrackKind, 'en'));
  audioTracks.add({ ...audio('a', 'en', true), kind: 'main-desc' } as never, { ...audio('b', 'en', false), kind: 'commentary' } as never);
  expect(engine.textTracks().map(({ kind }) => kind)).toEqual([undefined, 'forced']);
  expect(engine.audioTracks().map(({ role }) => role)).toEqual(['description', 'commentary']);
  textTracks[0]!.mode = 'showing';
  textTracks.dispatchEvent(new Event('change'));
  expect(engine.captionTrack()).toBe(textTracks[0]);
  textTracks[0]!.mode = 'disabled';
  textTracks.dispatchEvent(new Event('change'));
  expect(engine.captionTrack()).toBeUndefined();
});
