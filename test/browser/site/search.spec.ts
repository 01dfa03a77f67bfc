import type { Page } from '@playwright/test';
import { fill, tap } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings } from './site-visit.ts';

const fieldOf = (page: Page) => page.getByRole('search').getByRole('combobox');

/** Search as a page: words and refinements in the address, the way back, keyboard alone, touch, both directions. @source spec 1 §2.1, §4.4, §5 */
test('what is typed is found after a second of quiet, by kind, and stands in the address', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/search'));
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await expect(page.getByRole('region', { name: 'Videos' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.type('northgate');
  await expect(page.getByRole('status').filter({ hasText: 'Results for “northgate”' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?query=northgate$/);
  await expect(page.getByRole('region', { name: 'Live' }).getByRole('heading', { name: 'Live' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('with keys alone: a suggestion is chosen, a filter and an order are pressed, a title is opened, and the way back finds all of it', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/search'));
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('north');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const chosen = (await page.getByRole('listbox').getByRole('option', { selected: true }).textContent()) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(chosen);
  await expect(page.getByRole('status').filter({ hasText: `Results for “${chosen}”` })).toBeVisible();
  await fill(field, 'northgate');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByRole('button', { name: /^Live, / }).press('Enter');
  await page.getByRole('button', { name: 'Sort' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Live, / })).toBeHidden();
  await page.getByRole('button', { name: 'Title' }).press('Enter');
  await page.getByRole('button', { name: /^Title/ }).press('Enter');
  await expect(page).toHaveURL(/query=northgate&facet=kind%3AliveEvents&sort=title&sortDirection=DESC$/);
  expect(await findings(page)).toEqual([]);
  const first = page.locator('.fl-search__kinds .fl-card__link').first();
  await expect(page.locator('.fl-search__kinds')).not.toHaveAttribute('aria-busy', 'true');
  const title = await first.textContent();
  await first.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(field).toHaveValue('northgate');
  await expect(first).toHaveText(title ?? '');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('a slip is understood, and nothing found helps on', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/search?query=harbuor%20street'));
  await expect(page.getByText('Nothing is called “harbuor street”. Results for “harbour street”', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Series and playlists' }).getByRole('link', { name: /Harbour Street/ }).first()).toBeVisible();
  await fill(fieldOf(page), 'zzqxvw');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meanwhile, have a look at these' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('in Arabic, from right to left', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(platform.at('cinema', `/search?locale=ar`));
  const field = fieldOf(page);
  await fill(field, 'مَكتـَب');
  await expect(page.getByRole('option', { name: 'مكتب الليل' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.fl-search__kinds .fl-card__link', { hasText: 'مكتب الليل' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findings(page)).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a recent search is asked again by a tap, and all are forgotten by another', async ({ page, platform }) => {
    await page.goto(platform.at('arena', '/search'));
    const field = fieldOf(page);
    await fill(field, 'harbour');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Results for “harbour”' })).toBeVisible();
    await tap(page.getByRole('button', { name: 'Clear the search' }));
    const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option', { name: 'harbour' });
    expect((await recent.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findings(page)).toEqual([]);
    await tap(recent);
    await expect(page).toHaveURL(/query=harbour$/);
    await tap(page.getByRole('button', { name: 'Clear the search' }));
    await tap(page.getByRole('button', { name: 'Clear recent searches' }));
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await page.reload();
    await tap(field);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  });
});

test('a platform that fails says so, and is asked again', async ({ page, platform }) => {
  const switches = switchesOf(platform);
  await switches.fault({ call: 'searchContent', status: 503 });
  await page.goto(platform.at('arena', '/search?query=northgate'));
  await expect(page.getByText('The search did not work.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await switches.mend('searchContent');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Results for “northgate”' })).toBeVisible();
});

test('any text may be pasted', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/search'));
  const field = fieldOf(page);
  for (const text of [`"100%" & 'it's' | !`, '😀🏆', '<img src=x onerror=alert(1)>']) {
    await fill(field, text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Nothing found for “${text}”`).or(page.getByRole('status').filter({ hasText: text })).first()).toBeVisible();
  }
  await page.goto(platform.at('arena', `/search?query=${'x'.repeat(5000)}`));
  await expect(page.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
});

test('on a partner’s page the element searches in place', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/search.html'));
  const search = page.locator('#search');
  await fill(search.getByRole('combobox'), 'northgate');
  await search.getByRole('combobox').press('Enter');
  await expect(search.getByRole('status').filter({ hasText: 'Results for “northgate”' })).toBeVisible();
  await expect(search.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${platform.at('arena', '/')}`));
  expect(page.url()).toBe(platform.at('partner', '/search.html'));
  expect(await findings(page)).toEqual([]);
});
