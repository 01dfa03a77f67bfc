import type { Locator, Page } from '@playwright/test';
import { fill, tap } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from './element-page.ts';

/** `<footlight-search>` on a partner's page: every state, by keys, by touch, from right to left; the address stays the partner's. @source spec 1 §2.4, §4.4, §5 */
const words = {
  en: { results: 'Results for “', recent: 'Recent searches', suggestions: 'Suggestions', clear: 'Clear the search', forget: 'Clear recent searches', filters: 'Filters', sort: 'Sort', title: 'Title' },
  ar: { results: 'نتائج «', recent: 'عمليات البحث الأخيرة', suggestions: 'اقتراحات' },
};

const search = (page: Page, platform: TestPlatform, locale: 'en' | 'ar' = 'en') => openElement(page, platform, 'partner', 'footlight-search', { realm: 'cinema', locale });
const fieldOf = (element: Locator) => element.getByRole('combobox');

test.afterEach(({ platform }) => switchesOf(platform).mend());

test('by keys: a list of what the words may become, one panel at a time, an order that turns, and the partner’s address as it was', async ({ page, platform }) => {
  const element = await search(page, platform);
  const address = page.url();
  const field = fieldOf(element);
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('harb');
  const options = element.getByRole('listbox', { name: words.en.suggestions }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await field.evaluate((input: HTMLInputElement) => (input.getRootNode() as ShadowRoot).getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role'))).toBe('listbox');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(field).toHaveValue('harb');
  await page.keyboard.press('Enter');
  await expect(element.getByRole('status').filter({ hasText: words.en.results })).toBeVisible();
  const filters = element.getByRole('button', { name: words.en.filters });
  const sort = element.getByRole('button', { name: words.en.sort });
  await filters.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await sort.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(sort).toHaveAttribute('aria-expanded', 'true');
  const title = element.getByRole('button', { name: words.en.title });
  const first = element.locator('.fl-search__kinds .fl-card__link').first();
  await title.press('Enter');
  await expect(title).toHaveAttribute('aria-pressed', 'true');
  await expect(element.locator('.fl-search__kinds')).not.toHaveAttribute('aria-busy', 'true');
  const before = await title.textContent();
  await title.press('Enter');
  await expect(title).not.toHaveText(before ?? '');
  await expect(first).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(page.url()).toBe(address);
});

test('in Arabic words, from right to left, on a phone', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const element = await search(page, platform, 'ar');
  const field = fieldOf(element);
  await fill(field, 'مَكتـَب');
  const option = element.getByRole('listbox', { name: words.ar.suggestions }).getByRole('option', { name: 'مكتب الليل' }).first();
  await expect(option).toBeVisible();
  expect(await option.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
  expect(await axeFindings(page)).toEqual([]);
  await option.click();
  await expect(element.getByRole('status').filter({ hasText: words.ar.results })).toBeVisible();
  await expect(element.locator('.fl-search__kinds .fl-card__link', { hasText: 'مكتب الليل' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await fill(field, 'وثائقي');
  await field.press('Enter');
  await expect(element.getByRole('status').filter({ hasText: '«وثائقي»' })).toBeVisible();
  await expect(element.locator('.fl-search__kinds .fl-card__link').first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a recent search is asked again, and all are forgotten', async ({ page, platform }) => {
    const element = await search(page, platform);
    const field = fieldOf(element);
    await fill(field, 'harbour');
    await field.press('Enter');
    await expect(element.getByRole('status').filter({ hasText: words.en.results })).toBeVisible();
    await tap(element.getByRole('button', { name: words.en.clear }));
    const recent = element.getByRole('listbox', { name: words.en.recent }).getByRole('option', { name: 'harbour' });
    expect((await recent.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await axeFindings(page)).toEqual([]);
    await tap(recent);
    await expect(field).toHaveValue('harbour');
    await expect(element.getByRole('status').filter({ hasText: words.en.results })).toBeVisible();
    await tap(element.getByRole('button', { name: words.en.clear }));
    await tap(element.getByRole('button', { name: words.en.forget }));
    await expect(element.getByRole('option')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')))).toEqual([]);
  });
});

test('nothing found, a platform that fails and no connection: each says so and shuts nobody out', async ({ page, context, platform }) => {
  const element = await search(page, platform);
  const field = fieldOf(element);
  const ask = async (text: string) => {
    await fill(field, text);
    await field.press('Enter');
  };
  await ask('zzqxvw');
  await expect(element.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
  await expect(element.getByRole('region', { name: 'Meanwhile, have a look at these' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await switchesOf(platform).fault({ call: 'searchContent', status: 503 });
  await ask('harbour');
  await expect(element.getByText('The search did not work.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await switchesOf(platform).mend('searchContent');
  await element.getByRole('button', { name: 'Try again' }).click();
  await expect(element.getByRole('status').filter({ hasText: words.en.results })).toBeVisible();
  await context.setOffline(true);
  await ask('street');
  await expect(element.getByText('You are offline. The search goes on as soon as you are back.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(element.getByRole('status').filter({ hasText: 'Results for “street”' })).toBeVisible();
});
