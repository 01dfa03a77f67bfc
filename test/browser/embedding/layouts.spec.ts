import { expect, test } from '../../support/browser-test.ts';

/** Where a page gives no width, a player has a video's; where it gives one, or a height, the player has that. */
interface Layout { name: string; width: number; height?: number }
const column = 'main > div.block';
const expected: readonly Layout[] = [
  { name: 'centred-column:not(.framed, .list, .form)', width: 300, height: 169 },
  { name: 'centred-grid', width: 300, height: 169 },
  { name: 'row', width: 300, height: 169 },
  { name: 'inline', width: 300, height: 169 },
  { name: 'float', width: 300, height: 169 },
  { name: 'narrow', width: 200 },
  { name: 'tall', width: 320, height: 400 },
  { name: 'framed', width: 300, height: 169 },
];

test('an element has a size in every layout', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/layouts.html'));
  await expect(page.locator('.tall footlight-player .fl-player')).toBeVisible();
  await expect(page.locator('.framed iframe')).toBeVisible();
  const sizeOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  };
  for (const { name, width, height } of expected) {
    const picture = name === 'framed' ? 'iframe' : '.fl-player';
    await test.step(name, async () => {
      await expect.poll(() => sizeOf(`.${name} footlight-player ${picture}`)).toEqual({ width, height: height ?? Math.round((width * 9) / 16) });
      expect((await sizeOf(`.${name} footlight-player`)).width).toBe(width);
    });
  }
  const whole = await sizeOf(column);
  expect(await sizeOf('.block footlight-player')).toEqual({ width: whole.width, height: Math.round((whole.width * 9) / 16) });
  expect((await sizeOf('.list footlight-my-list')).width).toBeGreaterThan(500);
  // The viewer's own 16 px, although the partner's root font is 17 px.
  expect((await sizeOf('.form footlight-sign-in')).width).toBe(28 * 16);
});

test('nothing is wider than a small screen', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(platform.at('partner', '/layouts.html'));
  await expect(page.locator('.tall footlight-player .fl-player')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
