// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { groupPlayer } from '../../../../src/store/playback/multi-view/group-player.ts';
import { createPlayer } from '../../../../src/store/playback/player.ts';
import { refusal } from '../../../support/fake-context.ts';
import { angles, disposeMultiViews, multiViewStage } from './multi-view-stage.ts';
import { settled } from '../../../support/settled.ts';

afterEach(disposeMultiViews);

async function grouped(...given: Parameters<typeof multiViewStage>) {
  const stage = await multiViewStage(...given);
  return { ...stage, group: groupPlayer(stage.multi, createPlayer(stage.context, stage.playback)) };
}

test('all angles play, pause, move and change their rate together', async () => {
  const { group, medias } = await grouped();
  await group.play();
  expect(group.status.value).toBe('playing');
  expect([...medias.values()].map(({ video }) => video.paused)).toEqual([false, false, false, false]);
  await group.seek(30);
  await settled();
  expect([...medias.values()].map(({ video }) => Math.round(video.currentTime))).toEqual([30, 30, 30, 30]);
  expect(group.position.value).toBe(30);
  group.setRate(2);
  expect([...medias.values()].map(({ video }) => video.defaultPlaybackRate)).toEqual([2, 2, 2, 2]);
  group.pause();
  expect([...medias.values()].map(({ video }) => video.paused)).toEqual([true, true, true, true]);
});

test('the sound is that of the angle that is heard', async () => {
  const { group, multi } = await grouped();
  multi.setAudible('angle-3');
  group.setVolume(20);
  group.setMuted(true);
  expect([group.volumePercent.value, group.muted.value]).toEqual([20, true]);
  expect(multi.tiles.peek().map((tile) => tile.media()!.volume)).toEqual([1, 1, 1, 0.2]);
});

test('an event that is refused is a player that waits for its viewer, and says why', async () => {
  const { group } = await grouped(() => { throw refusal('readMultiView', 401); });
  expect([group.status.value, group.outcome.value?.kind, group.content.value]).toEqual(['waiting-to-start', 'sign-in', undefined]);
  await expect(group.play()).rejects.toMatchObject({ reason: 'aborted' });
});

test('what it tells follows another angle when the leading one fails', async () => {
  const { group, playback, medias } = await grouped(angles(), { autoplay: 'any' });
  medias.get('angle-1')!.advance(7);
  playback.engines[0]!.listener.onFailure({ kind: 'drm', code: 'refused' });
  await settled();
  expect([group.status.value, group.position.value]).toEqual(['playing', 7]);
});

test('what was stopped shows nothing, and begins again', async () => {
  const { group, multi, attach } = await grouped(angles(), { layout: 'pip' });
  await group.play();
  group.close();
  expect([multi.tiles.value, group.content.value]).toEqual([[], undefined]);
  const opened = group.open({ kind: 'live', id: '2040' }, { autoplay: 'any' });
  const playing = group.play();
  await opened;
  attach();
  await playing;
  expect(group.status.value).toBe('playing');
});
