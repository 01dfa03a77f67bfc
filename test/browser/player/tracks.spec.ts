import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { openElement, signIn } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';
import { addTracks } from './edited-media.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

/** @source issue "Tracks"; design/player.md "Tracks" */
const chosen = async (player: Locator) => (await sliceOf(player)).evaluate((slice) => ({
  text: slice.textTracks.value.find(({ active }) => active)?.language ?? null,
  audio: slice.audioTracks.value.find(({ active }) => active)?.language ?? null,
}));
const show = (player: Locator, content: string) => player.evaluate((element, wanted) => element.setAttribute('content', wanted), content);
const lines = (player: Locator) => player.locator('[part="captions"]');
const ARABIC = /[\u0600-\u06FF]/;

test('forced subtitles follow the spoken language, a description waits to be chosen, and what was chosen goes on with the next title, over HLS and DASH', async ({ page, platform }) => {
  await watchPlayers(page);
  await addTracks(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted', 'start-at': '20' });
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  // Offered: three languages of captions and the described sound; not what is for foreign talk alone, which shows by itself.
  await expect(lines(player)).toBeVisible();
  expect(await slice.evaluate((each) => each.textTracks.value.map(({ language, active }) => [language, active]))).toEqual([['en', false], ['es', false], ['ar', false]]);
  expect(await slice.evaluate((each) => each.audioTracks.value.map(({ language, role, active }) => [language, role ?? 'main', active]))).toEqual(
    expect.arrayContaining([['en', 'main', true], ['en', 'description', false], ['es', 'main', false]]));
  // Automatic quality says what plays.
  expect(await slice.evaluate((each) => [each.quality.value.chosen, (each.quality.value.playing?.height ?? 0) > 0])).toEqual([null, true]);

  await slice.evaluate((each) => each.setAudioTrack(each.audioTracks.value.find(({ language }) => language === 'es')!.id));
  await expect(lines(player)).toHaveCount(0);
  await slice.evaluate((each) => each.setTextTrack(each.textTracks.value.find(({ language }) => language === 'ar')!.id));
  await expect(lines(player)).toContainText(ARABIC);
  await expectToBeWatched(player);
  await slice.evaluate((each) => each.setQuality(each.qualities.value.at(-1)!.id));
  const height = await slice.evaluate((each) => each.qualities.value.at(-1)!.height);

  await show(player, 'vod:1020');
  await expect.poll(() => chosen(player), { timeout: 20_000 }).toMatchObject({ text: 'ar' });
  await expect.poll(() => slice.evaluate((each) => each.qualities.value.find(({ id }) => id === each.quality.value.chosen)?.height), { timeout: 20_000 }).toBe(height);
  await slice.evaluate((each) => each.seek(22));
  await expect(lines(player)).toContainText(ARABIC);
  await slice.evaluate((each) => each.toggleCaptions());
  await expect(lines(player)).toHaveCount(0);
  await show(player, 'vod:1001');
  await expect.poll(() => chosen(player), { timeout: 20_000 }).toEqual({ text: null, audio: 'es' });
});

test('a profile’s languages play by themselves; an episode’s own choice is there after a reload, for its series alone', async ({ page, platform }) => {
  await watchPlayers(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  expect(await chosen(player)).toEqual({ text: null, audio: 'en' });
  await signIn(page, 'platform', 'reader');
  await expect.poll(() => chosen(player), { timeout: 20_000 }).toEqual({ text: 'ar', audio: 'es' });

  // The first of the series: its choice is kept on the device.
  await show(player, 'vod:5201');
  await expect.poll(() => chosen(player), { timeout: 20_000 }).toMatchObject({ text: 'ar' });
  const slice = await sliceOf(player);
  await slice.evaluate((each) => each.setTextTrack(each.textTracks.value.find(({ language }) => language === 'es')!.id));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footlight.series-choices'))).toContain('"es"');
  await page.reload();
  const again = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:5201', autoplay: 'muted' });
  await expect.poll(() => chosen(again), { timeout: 20_000 }).toMatchObject({ text: 'es' });
  await page.reload();
  const other = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expect.poll(() => chosen(other), { timeout: 20_000 }).toEqual({ text: 'ar', audio: 'es' });
});
