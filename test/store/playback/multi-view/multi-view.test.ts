// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { MultiView } from '../../../../src/store/playback/multi-view/multi-view.ts';
import { refusal } from '../../../support/fake-context.ts';
import { angles, disposeMultiViews, multiViewStage } from './multi-view-stage.ts';
import { settled } from '../../../support/settled.ts';

afterEach(disposeMultiViews);

const shown = (multi: MultiView) => multi.tiles.peek().map(({ video }) => video.id);
const silent = (multi: MultiView) => multi.tiles.peek().map((tile) => tile.media()?.muted);

test('an event opens in the layout with the most angles, and the first of them is heard', async () => {
  const { multi, playback } = await multiViewStage();
  expect([multi.layout.value, multi.layouts.value]).toEqual(['quad', ['twoUp', 'pip', 'threeUp', 'quad']]);
  expect(shown(multi)).toEqual(['angle-0', 'angle-1', 'angle-2', 'angle-3']);
  expect(silent(multi)).toEqual([false, true, true, true]);
  expect(playback.engines.map((engine) => engine.cap)).toEqual([undefined, 360, 360, 360]);
});

test('a layout that is asked for is taken where its angles are there', async () => {
  const { multi } = await multiViewStage(angles(), { layout: 'pip' });
  expect([multi.layout.value, shown(multi)]).toEqual(['pip', ['angle-0', 'angle-1']]);
  multi.setLayout('threeUp');
  expect(shown(multi)).toEqual(['angle-0', 'angle-1', 'angle-2']);
});

test('a layout is not offered while one of its angles has no address, and such an angle stands last', async () => {
  const { multi } = await multiViewStage(angles({ videos: angles().videos.map((video, at) => (at === 1 ? { ...video, url: undefined } : video)) }));
  expect([multi.layouts.value, shown(multi)]).toEqual([['twoUp', 'pip', 'threeUp'], ['angle-0', 'angle-2', 'angle-3']]);
  multi.setLayout('quad');
  expect(multi.layout.value).toBe('threeUp');
});

test('another layout keeps the players that stay and lets go of the others', async () => {
  const { multi, playback, attach } = await multiViewStage();
  const [first] = multi.tiles.peek();
  multi.setLayout('twoUp');
  expect(multi.tiles.peek()[0]).toBe(first);
  expect(playback.engines.map((engine) => engine.destroyed > 0)).toEqual([false, false, true, true]);
  multi.setLayout('threeUp');
  attach();
  await settled();
  expect(playback.engines).toHaveLength(5);
});

test('the sound moves to another angle as loud as it was, and one is heard at most', async () => {
  const { multi } = await multiViewStage();
  multi.tiles.peek()[0]!.media()!.volume = 0.4;
  multi.setAudible('angle-2');
  expect(silent(multi)).toEqual([true, true, false, true]);
  expect(multi.tiles.peek()[2]!.media()!.volume).toBe(0.4);
});

test('the sound stays off when it moves', async () => {
  const { multi } = await multiViewStage();
  multi.tiles.peek()[0]!.media()!.muted = true;
  multi.setAudible('angle-1');
  expect(silent(multi)).toEqual([true, true, true, true]);
});

test('an angle that is enlarged takes the first place and the sound', async () => {
  const { multi } = await multiViewStage(angles(), { layout: 'threeUp' });
  multi.setMain('angle-2');
  expect(shown(multi)).toEqual(['angle-2', 'angle-0', 'angle-1']);
  expect(multi.audible.value?.video.id).toBe('angle-2');
});

test('one angle that fails leaves the others alone, and another leads', async () => {
  const { multi, playback } = await multiViewStage(angles(), { autoplay: 'any' });
  expect(multi.lead.value?.video.id).toBe('angle-0');
  playback.engines[0]!.listener.onFailure({ kind: 'drm', code: 'keySystemLicenseRequestFailed' });
  await settled();
  expect(multi.tiles.peek().map(({ player }) => player.status.value)).toEqual(['error', 'playing', 'playing', 'playing']);
  expect(multi.lead.value?.video.id).toBe('angle-1');
});

test.each([
  [401, 'sign-in'], [403, 'forbidden'], [404, 'not-live'], [409, 'conflict'],
])('a refusal with %s is the outcome %s', async (status, kind) => {
  const { multi } = await multiViewStage(() => { throw refusal('readMultiView', status); });
  expect([multi.outcome.value?.kind, multi.tiles.value]).toEqual([kind, []]);
});

test('an event with too few angles says so', async () => {
  const { multi } = await multiViewStage(angles({}, 1));
  expect([multi.outcome.value?.kind, multi.outcome.value?.code]).toEqual(['unplayable', 'too-few-angles']);
});

test('expired addresses are asked for again, and the angle goes on at its place', async () => {
  const { multi, playback, medias, context } = await multiViewStage(angles(), { autoplay: 'any' });
  medias.get('angle-1')!.advance(12);
  playback.engines[1]!.listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  await settled();
  await settled();
  expect(context.inputsOf('readMultiView')).toHaveLength(2);
  expect(playback.engines[1]!.swaps.map(({ position }) => position)).toEqual([12]);
  expect(multi.tiles.peek()).toHaveLength(4);
});

test('nothing is left when it goes, also twice', async () => {
  const { multi, playback } = await multiViewStage(angles(), { autoplay: 'any' });
  multi.dispose();
  multi.dispose();
  expect(playback.engines.map(({ destroyed }) => destroyed)).toEqual([1, 1, 1, 1]);
  expect(multi.tiles.value).toEqual([]);
});
