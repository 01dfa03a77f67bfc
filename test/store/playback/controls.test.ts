// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createPlayer } from '../../../src/store/playback/player.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback, fakeQualities } from '../../support/fake-media.ts';
import { disposePlayers, playerStage, untilStatus } from '../../support/player-stage.ts';
import { openHouse, streamAnswer } from '../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;

async function opened(...options: Parameters<typeof playerStage>) {
  const stage = playerStage(...options);
  await stage.player.open(film);
  return stage;
}

afterEach(() => {
  disposePlayers();
  vi.unstubAllGlobals();
});

test('seek answers after the media has moved, and stays inside the title', async () => {
  const { player, media } = await opened();
  await player.seek(30);
  expect(player.position.value).toBe(30);
  await player.seekBy(-10);
  expect(player.position.value).toBe(20);
  await player.seek(500);
  expect(media.video.currentTime).toBe(60);
  await player.seek(-5);
  expect(media.video.currentTime).toBe(0);
});

test('a seek is over when its source goes', async () => {
  const { player } = await opened();
  const sought = player.seek(30);
  player.dispose();
  await expect(sought).resolves.toBeUndefined();
});

test('a live title is sought on its own scale, and to its edge', async () => {
  const { player, media, playback } = playerStage({ answers: { readLivePlayback: openHouse()['readVodPlayback'], readPlayerUrls: streamAnswer('live', { live: true }) } });
  Object.defineProperty(media.video, 'seekable', { value: { length: 1, start: () => 100, end: () => 160 } });
  await player.open({ kind: 'live', id: '42' });
  await player.seek(20);
  expect([media.video.currentTime, player.position.value, player.windowSeconds.value, player.duration.value]).toEqual([120, 20, 60, undefined]);
  await player.seek(500);
  expect(media.video.currentTime).toBe(160);
  await player.seekToLive();
  expect(media.video.currentTime).toBe(160);
  playback.last().liveEdge = () => 148;
  await player.seekToLive();
  expect([media.video.currentTime, player.behindLive.value]).toEqual([148, 0]);
});

test.each([
  [120, [[0, 12], [1, 12], [12, 12], [20, 20]]],
  [24, [[0, 6], [6, 6], [10, 10]]],
  [0, [[5, 0]]],
])('in a live window of %d s a seek stays behind its beginning, which moves on', async (length, rows) => {
  const { player, media } = playerStage({ answers: { readLivePlayback: openHouse()['readVodPlayback'], readPlayerUrls: streamAnswer('live', { live: true }) } });
  Object.defineProperty(media.video, 'seekable', { value: { length: 1, start: () => 100, end: () => 100 + length } });
  await player.open({ kind: 'live', id: '42' });
  for (const [to, second] of rows) {
    await player.seek(to!);
    expect([to, media.video.currentTime]).toEqual([to, 100 + second!]);
  }
});

test('a seek while an engine begins anew is kept for its first picture: the last one counts', async () => {
  const { player, media } = await opened();
  media.arrive();
  media.takeSource(20);
  await vi.waitFor(() => expect(player.status.value).toBe('buffering'));
  const seeks = [player.seek(40), player.seek(50)];
  expect([player.position.value, media.video.currentTime]).toEqual([50, 0]);
  media.arrive();
  await Promise.all(seeks);
  expect([player.position.value, media.video.currentTime]).toEqual([50, 50]);
});

test('a seek that waits for an engine which gives up leaves the empty element alone, and the next opening goes there', async () => {
  const { player, media, playback } = await opened();
  media.arrive();
  media.takeSource(20);
  await vi.waitFor(() => expect(player.status.value).toBe('buffering'));
  const seek = player.seek(50);
  const set = vi.fn();
  const place = Object.getOwnPropertyDescriptor(media.video, 'currentTime')!;
  Object.defineProperty(media.video, 'currentTime', { ...place, set });
  playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemNoLicense' });
  await seek;
  expect(set).not.toHaveBeenCalled();
  Object.defineProperty(media.video, 'currentTime', place);
  await player.retry();
  expect(playback.last().loads[0]?.startAt).toBe(50);
});

test('what is set is known before the media tells it, a pause too', async () => {
  const { player, media } = await opened();
  await player.play();
  media.video.pause = () => { Object.defineProperty(media.video, 'paused', { value: true }); };
  player.pause();
  expect(player.paused.value).toBe(true);
  media.deaf = true;
  player.setVolume(30);
  player.setMuted(true);
  player.setRate(1.5);
  expect([player.volumePercent.value, player.muted.value, player.rate.value]).toEqual([30, true, 1.5]);
});

test('volume is 0 to 100, outlives a title, and unmuting at zero is audible', async () => {
  const { player } = playerStage();
  expect(player.volumePercent.value).toBe(100);
  player.setVolume(40);
  await player.open(film);
  expect(player.volumePercent.value).toBe(40);
  player.volumeBy(5);
  expect(player.volumePercent.value).toBe(45);
  player.setVolume(0);
  player.setMuted(true);
  player.setMuted(false);
  expect(player.volumePercent.value).toBe(100);
  player.setVolume(180);
  expect(player.volumePercent.value).toBe(100);
});

test('the next player of the page starts with the volume that was chosen last', async () => {
  const first = playerStage();
  await first.player.open(film);
  first.player.setVolume(30);
  first.player.setMuted(true);
  first.detach();
  const media = fakeMedia();
  const playback = fakePlayback(() => media.arrive());
  const next = createPlayer(first.context, playback);
  next.attach(media.video, document.body);
  await next.open({ kind: 'vod', id: '1002' });
  expect([next.volumePercent.value, next.muted.value]).toEqual([30, true]);
  next.dispose();
  const elsewhere = playerStage();
  expect([elsewhere.player.volumePercent.value, elsewhere.player.muted.value]).toEqual([100, false]);
});

test('a player that had to start without sound leaves the next one its sound', async () => {
  const first = playerStage();
  first.media.refuseSound = true;
  await first.player.open(film, { autoplay: 'any' });
  await untilStatus(first.player, 'playing');
  expect(first.player.muted.value).toBe(true);
  const media = fakeMedia();
  const next = createPlayer(first.context, fakePlayback());
  next.attach(media.video, document.body);
  expect(next.muted.value).toBe(false);
  next.dispose();
});

test('an audio track is chosen by id', async () => {
  const { player } = await opened();
  player.setAudioTrack('1');
  expect(player.audioTracks.value.map((track) => [track.language, track.active])).toEqual([['en', false], ['es', true]]);
});

test('a quality is chosen by id, and is automatic again with null and with the next title', async () => {
  const { player, playback } = await opened();
  const [low, high] = fakeQualities;
  expect([player.qualities.value, player.quality.value]).toEqual([fakeQualities, { playing: low, chosen: null }]);
  player.setQuality(high!.id);
  expect(player.quality.value).toEqual({ playing: high, chosen: high!.id });
  player.setQuality(null);
  expect(player.quality.value.chosen).toBeNull();
  player.setQuality(high!.id);
  await player.open({ kind: 'vod', id: '1002' });
  expect([player.quality.value.chosen, playback.last().chosenQuality]).toEqual([null, null]);
});

test('a cap reaches the engine that plays', async () => {
  const { player, playback } = await opened();
  player.setQualityCap(360);
  expect(playback.last().cap).toBe(360);
  player.setQualityCap(undefined);
  expect(playback.last().cap).toBeUndefined();
});

test('a closed title leaves no qualities behind', async () => {
  const { player, context } = await opened();
  context.answers = openHouse({ accessLevel: 'DENIED' });
  await player.open({ kind: 'vod', id: '1002' });
  expect([player.qualities.value, player.quality.value, player.audioTracks.value]).toEqual([[], { playing: undefined, chosen: null }, []]);
});

test.each([[1.5, 1.5], [9, 2], [0, 0.25]])('a rate of %d plays at %d', async (asked, rate) => {
  const { player, media, playback } = await opened();
  player.setRate(asked);
  expect([player.rate.value, media.video.playbackRate, playback.last().rates]).toEqual([rate, rate, [rate]]);
});

test('a rate is kept through a swap and a retry, and is 1 again with other content', async () => {
  const { player, media, playback } = await opened();
  await player.play();
  player.setRate(1.5);
  playback.last().swap({ stream: { url: 'second', subtitles: [] }, live: false }, 10);
  media.arrive();
  expect([player.rate.value, media.video.playbackRate]).toEqual([1.5, 1.5]);
  await player.retry();
  expect([player.rate.value, media.video.playbackRate]).toEqual([1.5, 1.5]);
  await player.open({ kind: 'vod', id: '1002' });
  expect([player.rate.value, media.video.playbackRate]).toEqual([1, 1]);
});

test('a rate that is set before the first title holds for it', async () => {
  const { player, media } = playerStage();
  player.setRate(0.5);
  await player.open(film);
  expect([player.rate.value, media.video.playbackRate]).toEqual([0.5, 0.5]);
});

test('a catch-up with the live edge is not taken for a chosen rate', async () => {
  const { player, media } = await opened();
  media.video.playbackRate = 1.04;
  expect(player.rate.value).toBe(1);
});

test('fullscreen is the host element, on iPhones the video alone, and told by the document', async () => {
  const { player, media } = await opened();
  await player.toggleFullscreen();
  const enter = vi.fn();
  Object.assign(media.video, { webkitEnterFullscreen: enter });
  await player.toggleFullscreen();
  expect(enter).toHaveBeenCalledOnce();
  const request = vi.fn(async () => undefined);
  const exit = vi.fn(async () => undefined);
  Object.assign(document.body, { requestFullscreen: request });
  Object.assign(document, { exitFullscreen: exit });
  await player.toggleFullscreen();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(player.fullscreen.value).toBe(true);
  await player.toggleFullscreen();
  expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document.body, 'requestFullscreen');
});

test('a player without an element takes commands and does nothing', async () => {
  const player = createPlayer(fakeContext(), fakePlayback());
  player.pause();
  player.setVolume(10);
  player.volumeBy(5);
  player.setMuted(true);
  player.setRate(2);
  player.setQuality(null);
  player.setAudioTrack('1');
  player.setTextTrack(null);
  await Promise.all([player.seek(1), player.seekBy(1), player.seekToLive(), player.toggleFullscreen()]);
  expect([player.status.value, player.volumePercent.value, player.rate.value]).toEqual(['idle', 100, 1]);
  player.dispose();
});
