import type { Page } from '@playwright/test';
import { longestAnswer } from '../../../src/api/http/read-answer.ts';
import { longestWebVtt } from '../../../src/contracts/playback/web-vtt.ts';
import { longestManifest } from '../../../src/playback/longest-manifest.ts';
import { expect, test } from '../../support/browser-test.ts';
import { addElement, openElement } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from '../player/slice-of.ts';

/**
 * A host that sends without end fills no memory and stops nothing else of the page.
 *
 * @source issue "Trust by origin": payloads of 200 MB
 */
const cors = { 'access-control-allow-origin': '*' };

/** Puts so many bytes before what a file holds. @returns takes them away again */
async function lengthen(page: Page, file: RegExp, bytes: number, filling = ' '): Promise<() => Promise<void>> {
  await page.route(file, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ status: 200, headers: { ...response.headers(), ...cors, 'content-encoding': 'identity' }, body: `${filling.repeat(bytes)}${await response.text()}` });
  });
  return () => page.unroute(file);
}

test('a row whose answer is longer than any says that it failed, the film beside it plays, and the next try works', async ({ page, platform }) => {
  const unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(error.message));
  const shorten = await lengthen(page, /\/bucket\/|\/buckets?\b/, longestAnswer * 3);
  const row = await openElement(page, platform, 'platform', 'footlight-carousel-row', { bucket: 'featured' });
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
  const player = await addElement(page, 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  await shorten();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByRole('link').first()).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('a playlist that is longer than any is a failure with its name, and the next try plays', async ({ page, platform }) => {
  test.slow();
  const shorten = await lengthen(page, /\/main\.m3u8/, longestManifest, '#');
  const player = await openElement(page, platform, 'platform', 'footlight-player', {});
  const failure = await player.evaluate((element) => new Promise((resolve) => {
    element.addEventListener('footlight-error', (event) => resolve((event as CustomEvent<{ code: string }>).detail.code), { once: true });
    element.setAttribute('content', 'vod:1001');
  }));
  expect(failure).toMatch(/^[\w-]+$/);
  // It tries again by itself as well.
  const again = player.getByRole('button', { name: /^Try (?:again|now)$/ });
  await expect(again).toBeVisible();
  await shorten();
  await again.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(again).toHaveCount(0);
  await player.evaluate((element) => (element as HTMLVideoElement).play());
  await expectToBeWatched(player);
});

for (const [kind, content] of [['HLS', 'vod:1001'], ['DASH', 'vod:1020']] as const) {
  test(`captions that are longer than any are off, and the film plays on (${kind})`, async ({ page, platform }) => {
    await watchPlayers(page);
    await lengthen(page, /\/text\/en\.vtt/, longestWebVtt);
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content, autoplay: 'muted' });
    await expectToBeWatched(player);
    const slice = await sliceOf(player);
    const asked = page.waitForResponse(/\/text\/en\.vtt/);
    await slice.evaluate((each) => each.setTextTrack(each.textTracks.value.find(({ language }) => language === 'en')!.id));
    await asked;
    await expectToBeWatched(player);
    await expect(player.locator('[part="captions"]')).toHaveCount(0);
    await slice.evaluate((each) => each.setTextTrack(each.textTracks.value.find(({ language }) => language === 'es')!.id));
    await expect(player.locator('[part="captions"]').first()).toBeAttached();
  });
}
