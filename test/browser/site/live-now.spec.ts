import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings, signIn } from './site-visit.ts';

/** What is on air, around every page: a list that opens beside it, and a word when something begins. */
test('what is on air opens beside the page, by pointer and key, and leads to an event', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login'));
  await signIn(page, 'member');
  const button = page.getByRole('button', { name: /^Live now: \d/ });
  await expect(button).toBeVisible({ timeout: 20_000 });
  await button.click();
  const sidebar = page.getByRole('dialog', { name: 'Live now' });
  await expect(sidebar.getByRole('link').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await sidebar.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/live\/\d+/);
  await expect(sidebar).toBeHidden();
});

test('the address opens search over the page, and closing it leaves the page as it was', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/browse#search'));
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(platform.at('arena', '/browse'));
});

test('a menu that cannot be fetched leaves the page and the menu of before, says so and is asked again', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(platform.at('arena', '/home'));
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await page.route('**/api/v1/init/**', (route) => route.fulfill({ status: 503, json: { code: 'fault', messages: [] } }));
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Guide' })).toBeVisible();
  await expect(drawer.getByRole('status')).toHaveText('The menu could not be brought up to date.');
  await page.unroute('**/api/v1/init/**');
  await drawer.getByRole('button', { name: /Try again/ }).click();
  await expect(drawer.getByRole('status')).toHaveText('');
  expect(await findings(page)).toEqual([]);
});

test('an event that begins is told politely, and leads there; the word leaves by itself and is found again in the list', async ({ page, platform }) => {
  test.setTimeout(90_000);
  await page.goto(platform.at('arena', '/browse'));
  await expect(page.getByRole('button', { name: /^Live now: \d/ })).toBeVisible({ timeout: 20_000 });
  const toast = page.getByRole('region', { name: 'Live now' });
  await expect(toast).toBeHidden();
  const { clock } = switchesOf(platform);
  try {
    await clock({ advance: 3 * 3_600_000 });
    await expect(toast).toBeVisible({ timeout: 30_000 });
    await expect(toast.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', /\/live\/\d+/);
    expect(await findings(page)).toEqual([]);
    await expect(toast).toBeHidden({ timeout: 25_000 });
    await page.getByRole('button', { name: /^Live now: \d/ }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('link', { name: /Okoro v Lindqvist II/ })).toBeVisible();
  } finally {
    await clock({ reset: true });
  }
});
