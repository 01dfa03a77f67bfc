import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';

/** An event with four angles. */
const event = '2011';

interface Angle { frames: number; muted: boolean; paused: boolean }

/** What the pictures of all angles really do. */
const anglesOf = (element: Locator): Promise<Angle[]> => element.evaluate((shown) => [...shown.shadowRoot?.querySelectorAll('video') ?? []].map((video) => (
  { frames: video.getVideoPlaybackQuality().totalVideoFrames, muted: video.muted, paused: video.paused })));

const allPlay = (element: Locator, count: number) => expect.poll(async () => {
  const angles = await anglesOf(element);
  return angles.length === count && angles.every(({ frames, paused }) => frames > 5 && !paused);
}, { timeout: 60_000 }).toBe(true);

test.afterEach(async ({ platform }) => switchesOf(platform).mend());

/** @source spec 1 §2.4 "Multi-view player", §4.1 "Multi-view" */
test('an event’s angles play at once, one of them heard; a layout and the sound can be chosen', async ({ page, platform }) => {
  let heartbeats = 0;
  page.on('request', (request) => { if (request.method() === 'POST' && request.url().includes('multiviewHeartbeat')) heartbeats += 1; });
  const element = await openElement(page, platform, 'platform', 'footlight-multi-view', { event, autoplay: 'muted' });
  await allPlay(element, 4);
  await expect.poll(() => heartbeats).toBeGreaterThan(0);

  await element.hover({ position: { x: 60, y: 60 }, force: true });
  await element.getByRole('button', { name: 'Unmute' }).click();
  expect((await anglesOf(element)).filter(({ muted }) => !muted)).toHaveLength(1);
  const second = element.getByRole('button', { name: /^Sound of/ }).nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  expect((await anglesOf(element)).map(({ muted }) => muted)).toEqual([true, false, true, true]);

  await element.getByRole('radio', { name: 'Two pictures' }).click();
  await allPlay(element, 2);
  await element.getByRole('radio', { name: 'Two pictures' }).press('ArrowRight');
  await expect(element.getByRole('radio', { name: 'Small picture in a large one' })).toBeFocused();
  await element.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(async () => (await anglesOf(element)).every(({ paused }) => paused)).toBe(true);
});

test('an angle whose pictures do not come says so, and the others play on', async ({ page, platform }) => {
  await switchesOf(platform).mediaFault({ kind: 'status', status: 404, files: 'all', path: 'angle-finish' });
  const element = await openElement(page, platform, 'platform', 'footlight-multi-view', { event, autoplay: 'muted' });
  await expect.poll(async () => (await anglesOf(element)).filter(({ frames, paused }) => frames > 5 && !paused).length, { timeout: 60_000 }).toBe(3);
  await expect(element.getByText('Finish is not available right now.')).toBeVisible({ timeout: 20_000 });
  await switchesOf(platform).mend();
  await element.getByRole('alert').getByRole('button').click();
  await allPlay(element, 4);
});

test('the site shows the angles of an event at an address of its own', async ({ page, platform }) => {
  await page.goto(platform.at('arena', `/multi-video/${event}`));
  await expect(page.getByRole('group', { name: 'All angles: Four cameras' })).toBeVisible();
  await expect(page).toHaveTitle(/Four cameras/);
});
