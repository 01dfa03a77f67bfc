import { expect, test } from '../../support/browser-test.ts';
import { tenants } from './site-visit.ts';

/** The width that a picture was fetched in. */
const widthOf = (address: string): number => Number(new URL(address).searchParams.get('width'));

// spec 1 §9 "Image widths 240 … 3840; card widths 200 to 800 in steps of 100"
for (const { host } of tenants) {
  test(`pictures of ${host} are fetched as wide as they are shown`, async ({ page, platform }) => {
    for (const [width, hero] of [[390, 960], [1440, 1440], [1920, 1920]] as const) {
      // A page that grows fetches for its layout of before.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(platform.at(host, '/home'));
      const card = page.locator('.fl-card__picture').first();
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => card.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
      const seen = await card.evaluate((picture: HTMLImageElement) => ({ address: picture.currentSrc, wide: picture.clientWidth }));
      // A row may take another card in after a picture was asked for.
      expect(widthOf(seen.address), `a card of ${seen.wide} px at ${width} px`).toBeGreaterThanOrEqual(Math.min(800, seen.wide));
      expect(widthOf(seen.address), `a card of ${seen.wide} px at ${width} px`).toBeLessThanOrEqual(Math.max(200, seen.wide + 200));
      expect(widthOf(await page.locator('.fl-hero__picture').first().evaluate((picture: HTMLImageElement) => picture.currentSrc)), `the hero at ${width} px`).toBe(hero);
    }
  });
}
