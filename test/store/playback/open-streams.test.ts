// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerUrls } from '../../../src/contracts/playback/playback-details.ts';
import { guest } from '../../support/fake-context.ts';
import { disposePlayers, playerStage } from '../../support/player-stage.ts';
import { settled } from '../../support/settled.ts';

const urls = (token = 'first', facts: Partial<PlayerUrls> = {}): PlayerUrls => ({ hls: [{ url: `https://media.test/trailer.m3u8?${token}`, subtitles: [] }], dash: [], expiresAt: 0, live: false, ...facts });
const trailer = { kind: 'trailer', id: '1001' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('a trailer plays from its streams: the platform is asked for no title, and no progress is saved', async () => {
  const { player, media, context, playback } = playerStage();
  await player.openStreams(urls(), { content: trailer, autoplay: 'any', startAt: 5 });
  await settled();
  expect([player.status.value, player.content.value, player.item.value]).toEqual(['playing', trailer, undefined]);
  expect(playback.prefetched).toEqual([{ startAt: 5 }]);
  expect(playback.last().loads).toMatchObject([{ startAt: 5, source: { live: false } }]);
  for (let second = 5; second < 30; second += 1) media.advance(second);
  player.pause();
  // The languages that the profile prefers, once a page, for the choice of tracks.
  expect(context.calls.map(({ name }) => name)).toEqual(['readInit']);
});

test('a background video needs no name, starts silent, and loads nothing twice', async () => {
  const { player, media, playback } = playerStage();
  await player.openStreams(urls(), { autoplay: 'muted' });
  await settled();
  expect([player.content.value, player.muted.value, player.status.value, playback.engines.length]).toEqual([undefined, true, 'playing', 1]);
  expect(media.video.muted).toBe(true);
});

test.each([[false, 'playing'], [true, 'paused']])('a film that broke and begins anew goes on as the viewer left it; paused meanwhile: %s', async (pauses, status) => {
  const { player, media, playback } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  media.advance(20);
  media.video.dispatchEvent(new Event('error'));
  media.video.pause();
  expect(player.status.value).toBe('buffering');
  if (pauses) player.pause();
  media.takeSource(20);
  playback.last().listener.onRestart();
  await settled();
  media.arrive();
  await settled();
  expect([player.status.value, player.position.value]).toEqual([status, 20]);
});

test('progress is handed to the opener who asked for it', async () => {
  const { player, media } = playerStage();
  const saveProgress = vi.fn();
  await player.openStreams(urls(), { saveProgress });
  await player.play();
  for (let second = 1; second <= 10; second += 1) media.advance(second);
  expect(saveProgress.mock.calls).toEqual([[10, 60]]);
});

test('another viewer changes nothing for streams that were opened without the platform', async () => {
  const { player, context } = playerStage();
  await player.openStreams(urls(), { content: { kind: 'live', id: '42' }, autoplay: 'any' });
  await settled();
  context.viewer.value = guest;
  context.tell({ subject: 'entitlements', ids: ['gold'] });
  await settled();
  // What a viewer wishes to hear is asked for beside whatever plays.
  expect([player.status.value, context.calls.filter(({ name }) => name !== 'readInit')]).toEqual(['playing', []]);
});

test('streams that nothing here plays are named unplayable, and may be tried again', async () => {
  const { player } = playerStage();
  await player.openStreams(urls('first', { hls: [] }));
  expect(player.outcome.value).toMatchObject({ kind: 'unplayable', retryable: true });
  expect(player.status.value).toBe('start-failed');
});

test('an engine that does not arrive is a broken connection: its streams open by themselves as soon as it does', async () => {
  const { player, playback } = playerStage();
  const { open } = playback;
  playback.open = () => Promise.reject(new Error('offline'));
  await player.openStreams(urls(), { autoplay: 'any', startAt: 9 });
  expect(player.outcome.value).toMatchObject({ kind: 'unreachable', code: 'engine-not-loaded' });
  playback.open = open;
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.status.value, player.outcome.value]).toEqual(['playing', undefined]);
  expect(playback.last().loads).toMatchObject([{ startAt: 9 }]);
});

test('a tile’s cap reaches the engine before it loads, and outlives the title', async () => {
  const { player, playback } = playerStage();
  player.setQualityCap(360);
  await player.openStreams(urls());
  expect(playback.last().cap).toBe(360);
  await player.openStreams(urls('second'));
  expect(playback.engines.map((engine) => engine.cap)).toEqual([360, 360]);
});

test('streams that expire are fetched again by the opener who can', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { refresh: () => Promise.resolve({ urls: urls('second') }) });
  await player.play();
  media.advance(7);
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  await settled();
  expect(playback.last().swaps).toMatchObject([{ position: 7, source: { stream: { url: expect.stringContaining('second') } } }]);
});

test('an address that expires before the first picture is swapped for the place that was asked', async () => {
  const { player, playback, media } = playerStage();
  media.arrive = () => undefined;
  await player.openStreams(urls(), { startAt: 12, refresh: () => Promise.resolve({ urls: urls('second') }) });
  playback.last().listener.onFailure({ kind: 'expired', code: 'manifestLoadError', status: 403 });
  await settled();
  expect(playback.last().swaps).toMatchObject([{ position: 12 }]);
});

test('addresses that are swapped before the first picture keep the place that was asked, though the element says 0', async () => {
  const { player, playback, media } = playerStage();
  media.arrive = () => undefined;
  await player.openStreams(urls(), { startAt: 12, autoplay: 'muted', refresh: () => Promise.resolve({ urls: urls('second') }) });
  media.takeSource();
  Object.defineProperty(media.video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  media.video.dispatchEvent(new Event('loadedmetadata'));
  expect([player.metadata.value, player.position.value]).toEqual([true, 0]);
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  await settled();
  expect(playback.last().swaps).toMatchObject([{ position: 12 }]);
});

test('a film that starts by itself still does when its engine empties the element before anything is known of it', async () => {
  const { player, playback, media } = playerStage();
  const { arrive } = media;
  media.arrive = () => undefined;
  await player.openStreams(urls(), { startAt: 12, autoplay: 'muted' });
  media.takeSource();
  await settled();
  media.empty();
  media.video.dispatchEvent(new Event('durationchange'));
  await settled();
  expect([player.paused.value, media.video.paused]).toEqual([false, true]);
  playback.last().listener.onFailure({ kind: 'media', code: 'dash-3' });
  await vi.advanceTimersByTimeAsync(500);
  arrive();
  expect([player.status.value, media.video.paused]).toEqual(['playing', false]);
});

test('a start that shows no picture is a stall too: it begins anew where it was asked to', async () => {
  const { player, playback, media } = playerStage();
  media.arrive = () => undefined;
  Object.defineProperty(media.video, 'seekable', { value: { length: 0 } });
  await player.openStreams(urls(), { startAt: 12, autoplay: 'muted' });
  media.takeSource();
  await vi.advanceTimersByTimeAsync(5000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(15_500);
  expect(playback.last().recoveries).toEqual([{ kind: 'stall', code: 'stalled' }]);
});

test('streams that expire and cannot be fetched again end with a code', async () => {
  const { player, playback } = playerStage();
  await player.openStreams(urls());
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  await settled();
  expect(player.failure.value).toMatchObject({ kind: 'expired', code: 'fragLoadError' });
  expect(player.status.value).toBe('start-failed');
});

test('a media error is recovered by the engine at the same place, and what played plays on', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  media.advance(20);
  playback.last().listener.onFailure({ kind: 'media', code: 'bufferAppendError' });
  await vi.advanceTimersByTimeAsync(500);
  expect(playback.last().recoveries).toHaveLength(1);
  expect([player.status.value, player.position.value]).toEqual(['buffering', 20]);
  media.arrive();
  expect([player.status.value, player.paused.value, player.position.value, media.video.paused]).toEqual(['playing', false, 20, false]);
});

test('an engine that empties the element before it reports why leaves the place and the viewer’s wish to play', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  media.advance(20);
  media.empty();
  await settled();
  expect([player.status.value, player.position.value, player.paused.value]).toEqual(['buffering', 20, false]);
  for (let times = 0; times < 4; times += 1) {
    playback.last().listener.onFailure({ kind: 'media', code: 'dash-3' });
    await vi.advanceTimersByTimeAsync(500);
  }
  await player.retry();
  expect(playback.last().loads[0]?.startAt).toBe(20);
});

test('a paused player recovers paused', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  player.pause();
  playback.last().listener.onFailure({ kind: 'media', code: 'bufferAppendError' });
  await vi.advanceTimersByTimeAsync(500);
  media.arrive();
  expect([player.status.value, media.video.paused]).toEqual(['paused', true]);
});

test('a viewer who pauses while the player recovers finds it paused', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  playback.last().listener.onFailure({ kind: 'media', code: 'bufferAppendError' });
  await vi.advanceTimersByTimeAsync(500);
  player.pause();
  expect(player.paused.value).toBe(true);
  media.arrive();
  expect([player.status.value, media.video.paused]).toEqual(['paused', true]);
});

test('where the browser refuses to play on after a recovery, a button is shown', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  media.refuseEverything = true;
  playback.last().listener.onFailure({ kind: 'media', code: 'bufferAppendError' });
  await vi.advanceTimersByTimeAsync(500);
  expect(player.playbackBlocked.value).toEqual({ muted: false });
});

test('a network error that the engine can mend empties nothing: what is buffered plays on', async () => {
  const { player, playback } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  playback.last().listener.onFailure({ kind: 'network', code: 'fragLoadError' });
  await vi.advanceTimersByTimeAsync(500);
  expect(playback.last().recoveries).toHaveLength(1);
  expect(player.status.value).toBe('playing');
});

test('a broken connection is tried again step by step; then the viewer is told, and a retry finds the place', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { refresh: () => Promise.resolve({ urls: urls('second') }) });
  await player.play();
  media.advance(20);
  const engine = playback.last();
  const fail = async () => {
    engine.listener.onFailure({ kind: 'network', code: 'fragLoadError' });
    await vi.advanceTimersByTimeAsync(4000);
  };
  await fail();
  expect(engine.recoveries).toHaveLength(1);
  await fail();
  await fail();
  expect(engine.swaps).toHaveLength(2);
  expect(player.failure.value).toBeUndefined();
  engine.listener.onFailure({ kind: 'network', code: 'fragLoadError' });
  await settled();
  expect(player.status.value).toBe('error');
  expect(player.failure.value).toMatchObject({ code: 'fragLoadError' });
  expect(engine.destroyed).toBe(1);
  await player.retry();
  expect(player.failure.value).toBeUndefined();
  expect(playback.last().loads[0]?.startAt).toBe(20);
});

test('what stalled while the browser was offline is asked for as soon as it is online', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls(), { autoplay: 'any' });
  await settled();
  window.dispatchEvent(new Event('online'));
  expect(playback.last().recoveries).toEqual([]);
  await vi.dynamicImportSettled();
  media.video.dispatchEvent(new Event('waiting'));
  window.dispatchEvent(new Event('online'));
  expect(playback.last().recoveries).toMatchObject([{ kind: 'network' }]);
});

test('a live stream is opened again at its edge', async () => {
  const { player, playback, media } = playerStage();
  await player.openStreams(urls('first', { live: true }));
  await player.play();
  media.advance(20);
  playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
  await player.retry();
  expect(playback.last().loads).toMatchObject([{ startAt: 0, source: { live: true } }]);
});
