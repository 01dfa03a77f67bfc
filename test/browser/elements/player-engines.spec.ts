import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { sliceOf, watchPlayers } from '../player/slice-of.ts';
import { openElement } from './element-page.ts';
import { expectToBeWatched, framesOf, picturesOf, pressPlay, secondsOf } from './watching.ts';

test.beforeEach(({ page }) => watchPlayers(page));

const heightOf = (player: Locator) => player.evaluate((element) => element.shadowRoot?.querySelector('video')?.videoHeight ?? 0);
const rateOf = (player: Locator) => player.evaluate((element) => element.shadowRoot?.querySelector('video')?.playbackRate ?? 0);

/** What fakes cannot prove: hls.js and dash.js themselves, on real streams. */
for (const [content, engine] of [['vod:1001', 'hls.js'], ['vod:1020', 'dash.js']] as const) {
  test.describe(engine, () => {
    test('plays the quality that is chosen, under a cap, at the chosen rate, in the chosen language', async ({ page, platform }) => {
      const player = await openElement(page, platform, 'platform', 'footlight-player', { content });
      await pressPlay(player);
      await expectToBeWatched(player);
      const slice = await sliceOf(player);
      const heights = await slice.evaluate((each) => each.qualities.value.map(({ height }) => height ?? 0));
      expect(heights.length).toBeGreaterThan(1);
      expect(heights).toEqual([...heights].sort((one, other) => one - other));

      for (const height of [heights.at(-1)!, heights[0]!]) {
        await slice.evaluate((each, wanted) => each.setQuality(each.qualities.value.find((quality) => quality.height === wanted)!.id), height);
        expect(await slice.evaluate((each) => each.quality.value.chosen)).not.toBeNull();
        await slice.evaluate((each) => each.seekBy(1));
        await expect.poll(() => heightOf(player), { timeout: 60_000 }).toBe(height);
        await expect.poll(() => slice.evaluate((each) => each.quality.value.playing?.height)).toBe(height);
      }

      await slice.evaluate((each, cap) => {
        each.setQualityCap(cap);
        each.setQuality(null);
        each.setRate(1.5);
      }, heights[0]);
      expect([await slice.evaluate((each) => each.quality.value.chosen), await rateOf(player)]).toEqual([null, 1.5]);
      await slice.evaluate((each) => each.seek(30));
      await expectToBeWatched(player);
      expect(await heightOf(player)).toBe(heights[0]);

      const languages = await slice.evaluate((each) => each.audioTracks.value.map(({ language }) => language));
      if (languages.length > 1) {
        await slice.evaluate((each) => each.setAudioTrack(each.audioTracks.value.find((track) => !track.active)!.id));
        await expect.poll(() => slice.evaluate((each) => each.audioTracks.value.findIndex((track) => track.active))).toBeGreaterThan(0);
        await expectToBeWatched(player);
      }
    });

    test('opens again at the second where its addresses were refused, at the same rate', async ({ page, platform }) => {
      // The ladder before the panel takes half a minute, and longer on a busy machine.
      test.slow();
      const late = ({ pathname }: URL) => Number(/(\d+)\.m4s$/.exec(pathname)?.[1] ?? 0) > 8;
      await page.route(late, (route) => route.fulfill({ status: 403 }));
      const player = await openElement(page, platform, 'platform', 'footlight-player', { content, autoplay: 'muted', 'start-at': '20' });
      await expect.poll(() => framesOf(player), { timeout: 20_000 }).toBeGreaterThan(0);
      const slice = await sliceOf(player);
      await slice.evaluate((each) => each.setRate(1.25));
      await expect.poll(() => slice.evaluate((each) => each.status.value), { timeout: 60_000 }).toBe('error');
      await page.unroute(late);
      await expectToBeWatched(player);
      expect(await secondsOf(player)).toBeGreaterThanOrEqual(20);
      expect([await rateOf(player), (await picturesOf(player)).paused]).toEqual([1.25, false]);
    });
  });
}

test('hls.js plays on by itself after the decoder refused its bytes', async ({ page, platform }) => {
  // After a while every append fails, until hls.js takes a fresh MediaSource.
  await page.addInitScript(() => {
    const { appendBuffer } = SourceBuffer.prototype;
    const { createObjectURL } = URL;
    let sources = 0;
    let appends = 0;
    URL.createObjectURL = (object) => {
      sources += 1;
      return createObjectURL.call(URL, object);
    };
    SourceBuffer.prototype.appendBuffer = function refuse(this: SourceBuffer, data) {
      appends += 1;
      if (sources === 1 && appends > 12) throw new DOMException('refused', 'InvalidStateError');
      appendBuffer.call(this, data);
    };
  });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001' });
  const source = () => player.evaluate((element) => element.shadowRoot?.querySelector('video')?.src);
  await expect.poll(source).toContain('blob:');
  const first = await source();
  await pressPlay(player);
  await expect.poll(source, { timeout: 20_000 }).not.toBe(first);
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  expect(await slice.evaluate((each) => [each.status.value, each.failure.value])).toEqual(['playing', undefined]);
});
