import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';

/** @source spec 1 §4.1 "Access and playback", §8 "Playback by status" */
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  await switchesOf(platform).clock({ reset: true });
});

const show = (player: Locator, content: string) => player.evaluate((element, wanted) => element.setAttribute('content', wanted), content);
const part = (player: Locator, name: string) => player.locator(`[part~="${name}"]`);

test('a refused title says on its own art what opens it: a price, a sign-in, a premiere, a country, a trailer', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1003' });
  await expect(part(player, 'price')).toHaveText(/\d/);
  await expect(player.getByRole('button', { name: 'See plans' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Already a member? Sign in' })).toBeVisible();
  expect(await part(player, 'prompt').locator('img').evaluate((art) => (art as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await show(player, 'vod:1004');
  await expect(player.getByText('Sign in to watch')).toBeVisible();
  await show(player, 'vod:1005');
  await expect(player.getByText('This title is not available in United Kingdom.')).toBeVisible();
  await show(player, 'vod:1106');
  await expect(player.getByText(/^Premiere .*\d/)).toBeVisible();
  await expect(player.getByRole('timer')).toBeVisible();
  await show(player, 'vod:1107');
  await player.getByRole('button', { name: 'Watch the trailer' }).click();
  await expectToBeWatched(player);
  await player.getByRole('button', { name: 'Close the trailer' }).click();
  await expect(player.getByRole('button', { name: 'See plans' })).toBeVisible();
});

test('each refusal has its own words, keeps its code behind Details, and leads back to the page before', async ({ page, platform }) => {
  const words = [[401, 'Sign in to watch'], [403, 'You may not watch this title.'], [409, 'You are already watching on too many screens.'], [418, 'This title cannot be played right now.']] as const;
  for (const [status, text] of words) {
    await switchesOf(platform).fault({ call: 'readVodPlayback', status });
    await page.goto(platform.at('arena', '/epg'));
    await page.goto(platform.at('arena', '/video/1003'));
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Code:')).toBeHidden();
  }
  await switchesOf(platform).mend();
  await page.goto(platform.at('arena', '/'));
  await page.getByRole('link', { name: /Harbour City v Northgate/ }).first().click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(platform.at('arena', '/'));
});

test('an event that is not live gives way to its recording, a guest signs in with the way back', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'readLivePlayback', status: 404 });
  await page.goto(platform.at('arena', '/live/2009'));
  await expect(page).toHaveURL(/\/video\/2109$/);
  await expect(page.getByText('Old Quay v Southmere: the recording').first()).toBeVisible();
  await page.goto(platform.at('arena', '/video/1004'));
  await page.locator('[part~="access-button"]').click();
  await expect(page).toHaveURL(/\/login\?from=%2Fvideo%2F1004$/);
});

test('where a tenant has interstitial pages, what must be bought leads there, and back to the page before', async ({ page, platform }) => {
  await page.route(/\/(?:epg|video\/1003|interstitial\/1003)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"interstitialPage":false', '"interstitialPage":true') });
  });
  await page.goto(platform.at('arena', '/epg'));
  await page.goto(platform.at('arena', '/video/1003'));
  await expect(page).toHaveURL(/\/interstitial\/1003/);
  await expect(page.getByRole('button', { name: 'See plans' }).first()).toBeVisible();
  await expect(page.locator('[part~="price"]').first()).toHaveText(/\d/);
  // Firefox over BiDi tells no load of a page that it kept.
  await page.evaluate(() => { history.back(); });
  await expect.poll(() => page.evaluate(() => location.href).catch(() => 'between two pages')).toBe(platform.at('arena', '/epg'));
});
