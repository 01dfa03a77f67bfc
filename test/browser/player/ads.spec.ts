import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { listen, openElement } from '../elements/element-page.ts';
import { expectToBeWatched, secondsOf, wake } from '../elements/watching.ts';

/** What the platform's ad server was told of an ad, in the order in which it was. @param from how much it was told by tests before */
async function toldOf(platform: TestPlatform, ad: string, from = 0): Promise<string[]> {
  const answer = await fetch(platform.at('api', '/demo/ad-events'));
  const { adEvents } = await answer.json() as { adEvents: { ad: string; event: string }[] };
  return adEvents.filter((each) => each.ad === ad).map(({ event }) => event).reverse().slice(from);
}

const adOf = (player: Locator) => player.locator('[part="ad"]');
const adSeconds = (player: Locator) => player.locator('[part="ad-video"]').evaluate((video) => (video as HTMLVideoElement).currentTime);

/** @source issue "Ads"; design/player.md "Ads" */
test('an ad plays to its end before the film, is counted, and cannot be sought; one inside the film is skipped, and the film goes on where it stood', async ({ page, platform }) => {
  test.setTimeout(90_000);
  const [pre, mid] = [(await toldOf(platform, 'vast-pre')).length, (await toldOf(platform, 'vast-mid')).length];
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1103', autoplay: 'muted' });
  const heard = await listen(page, 'footlight-ad');
  await expect(adOf(player)).toBeVisible({ timeout: 20_000 });
  await expect(player.locator('[part="ad-name"]')).toHaveText(/^Ad · 0:0\d$/);
  await expect(player.getByRole('slider')).toHaveCount(0);
  const link = player.getByRole('link', { name: 'Learn more' });
  await expect(link).toHaveAttribute('href', /^http:\/\/.*\/ads\/landing$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.poll(() => adSeconds(player)).toBeGreaterThan(1);
  // Before anything is known of the film, a place that is set is where it will begin.
  await expect.poll(() => player.evaluate((element) => (element as HTMLVideoElement).duration)).toBeGreaterThan(0);
  await player.evaluate((element) => Object.assign(element, { currentTime: 40 }) as never);
  expect(await secondsOf(player)).toBeLessThan(1);
  await expect(adOf(player)).toHaveCount(0, { timeout: 20_000 });
  await expectToBeWatched(player);
  expect(await secondsOf(player)).toBeLessThan(15);
  const all = ['complete', 'firstQuartile', 'impression', 'midpoint', 'progress', 'start', 'thirdQuartile'];
  await expect.poll(async () => (await toldOf(platform, 'vast-pre', pre)).filter((event) => event !== 'mute').toSorted()).toEqual(all);

  await wake(player);
  await player.evaluate((element) => Object.assign(element, { currentTime: 19 }) as never);
  await expect(adOf(player)).toBeVisible({ timeout: 15_000 });
  const stoodAt = await secondsOf(player);
  await expect(player.getByRole('button', { name: /^Skip in \d$/ })).toBeVisible();
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Skip ad' }).click({ timeout: 15_000 });
  await expect(adOf(player)).toHaveCount(0);
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(stoodAt);
  expect(await secondsOf(player)).toBeLessThan(stoodAt + 6);
  await expect.poll(async () => await toldOf(platform, 'vast-mid', mid)).toEqual(expect.arrayContaining(['impression', 'start', 'pause', 'resume', 'skip']));
  expect(await toldOf(platform, 'vast-mid', mid)).not.toContain('complete');
  const phases = (await heard()).map(({ detail }) => (detail as { phase: string }).phase).filter((phase) => phase !== 'progress');
  expect(phases).toEqual(['break-started', 'started', 'skippable', 'ended', 'break-ended', 'break-started', 'started', 'skippable', 'skipped', 'break-ended']);
});

test('the film plays when the ad server is away, and when the ad cannot be shown, which its advertiser is told', async ({ page, platform }) => {
  await page.route('**/ads/vast-pre.xml', (route) => route.abort());
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1103', autoplay: 'muted' });
  await expectToBeWatched(player);

  await page.route('**/ads/spot.mp4', (route) => route.fulfill({ status: 404, body: '' }));
  await player.evaluate((element) => element.setAttribute('content', 'vod:1104'));
  await expectToBeWatched(player);
  await expect.poll(() => toldOf(platform, 'vmap-pre')).toEqual(expect.arrayContaining(['error', 'breakStart', 'breakEnd']));
});

test('an ad that is HLS plays by an engine of its own; breaks that a viewer jumps over give one ad, and what was seen is not shown again', async ({ page, platform }) => {
  test.setTimeout(90_000);
  await page.route('**/ads/vast-pre.xml', async (route) => route.fulfill({ response: await route.fetch({ url: route.request().url().replace('vast-pre', 'vast-hls') }) }));
  const impressions = async () => (await toldOf(platform, 'vast-mid')).filter((event) => event === 'impression').length;
  const before = await impressions();
  const plain: string[] = [];
  page.on('request', (request) => { if (request.url().endsWith('/ads/spot.mp4')) plain.push(request.url()); });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1103', autoplay: 'muted' });
  await expect.poll(() => adSeconds(player), { timeout: 20_000 }).toBeGreaterThan(1);
  expect([await player.locator('[part="ad-video"]').evaluate((video) => (video as HTMLVideoElement).currentSrc.slice(0, 5)), plain]).toEqual(['blob:', []]);
  await player.getByRole('button', { name: 'Skip ad' }).click({ timeout: 15_000 });
  await expectToBeWatched(player);
  await expect.poll(() => toldOf(platform, 'vast-hls')).toEqual(expect.arrayContaining(['impression', 'start', 'skip']));

  const jump = (seconds: number) => player.evaluate((element, to) => Object.assign(element, { currentTime: to }) as never, seconds);
  await jump(40);
  await expect(adOf(player)).toBeVisible({ timeout: 15_000 });
  await player.getByRole('button', { name: 'Skip ad' }).click({ timeout: 15_000 });
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(40);
  await jump(5);
  await expect.poll(() => secondsOf(player)).toBeLessThan(10);
  await jump(45);
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(46);
  await expect(adOf(player)).toHaveCount(0);
  expect(await impressions() - before).toBe(1);
});
