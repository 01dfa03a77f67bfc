import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { sliceOf, watchPlayers } from '../player/slice-of.ts';
import { openElement } from './element-page.ts';
import { expectToBeWatched, framesOf, picturesOf, pressPlay, secondsOf } from './watching.ts';

/** @source design/player.md "Errors": after any failure playback goes on at the same place, by itself where it can */
test.beforeEach(({ page }) => watchPlayers(page));
test.afterEach(({ platform }) => switchesOf(platform).mend());

const playlists = /\.(?:m3u8|mpd)$/;
const segments = /\/\d+\.m4s$/;
const panelOf = (player: Locator) => player.locator('[part=prompt]');
/** Every segment that is asked for from now on is refused. */
const refuse = (page: Page) => page.route(segments, (route) => route.abort());
/** Segments after second 32 are not answered, so that nothing of them is loaded ahead. */
const hangLate = (page: Page) => page.route(({ pathname }) => Number(/\/(\d+)\.m4s$/.exec(pathname)?.[1] ?? 0) > 8, () => new Promise(() => undefined));
const mend = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

for (const [content, engine] of [['vod:1001', 'HLS'], ['vod:1020', 'DASH']] as const) {
  test.describe(engine, () => {
    test('a film that broke at a second goes on there by itself, when its host is back', async ({ page, platform }) => {
      // An engine asks for a refused segment again and again before it gives up; the viewer reads why meanwhile.
      test.setTimeout(120_000);
      const player = await openElement(page, platform, 'platform', 'footlight-player', { content, autoplay: 'muted', 'start-at': '20' });
      await expect.poll(() => framesOf(player), { timeout: 20_000 }).toBeGreaterThan(0);
      await page.route(playlists, (route) => route.fulfill({ status: 404 }));
      await refuse(page);
      await player.evaluate((element) => Object.assign(element, { currentTime: 50 }));
      await expect(panelOf(player)).toBeVisible({ timeout: 80_000 });
      await expect(player.getByText(/^Trying again/)).toBeVisible();
      await expect(player.getByRole('button', { name: 'Try now' })).toBeVisible();
      await page.unrouteAll();
      await expectToBeWatched(player);
      await expect(panelOf(player)).toHaveCount(0);
      expect(await secondsOf(player)).toBeGreaterThanOrEqual(49);
    });

    test('a viewer who is offline at a place that is not loaded reads so, and the film goes on there', async ({ page, platform, context }) => {
      await hangLate(page);
      const player = await openElement(page, platform, 'platform', 'footlight-player', { content, autoplay: 'muted' });
      await expectToBeWatched(player);
      // The words are fetched while there is a connection.
      await expect(player.locator('[part=notice]')).toHaveCount(1);
      await context.setOffline(true);
      await player.evaluate((element) => Object.assign(element, { currentTime: 50 }));
      await expect(player.getByText('You are offline. Playback continues when the connection is back.')).toBeVisible({ timeout: 8000 });
      await mend(page);
      await context.setOffline(false);
      await expect.poll(() => secondsOf(player), { timeout: 25_000 }).toBeGreaterThan(51);
      await expect(player.getByText('You are offline.')).toHaveCount(0);
    });
  });
}

test('a viewer whose segments hang reads and hears within eight seconds that the connection is slow', async ({ page, platform }) => {
  await hangLate(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  await player.evaluate((element) => Object.assign(element, { currentTime: 50 }));
  await expect(player.getByRole('status').filter({ hasText: 'Your connection is slow.' })).toBeVisible({ timeout: 8000 });
  await mend(page);
  await expect.poll(() => secondsOf(player), { timeout: 25_000 }).toBeGreaterThan(51);
  await expect(player.getByText('Your connection is slow.')).toHaveCount(0);
});

test('a live stream whose playlist is missing for a while goes on at the live edge', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'live:3001' });
  await pressPlay(player);
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  const latency = () => slice.evaluate((each) => Date.now() - (each.dateShown() ?? 0));
  const usual = await latency();
  const gone = Date.now();
  await page.route(playlists, (route) => route.fulfill({ status: 404 }));
  await expect(panelOf(player)).toBeVisible({ timeout: 60_000 });
  await page.unrouteAll();
  const away = Date.now() - gone;
  await expectToBeWatched(player);
  // What was missed stays missed; a busy machine may fall behind by its own stalls.
  expect(await latency() - usual).toBeLessThan(away / 2);
});

test('a start while the platform is away is made by itself when it is back', async ({ page, platform }) => {
  const switches = switchesOf(platform);
  await switches.fault({ call: 'readFreeTitle', status: 503 });
  await switches.fault({ call: 'readVodPlayback', status: 503 });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expect(player.getByText(/^Trying again in \d+ s$/)).toBeVisible();
  await expect(player.getByText('Code: ', { exact: false })).toBeHidden();
  await switches.mend();
  await expectToBeWatched(player);
  expect((await picturesOf(player)).paused).toBe(false);
});

test('DASH plays on after damaged segments', async ({ page, platform }) => {
  const asked = new Map<string, number>();
  // The first answer of every third segment is cut off.
  await page.route(segments, async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, times);
    if (times > 1 || Number(/(\d+)\.m4s$/.exec(pathname)?.[1]) % 3 !== 2) return route.continue();
    const answer = await route.fetch();
    const body = await answer.body();
    await route.fulfill({ response: answer, body: body.subarray(0, body.length >> 1) });
  });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1020', autoplay: 'muted' });
  await expect.poll(() => secondsOf(player), { timeout: 40_000 }).toBeGreaterThan(12);
  expect([...asked.values()].some((times) => times > 1)).toBe(true);
});

for (const tenant of ['arena', 'cinema']) {
  test(`what was played is brighter than what is loaded, in the colours of ${tenant}`, async ({ page, platform }) => {
    await page.goto(platform.at(tenant, '/demo/bench.html'));
    const progress = page.locator('footlight-player [part=progress]').first();
    await progress.waitFor({ state: 'attached', timeout: 20_000 });
    const brightness = await progress.evaluate((element) => {
      const ink = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
      ink.fillStyle = getComputedStyle(element).backgroundColor;
      ink.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = ink.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    // A rail of 20 % white under 25 % white, on black.
    expect(brightness).toBeGreaterThan(0.4 * 255);
  });
}
