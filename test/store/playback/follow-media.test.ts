// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followMedia } from '../../../src/store/playback/follow-media.ts';
import { createInternals } from '../../../src/store/playback/player-internals.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';

/** A followed element with an engine that arrives, as a player sees it. */
async function setUp({ live = false, edge }: { live?: boolean; edge?: number } = {}) {
  const media = fakeMedia();
  const playback = fakePlayback();
  const player = createInternals(fakeContext(), playback);
  const engine = await playback.open(media.video, { hls: [], dash: [], expiresAt: 0, live }, { onTracks() {}, onQuality() {}, onRestart() {}, onFailure() {} });
  engine.liveEdge = () => edge;
  player.engine.value = engine;
  player.state.phase.value = 'open';
  player.state.live.value = live;
  const stop = followMedia(player, { video: media.video, host: document.body });
  const tell = (name: string) => void media.video.dispatchEvent(new Event(name));
  return { media, player, state: player.state, stop, tell };
}

test('a film goes from loading to ready, playing, paused and ended as its element does', async () => {
  const { media, state } = await setUp();
  const seen = [state.status.value];
  const see = () => seen.push(state.status.value);
  media.arrive(60);
  see();
  await media.video.play();
  see();
  media.advance(12);
  expect([state.position.value, state.duration.value, state.buffered.value]).toEqual([12, 60, [{ start: 0, end: 60 }]]);
  media.video.pause();
  see();
  media.end();
  see();
  expect(seen).toEqual(['loading', 'ready', 'playing', 'paused', 'ended']);
});

test('an element that an engine emptied keeps its place and goes on playing, whatever is told first and however often it is emptied', async () => {
  const { media, state, tell } = await setUp();
  media.arrive(60);
  await media.video.play();
  media.advance(20);
  media.empty();
  tell('timeupdate');
  expect([state.position.value, state.paused.value, state.status.value]).toEqual([20, false, 'buffering']);
  // A start that was asked for is told after the element was emptied again.
  tell('play');
  expect([state.position.value, state.paused.value]).toEqual([20, false]);
  tell('pause');
  expect(state.paused.value).toBe(true);
});

test.each([
  ['canplay', HTMLMediaElement.HAVE_NOTHING], ['playing', HTMLMediaElement.HAVE_NOTHING], ['canplay', HTMLMediaElement.HAVE_METADATA], ['playing', HTMLMediaElement.HAVE_METADATA],
])('a late %s of an element that was emptied meanwhile, and is at readyState %i again, leaves the place where it was', async (late, readyState) => {
  const { media, state, tell } = await setUp();
  media.arrive(60);
  await media.video.play();
  media.advance(20);
  media.empty();
  // An element that knows its new length has told that it was emptied.
  if (readyState > HTMLMediaElement.HAVE_NOTHING) tell('emptied');
  Object.defineProperty(media.video, 'readyState', { configurable: true, value: readyState });
  tell(late);
  expect([state.position.value, state.paused.value, state.status.value]).toEqual([20, false, 'buffering']);
});

test.each(['canplay', 'playing'])('a late %s of an element that broke meanwhile, which the browser paused, leaves it playing for the viewer', async (late) => {
  const { media, state, tell } = await setUp();
  media.arrive(60);
  await media.video.play();
  media.advance(20);
  media.empty();
  Object.defineProperties(media.video, {
    readyState: { configurable: true, value: HTMLMediaElement.HAVE_ENOUGH_DATA }, paused: { configurable: true, value: true }, error: { configurable: true, value: { code: 3 } },
  });
  tell(late);
  expect([state.position.value, state.paused.value, state.status.value]).toEqual([20, false, 'buffering']);
});

test('an element that the browser pauses because it broke is not paused for the viewer', async () => {
  const { media, state, tell } = await setUp();
  media.arrive(60);
  await media.video.play();
  Object.defineProperty(media.video, 'currentTime', { configurable: true, value: 12.8 });
  tell('error');
  media.video.pause();
  expect([state.paused.value, state.status.value, state.position.value]).toEqual([false, 'buffering', 12.8]);
  media.empty();
  await Promise.resolve();
  tell('pause');
  expect(state.paused.value).toBe(true);
});

test('an element that waits for bytes is buffering until it can play', async () => {
  const { media, state, tell } = await setUp();
  media.arrive();
  await media.video.play();
  tell('waiting');
  expect(state.status.value).toBe('buffering');
  tell('canplay');
  expect(state.status.value).toBe('playing');
});

test('an element that is to play before it has bytes is buffering', async () => {
  const { media, state } = await setUp();
  void media.video.play();
  expect(state.status.value).toBe('buffering');
  media.arrive();
  expect(state.status.value).toBe('playing');
});

test('a seek shows until the element has moved', async () => {
  const { media, state } = await setUp();
  media.arrive();
  media.video.currentTime = 30;
  expect([state.status.value, state.position.value]).toEqual(['seeking', 30]);
  await Promise.resolve();
  expect(state.status.value).toBe('ready');
});

test('a seek that was over before it was told shows until its end is told', async () => {
  const { media, state, tell } = await setUp();
  media.arrive();
  tell('seeking');
  expect([media.video.seeking, state.status.value]).toEqual([false, 'seeking']);
  tell('seeked');
  expect(state.status.value).toBe('ready');
});

test('volume, mute and rate are read with and without a source', async () => {
  const { media, state, player } = await setUp();
  player.engine.value = undefined;
  media.video.volume = 0.4;
  media.video.muted = true;
  media.video.defaultPlaybackRate = 1.5;
  expect([state.volumePercent.value, state.muted.value, state.rate.value]).toEqual([40, true, 1.5]);
});

test('an element without an engine says nothing about what was shown', async () => {
  const { media, state, player } = await setUp();
  media.arrive();
  media.advance(20);
  player.engine.value = undefined;
  media.empty();
  await Promise.resolve();
  expect([state.position.value, state.duration.value]).toEqual([20, 60]);
});

test('while a source is swapped the place stays, and the viewer’s pause counts', async () => {
  const { media, state } = await setUp();
  media.arrive();
  await media.video.play();
  media.advance(20);
  state.swapping.value = true;
  media.takeSource(20);
  await Promise.resolve();
  expect([state.status.value, state.position.value, state.paused.value]).toEqual(['buffering', 20, false]);
  void media.video.play().catch(() => undefined);
  media.video.pause();
  expect(state.paused.value).toBe(true);
  media.arrive();
  expect([state.swapping.value, state.status.value, state.position.value]).toEqual([false, 'paused', 20]);
});

test.each([
  ['close to the edge', 158, 0],
  ['a segment behind it, as after a slow start', 155, 0],
  ['behind it', 140, 20],
])('a live title %s: its scale is what can be rewound to', async (_case, currentTime, behind) => {
  const { media, state } = await setUp({ live: true, edge: 160 });
  Object.defineProperty(media.video, 'seekable', { value: { length: 1, start: () => 100, end: () => 172 } });
  media.arrive(Infinity);
  media.advance(currentTime);
  expect([state.position.value, state.windowSeconds.value, state.behindLive.value, state.duration.value]).toEqual([currentTime - 100, 72, behind, undefined]);
});

test('a live title whose window is not known yet begins at 0', async () => {
  const { media, state } = await setUp({ live: true });
  Object.defineProperty(media.video, 'seekable', { value: { length: 0 } });
  media.arrive(Infinity);
  expect([state.position.value, state.windowSeconds.value, state.behindLive.value]).toEqual([0, 0, 0]);
});

test('an element that is left is not followed any more', async () => {
  const { media, state, stop } = await setUp();
  stop();
  media.arrive();
  media.video.volume = 0.1;
  document.dispatchEvent(new Event('fullscreenchange'));
  expect([state.metadata.value, state.volumePercent.value]).toEqual([false, 100]);
});
