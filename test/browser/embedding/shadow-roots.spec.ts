import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

/** What is on and may be watched: it plays by a click, any other programme says what it is. */
const onNow = (page: Page) => page.locator('#declared footlight-epg-grid').locator('[data-state="live"] .fl-guide__link:not([aria-haspopup])').first();

test.describe('elements in shadow roots of the page', () => {
  test('are defined where the HTML declares the root, and where a script makes it later', async ({ page, platform }) => {
    await page.goto(platform.at('partner', '/shadow-roots.html'));
    await expect(page.locator('#made footlight-carousel-row').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#declared footlight-epg-grid').getByRole('gridcell').getByRole('link').first()).toBeVisible();
  });

  test('a guide drives the player of its own root', async ({ page, platform }) => {
    await page.goto(platform.at('partner', '/shadow-roots.html'));
    const player = page.locator('#declared footlight-player');
    await onNow(page).click();
    await expect.poll(() => player.evaluate((element) => (element as HTMLElement & { content?: string }).content)).toMatch(/^(live|vod):/);
    expect(page.url()).toContain('/shadow-roots.html');
  });

  test('a guide without its player follows the link, and swallows no click', async ({ page, platform }) => {
    await page.goto(platform.at('partner', '/shadow-roots.html'));
    await expect(onNow(page)).toBeVisible();
    await page.locator('#declared footlight-player').evaluate((player) => player.remove());
    await onNow(page).click();
    await page.waitForURL((address) => address.hostname === 'arena.localhost');
  });
});
