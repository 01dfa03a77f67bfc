import type { Locator, Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { tenants } from '../site/site-visit.ts';

/** Programme cards and one channel's day, by keys. @source design/guide.md "Cells", "Modes"; spec 1 §2.4 */
test.use({ viewport: { width: 1280, height: 900 } });
test.afterEach(({ platform }) => switchesOf(platform).mend());

const guide = (page: Page): Locator => page.locator('.fl-guide');
const live = (page: Page): Locator => guide(page).locator('[data-state="live"]').getByRole('link');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

for (const { host } of tenants) {
  test(`${host}: a card says what a programme is, offers what can be done with it, and gives the focus back`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/epg?locale=en'));
    await live(page).first().focus();
    const name = await focused(page);
    await page.keyboard.press('i');
    const card = page.getByRole('dialog');
    // A title may hold commas itself.
    await expect(card.getByRole('heading')).not.toBeEmpty();
    const title = (await card.getByRole('heading').textContent())!;
    expect([name.slice(0, title.length), name.slice(title.length)]).toEqual([title, expect.stringMatching(/^, \d/)]);
    await expect(card.locator('.fl-programme-card__actions').getByRole('link').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe(name);
  });

  test(`${host}: a channel’s day opens by its name and by a key, and leads back to its row`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/epg?locale=en'));
    await live(page).first().focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    const name = await focused(page);
    await page.keyboard.press('d');
    const day = page.locator('.fl-guide-day');
    await expect(day.locator('[data-state="live"]')).toBeInViewport();
    await expect(day.getByRole('button', { name: 'Back to all channels' })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => focused(page)).toBe(name);
    await page.getByRole('rowheader').getByRole('button').nth(1).click();
    await expect(day).toBeVisible();
  });
}

test('a locked channel says what it takes, in its cell and in its card', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/epg?locale=en'));
  const locked = guide(page).locator('[data-state="live"]').getByRole('link', { name: /Sign in to watch/ }).first();
  await locked.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in to watch' })).toBeVisible();
});

test('from right to left a card opens and closes by the same keys, and nothing is excluded from axe', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/epg?locale=ar'));
  await live(page).first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('typed digits go to a channel, a search that finds nothing leads back to all', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/epg?locale=en'));
  await live(page).first().focus();
  await page.keyboard.type('120');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'))).toBe('121');
  await fill(page.getByRole('textbox', { name: 'Search the guide' }), 'qqqqqqqq');
  const all = page.getByRole('button', { name: 'Show all channels' });
  await expect(all).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await all.click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '201');
});

test('a guide that fails and one in the now-and-next list shut nobody out', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'readGuide', status: 503 });
  await page.goto(platform.at('arena', '/epg?locale=en'));
  const again = guide(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  await switchesOf(platform).mend();
  await again.click();
  await page.getByRole('button', { name: 'Now and next' }).click();
  await expect(page.locator('.fl-guide-list').getByRole('link').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
