import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { menu, signIn } from './site-visit.ts';

/** What the menu lists: another one for each kind of device, and for each kind of viewer. */
const listed = (page: Page): Promise<string[]> => page.locator('.fl-site__bar nav a').evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);

test('a window that becomes as narrow as a phone lists what phones list, and back', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(platform.at('arena', '/home'));
  await expect.poll(() => listed(page)).toContain('/schedule');
  expect(await listed(page)).not.toContain('/browse');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('link', { name: 'Find something to watch' }).first()).toBeVisible();
  expect(await listed(page)).not.toContain('/schedule');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect.poll(() => listed(page)).toContain('/schedule');
});

test('whoever signs in finds what they watched in the menu, and whoever signs out does not', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(platform.at('arena', '/login'));
  await expect(menu(page).getByRole('link', { name: 'Guide' })).toBeVisible();
  expect(await listed(page)).not.toContain('/history');
  await signIn(page, 'member');
  await expect.poll(() => listed(page)).toContain('/history');
  await page.goto(platform.at('arena', '/logout'));
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(platform.at('arena', '/home'));
  await expect.poll(() => listed(page)).toContain('/epg');
  await expect.poll(() => listed(page)).not.toContain('/history');
});
