// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdMedia } from '../../../../src/store/playback/ads/ad-media.ts';
import type { FilledBreak } from '../../../../src/store/playback/ads/ad-breaks.ts';
import type { AdSpot } from '../../../../src/store/playback/ads/ad-spot.ts';
import { runAds } from '../../../../src/store/playback/ads/run-ads.ts';
import { timelineOf } from '../../../../src/store/playback/timeline/timeline-state.ts';
import { fakeMedia } from '../../../support/fake-media.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { settled } from '../../../support/settled.ts';

let told: string[] = [];

/** An ad that writes down what its advertiser is told. */
function spot(id: string, facts: Partial<AdSpot> = {}): AdSpot {
  const note = (what: string) => () => { told.push(`${id} ${what}`); };
  return {
    id, title: id, duration: 8, skipAfter: undefined, files: [{ url: 'https://ads.test/a.mp4', type: 'video/mp4', height: 0, bitrate: 0 }], clickUrl: undefined, ...facts,
    track: {
      impression: note('impression'), progress: () => undefined, paused: (on) => { told.push(`${id} ${on ? 'pause' : 'resume'}`); }, muted: () => undefined,
      fullscreen: () => undefined, click: note('click'), skip: note('skip'), complete: note('complete'), error: (code) => { told.push(`${id} error ${code}`); },
    },
  };
}

const at = (id: string, position: FilledBreak['position'], seconds: number, ...spots: AdSpot[]): FilledBreak =>
  ({ id, position, at: seconds, spots: async () => spots, track: (event) => { told.push(`${id} ${event}`); } });

/** A film of a minute with these breaks, and an element for ads that a test gives a life. */
async function filmWith(...breaks: FilledBreak[]) {
  const stage = playerStage();
  const ad = fakeMedia(document.createElement('video'));
  const media: AdMedia = {
    video: ad.video,
    load: (files) => {
      if (files.length > 0) ad.takeSource();
      return files.length > 0;
    },
    unload: () => ad.empty(),
  };
  await stage.player.open({ kind: 'vod', id: '1001' });
  // The recorded film has no ads of its own.
  Object.assign(stage.player.item, { peek: () => ({ duration: 60, adUnits: [{}] }) });
  const ads = runAds(stage.player, media, (phase, view) => told.push(`${phase} ${view.index}/${view.count}`), async () => breaks);
  /** The ad's file arrives and plays. */
  const arrives = async () => {
    await vi.waitFor(() => expect(ads.view.value?.onScreen).toBeDefined());
    await settled();
    ad.arrive(8);
    await settled();
  };
  const ends = async () => {
    ad.end();
    await settled();
  };
  return { ...stage, ad, ads, arrives, ends };
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('the ads before a film play one after the other, then the film starts', async () => {
  const { player, ads, arrives, ends } = await filmWith(at('pre', 'PRE', 0, spot('one'), spot('two')));
  const started = player.play();
  await arrives();
  expect([player.ad.value?.index, player.ad.value?.count, player.paused.value]).toEqual([1, 2, true]);
  await ends();
  await arrives();
  expect(ads.view.value).toMatchObject({ index: 2, count: 2 });
  await ends();
  await started;
  expect([player.status.value, player.ad.value, ads.view.value]).toEqual(['playing', undefined, undefined]);
  expect(told.filter((line) => !line.endsWith('resume'))).toEqual(['pre breakStart', 'break-started 0/2', 'started 1/2', 'one impression', 'one complete', 'ended 1/2',
    'started 2/2', 'two impression', 'two complete', 'ended 2/2', 'pre breakEnd', 'break-ended 2/2']);
});

test('a film pauses for a break that is reached, and goes on where it stood; the timeline knows the break', async () => {
  const { player, media, arrives, ends } = await filmWith(at('mid', 'MID', 20, spot('one')));
  await player.play();
  await settled();
  expect(timelineOf(player).adOffsets.value).toEqual([20]);
  media.advance(19.8);
  expect(player.ad.value).toBeUndefined();
  media.advance(20.1);
  await arrives();
  expect([player.ad.value?.type, player.paused.value]).toEqual(['MID', true]);
  await player.seek(50);
  expect(player.position.value).toBe(20.1);
  await ends();
  await settled();
  expect([player.status.value, player.position.value]).toEqual(['playing', 20.1]);
  media.advance(10);
  media.advance(21);
  expect(player.ad.value).toBeUndefined();
});

test('a jump over two breaks shows the later one', async () => {
  const { player, media, ads, arrives } = await filmWith(at('early', 'MID', 10, spot('early')), at('late', 'MID', 30, spot('late')));
  await player.play();
  media.advance(5);
  await settled();
  media.advance(40);
  await arrives();
  expect(ads.view.value?.onScreen?.spot.id).toBe('late');
});

test('after the end the ads after it follow', async () => {
  const { player, media, ads, arrives, ends } = await filmWith(at('post', 'POST', Infinity, spot('bye')));
  await player.play();
  await settled();
  media.end();
  await arrives();
  expect(ads.view.value?.type).toBe('POST');
  await ends();
  expect([player.status.value, ads.view.value]).toEqual(['ended', undefined]);
});

test('an ad can be paused and played, and skipped as soon as it allows', async () => {
  const { player, ad, ads, arrives } = await filmWith(at('pre', 'PRE', 0, spot('one', { skipAfter: 5 })));
  const started = player.play();
  await arrives();
  player.pause();
  expect(ad.video.paused).toBe(true);
  expect(player.ad.value?.paused.value).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await player.play();
  expect(ad.video.paused).toBe(false);
  ad.advance(3);
  ads.view.value!.onScreen!.skip();
  await settled();
  expect(ads.view.value).toBeDefined();
  ad.advance(5);
  ads.view.value!.onScreen!.skip();
  await started;
  expect(told).toEqual(expect.arrayContaining(['one pause', 'one skip', 'skipped 1/1']));
  expect(told).not.toContain('one complete');
});

const failures: [why: string, filled: FilledBreak, told: string | undefined][] = [
  ['nobody names an ad', at('pre', 'PRE', 0), undefined],
  ['an ad has no file for this browser', at('pre', 'PRE', 0, spot('one', { files: [] })), 'one error 403'],
  ['an ad’s picture never comes', at('pre', 'PRE', 0, spot('one')), 'one error 402'],
  ['the ad server is silent', { ...at('pre', 'PRE', 0), spots: () => new Promise(() => undefined) }, undefined],
];
test.each(failures)('the film plays when %s', async (_why, filled, expected) => {
  const { player } = await filmWith(filled);
  const started = player.play();
  await vi.advanceTimersByTimeAsync(8100);
  await started;
  expect([player.status.value, player.ad.value]).toEqual(['playing', undefined]);
  if (expected) expect(told).toContain(expected);
});

test('where the browser refuses sound, the ad plays without', async () => {
  const { player, ad, arrives } = await filmWith(at('pre', 'PRE', 0, spot('one')));
  ad.refuseSound = true;
  void player.play().catch(() => undefined);
  await arrives();
  expect([ad.video.paused, ad.video.muted, player.muted.value]).toEqual([false, true, false]);
});

test('an ad ends with its title', async () => {
  const { player, ads, arrives } = await filmWith(at('pre', 'PRE', 0, spot('one')));
  const started = player.play().catch((failure: { reason: string }) => failure.reason);
  await arrives();
  player.close();
  await settled();
  expect([player.ad.value, ads.view.value, await started]).toEqual([undefined, undefined, 'aborted']);
  ads.stop();
});
