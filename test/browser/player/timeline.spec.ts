import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { listen, openElement } from '../elements/element-page.ts';
import { expectToBeWatched, secondsOf, wake } from '../elements/watching.ts';

/** @source issue "Timeline"; design/player.md "Timeline" */
async function watched(page: Page, platform: TestPlatform, content: string): Promise<Locator> {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content, autoplay: 'muted' });
  await expectToBeWatched(player);
  return player;
}

const slider = (player: Locator) => player.getByRole('slider', { name: 'Position' });
const preview = (player: Locator) => player.locator('[part="preview"]');
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** Puts the pointer on a part of the timeline, 0–1. */
async function pointAt(page: Page, player: Locator, part: number): Promise<void> {
  await wake(player);
  const { x, y, width, height } = await boxOf(slider(player));
  await page.mouse.move(x + part * width, y + height / 2, { steps: 3 });
}

test('a moment under the pointer is seen before it is sought: picture from a sheet, chapter and time, inside the player, while dragging and by keys too', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await watched(page, platform, 'vod:1102');
  await player.evaluate((element) => (element as unknown as HTMLMediaElement).pause());
  await expect(player.locator('[part="chapter"]').first()).toBeAttached();
  for (const part of [0.004, 0.5, 0.996]) {
    await pointAt(page, player, part);
    await expect(preview(player).locator('img')).toHaveJSProperty('complete', true);
    expect(await preview(player).locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const [inner, outer] = [await boxOf(preview(player)), await boxOf(player)];
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    await expect(preview(player)).toContainText(/\d:\d\d$/);
  }
  const rail = player.locator('.fl-player__rail');
  await expect.poll(async () => (await boxOf(rail)).height).toBeCloseTo(8, 0);

  await pointAt(page, player, 0.2);
  await page.mouse.down();
  await pointAt(page, player, 0.75);
  await expect(preview(player)).toContainText('0:48');
  await page.mouse.up();
  await expect.poll(() => secondsOf(player)).toBeCloseTo(48, 0);

  await page.mouse.move(5, 5);
  await slider(player).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsOf(player)).toBeCloseTo(38, 0);
  await expect(preview(player)).toContainText('0:38');
  await expect(slider(player)).toHaveAttribute('aria-valuetext', /^38 seconds of .*, chapter .+/);
  await page.keyboard.press('Home');
  await expect.poll(() => secondsOf(player)).toBeLessThan(0.5);
});

test('chapters, notes and single pictures have their places, and the page hears which chapter plays', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await watched(page, platform, 'vod:1101');
  const heard = await listen(page, 'footlight-chapter-change');
  await expect(player.locator('[part="chapter"]').nth(1)).toBeAttached();
  await expect(player.locator('[part~="mark-note"]')).toHaveCount(2);
  await expect(player.locator('[part~="mark-skip"]')).toHaveCount(3);
  await pointAt(page, player, 32 / 64);
  await expect(preview(player)).toContainText('The storm');
  await expect(preview(player).locator('img')).toHaveJSProperty('complete', true);
  await expect(player.locator('[part="watermark"]')).toHaveText('Footlight');
  await player.evaluate((element) => Object.assign(element, { currentTime: 33 }) as never);
  await expect(player.getByRole('note')).toContainText('Twelve layers of sea');
  await expect.poll(async () => (await heard()).at(-1)?.detail).toEqual({ chapter: { title: 'The storm', start: 32, end: 44 }, index: 3 });
});
