import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { findings, signIn } from './site-visit.ts';

/** The navigation around every page: behind a button on narrow screens, out of the way while something is read. */
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main' });
const bar = (page: Page) => page.locator('.fl-site__bar');

for (const host of ['arena', 'cinema'] as const) {
  test(`the menu of ${host} on a phone opens, keeps the focus, locks the page and gives the focus back`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(platform.at(host, '/home'));
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.press('Enter');
    await expect(drawer(page).getByRole('link', { name: 'Plans' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let turn = 0; turn < 12; turn += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null)).toBe(true);
    }
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(platform.at(host, '/epg'));
    await expect(drawer(page)).toBeHidden();
  });
}

test('the bar leaves on the way down, comes back on the way up and for the keyboard, and stays on a film', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(platform.at('arena', '/home'));
  await expect(page.getByRole('heading', { name: 'Top ten this week' })).toBeVisible();
  /** It is cut off in its place, so that what lies below it is seen and pressed. */
  const isThere = (is: boolean) => expect(bar(page)).toHaveCSS('clip-path', is ? 'none' : 'inset(0px 0px 100%)');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await isThere(false);
  await page.mouse.wheel(0, -120);
  await isThere(true);
  await page.mouse.wheel(0, 400);
  await isThere(false);
  await page.locator('.fl-site__logo').focus();
  await isThere(true);
  await page.goto(platform.at('arena', '/playlist/4001'));
  await expect(page.getByRole('link', { name: /Five Goals from Nowhere/ })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toHaveClass(/--hidden/);
});

test('a member signs out from the menu of a phone', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(platform.at('arena', '/login'));
  await signIn(page, 'member');
  await expect(page.locator('.fl-site__account-button')).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await drawer(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});
