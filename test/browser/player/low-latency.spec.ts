import type { JSHandle } from '@playwright/test';
import type { Player } from '../../../src/store/playback/player.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

/** @source design/player.md "Live": "low-latency catch-up" */
test.beforeEach(({ page }) => watchPlayers(page));
test.afterEach(({ platform }) => switchesOf(platform).clock({ reset: true }));

/** Milliseconds that the platform's clock was moved. */
const moved = 30_000;
/** Seconds between what is on air and what is on screen. @param offset milliseconds that the platform is ahead */
const latencyOf = (slice: JSHandle<Player>, offset = 0): Promise<number> => slice.evaluate((each, ahead) => (Date.now() + ahead - (each.dateShown() ?? 0)) / 1000, offset);

test('an event in parts of segments plays seconds behind what is on air, comes back there by itself, and goes on at its own speed', async ({ page, platform }) => {
  const playlists: string[] = [];
  page.on('request', (request) => { if (/\/live\/[^/]+\/2010\/.+\.m3u8/.test(request.url())) playlists.push(request.url()); });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'live:3001', autoplay: 'muted' });
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  const usual = await latencyOf(slice);
  await player.evaluate((element) => element.setAttribute('content', 'live:2010'));
  await expect.poll(() => slice.evaluate((each) => [each.content.value?.id, each.status.value])).toEqual(['2010', 'playing']);
  await expectToBeWatched(player);
  // A start that was slow is made up for.
  await expect.poll(() => latencyOf(slice)).toBeLessThan(Math.min(8, usual - 2));
  // The server holds an answer back until there is something new.
  await expect.poll(() => playlists.filter((url) => /_HLS_msn=\d+&_HLS_part=\d+/.test(url)).length).toBeGreaterThan(2);

  await switchesOf(platform).clock({ advance: moved });
  await expect.poll(() => latencyOf(slice, moved)).toBeLessThan(8);
  expect(await slice.evaluate((each) => each.paused.value)).toBe(false);

  // Further back than hls.js moves its goal after stalls, by a segment at most.
  const rate = () => player.evaluate((element) => element.shadowRoot!.querySelector('video')!.playbackRate);
  await slice.evaluate((each) => each.seekBy(-5));
  await expect.poll(rate, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(await rate()).toBeLessThanOrEqual(1.05);
  await slice.evaluate((each) => each.seekToLive());
  await expect.poll(rate).toBe(1);
  await expect.poll(() => slice.evaluate((each) => [each.behindLive.value, each.rate.value])).toEqual([0, 1]);
});
