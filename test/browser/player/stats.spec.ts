import type { Locator } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, wake } from '../elements/watching.ts';

/** @source design/player.md "a stats overlay", "Display: fullscreen (on the host element …)" */
const isFull = (player: Locator) => player.evaluate((element) => element.matches(':state(fullscreen)'));

test('the statistics say what really plays, are no noise to screen readers, and go by Escape', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  await wake(player);
  await player.getByRole('button', { name: 'Settings' }).click();
  await player.getByRole('menuitem', { name: 'Playback statistics' }).click();
  const panel = player.getByRole('group', { name: 'Playback statistics' });
  const stat = (key: string) => panel.locator(`[data-stat="${key}"] bdi`);
  await expect(stat('statsEngine')).toHaveText('hls.js · HLS');
  await expect(stat('quality')).toHaveText(/^\d+p · [\d.]+ Mbit\/s · auto$/);
  await expect(stat('statsPicture')).toHaveText(/^\d{3,4} × \d{3,4} → \d{3,4} × \d{3,4}$/);
  await expect(stat('statsBandwidth')).toHaveText(/^[\d.,]+ Mbit\/s$/);
  await expect(stat('statsBuffer')).toHaveText(/^[1-9][\d.]* s$/);
  await expect(stat('statsCodecs')).toHaveText(/avc1/);
  await expect(stat('statsStartup')).toHaveText(/^[\d,]+ ms$/);
  await expect(stat('statsFrames')).toHaveText(/^\d+ \/ [1-9][\d,]*$/);
  expect(await panel.innerText()).not.toMatch(/https?:|token|\.m3u8/i);
  const [inner, outer] = [(await panel.boundingBox())!, (await player.boundingBox())!];
  expect([inner.x >= outer.x, inner.y >= outer.y, inner.x + inner.width <= outer.x + outer.width, inner.y + inner.height <= outer.y + outer.height]).toEqual([true, true, true, true]);
  expect(await axeFindings(page, 'footlight-player')).toEqual([]);
  await player.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Shift+S');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('a page that asks its element for the whole screen gets a player that knows it', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox over BiDi gives no full screen.');
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Whole screen';
    button.onclick = () => void document.querySelector('footlight-player')!.requestFullscreen();
    document.body.prepend(button);
  });
  const told = page.evaluate(() => new Promise<boolean>((resolve) => {
    document.querySelector('footlight-player')!.addEventListener('footlight-fullscreen-change', (event) => resolve((event as CustomEvent<{ fullscreen: boolean }>).detail.fullscreen), { once: true });
  }));
  await page.getByRole('button', { name: 'Whole screen' }).click();
  expect(await told).toBe(true);
  await expect.poll(() => isFull(player)).toBe(true);
  const size = await player.locator('.fl-player').evaluate((box) => [box.clientWidth, box.clientHeight, innerWidth, innerHeight]);
  expect(size.slice(0, 2)).toEqual(size.slice(2));
  await wake(player);
  await player.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => isFull(player)).toBe(false);
  await expect(player.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});
