import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement, signIn } from '../elements/element-page.ts';
import { expectToBeWatched, secondsOf } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

/** @source issue "Data"; design/player.md "Data" */
const show = (page: Page, content: string) => page.locator('footlight-player').evaluate((element, wanted) => element.setAttribute('content', wanted), content);

/** What the page sends as it would to a sink, and where; the sink itself is the platform's. */
async function keepReports(page: Page): Promise<() => Promise<{ url: string; summary: Record<string, unknown> }[]>> {
  await page.addInitScript(() => {
    const kept: { url: string; body: string }[] = [];
    Object.assign(globalThis, { kept });
    navigator.sendBeacon = (url, body) => kept.push({ url: String(url), body: String(body) }) > 0;
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'kept') as { url: string; body: string }[]).map(({ url, body }) => ({ url, summary: JSON.parse(body) as Record<string, unknown> })));
}

test('how well a title played is told when the next one is opened, without a word of who watched', async ({ page, platform }) => {
  await watchPlayers(page);
  const reports = await keepReports(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  await (await sliceOf(player)).evaluate((slice) => slice.seek(30));
  await expectToBeWatched(player);
  expect(await reports()).toEqual([]);
  await show(page, 'vod:1020');
  await expect.poll(async () => (await reports()).length).toBe(1);
  const [{ url, summary } = { url: '', summary: {} }] = await reports();
  expect(url).toContain('/api/v1/qoe');
  expect(summary).toMatchObject({ realm: 'arena', content: 'vod:1001', live: false, seekCount: 1, errors: [] });
  for (const positive of ['startupMs', 'watchedSeconds', 'averageBitrate', 'decodedFrames']) expect(summary[positive], positive).toBeGreaterThan(0);
  expect(summary['rebufferRatio']).toBeLessThanOrEqual(1);
  expect(Object.keys(summary).filter((key) => /viewer|profile|account|mail|user/i.test(key))).toEqual([]);
});

test('a member who leaves the page in the middle goes on there on another device', async ({ page, platform, browser }) => {
  await watchPlayers(page);
  await switchesOf(platform).reset('member@footlight.test');
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await signIn(page, 'platform', 'member');
  await expectToBeWatched(player);
  await (await sliceOf(player)).evaluate((slice) => slice.seek(25));
  const reached = () => secondsOf(player);
  await expect.poll(reached, { timeout: 20_000 }).toBeGreaterThan(26.5);
  const left = await reached();
  await page.goto('about:blank');

  const device = await browser.newContext();
  const other = await device.newPage();
  await watchPlayers(other);
  await openElement(other, platform, 'platform', 'footlight-player', { content: 'vod:1020' });
  await signIn(other, 'platform', 'member');
  await other.locator('footlight-player').evaluate((element) => {
    element.setAttribute('autoplay', 'muted');
    element.setAttribute('content', 'vod:1001');
  });
  // The film before plays until this one is open.
  const there = await sliceOf(other.locator('footlight-player'));
  await expect.poll(() => there.evaluate((slice) => [slice.content.value?.id, slice.status.value])).toEqual(['1001', 'playing']);
  await expectToBeWatched(other.locator('footlight-player'));
  expect(await secondsOf(other.locator('footlight-player'))).toBeGreaterThan(left - 3);
  await device.close();
});
