// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followProgress } from '../../../src/store/playback/save-progress.ts';
import { guest, refusal } from '../../support/fake-context.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { disposePlayers, playerStage } from '../../support/player-stage.ts';
import { openHouse } from '../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;

async function watching(options: Parameters<typeof playerStage>[0] = {}) {
  const stage = playerStage(options);
  await stage.player.open(film);
  await stage.player.play();
  const watch = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) stage.media.advance(second);
  };
  return { ...stage, watch, saved: () => stage.context.inputsOf('saveWatchProgress') };
}

afterEach(disposePlayers);

test('every ten seconds watched are saved', async () => {
  const { watch, saved } = await watching();
  watch(1, 9);
  expect(saved()).toEqual([]);
  watch(10, 21);
  expect(saved()).toEqual([{ id: '1001', position: 10, duration: 60 }, { id: '1001', position: 20, duration: 60 }]);
});

test('a jump is not watching', async () => {
  const { media, watch, saved } = await watching();
  watch(1, 5);
  media.video.currentTime = 40;
  await Promise.resolve();
  watch(41, 44);
  expect(saved()).toEqual([]);
});

test('a busy page that reports seldom has watched all the same, up to the moment it is left', async () => {
  const { media, saved } = await watching();
  media.video.currentTime = 25;
  await Promise.resolve();
  media.advance(28);
  Object.defineProperty(media.video, 'currentTime', { configurable: true, value: 29 });
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual([{ id: '1001', position: 29, duration: 60 }]);
});

type Watching = Awaited<ReturnType<typeof watching>>;
test.each([
  ['a pause', ({ player }: Watching) => player.pause()],
  ['leaving the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the element going away', ({ detach }: Watching) => detach()],
  ['a failure', ({ playback }: Watching) => playback.last().listener.onFailure({ kind: 'drm', code: 'x' })],
  ['another title', ({ player }: Watching) => void player.open({ kind: 'vod', id: '1002' })],
])('%s saves what was watched, once, for the title that was watched', async (_case, leave) => {
  const stage = await watching();
  stage.watch(1, 5);
  leave(stage);
  leave(stage);
  expect(stage.saved()).toEqual([{ id: '1001', position: 5, duration: 60 }]);
});

test('an element that is emptied under way loses nothing that was watched', async () => {
  const { media, watch, saved, detach } = await watching();
  watch(1, 5);
  media.takeSource(5);
  await Promise.resolve();
  media.arrive();
  watch(6, 8);
  detach();
  expect(saved()).toEqual([{ id: '1001', position: 8, duration: 60 }]);
});

test('a guest’s progress is not saved', async () => {
  const { watch, player, saved } = await watching({ viewer: guest });
  watch(1, 30);
  player.pause();
  expect(saved()).toEqual([]);
});

test('a live title has no progress', async () => {
  const { player, media, context } = playerStage({ answers: { ...openHouse(), readLivePlayback: openHouse()['readVodPlayback'] } });
  await player.open({ kind: 'live', id: '42' });
  await player.play();
  for (let second = 1; second <= 30; second += 1) media.advance(second);
  expect(context.inputsOf('saveWatchProgress')).toEqual([]);
});

test('a failed save is ignored, and the next one is made', async () => {
  const { watch, player, saved } = await watching({ answers: { ...openHouse(), saveWatchProgress: () => { throw refusal('saveWatchProgress', 500); } } });
  watch(1, 20);
  expect(saved()).toHaveLength(2);
  expect(player.status.value).toBe('playing');
});

test('without a known length nothing is saved', () => {
  const media = fakeMedia();
  const save = vi.fn();
  const stop = followProgress(media.video, save);
  media.arrive(Infinity);
  for (let second = 1; second <= 30; second += 1) media.advance(second);
  stop();
  stop();
  expect(save).not.toHaveBeenCalled();
});
