import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, test } from '../../support/browser-test.ts';
import { menu } from './site-visit.ts';

/** What a page says of itself to those who share and index it. */
const tags = 'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const saidInBrowser = (page: Page): Promise<string[]> => page.evaluate((selector) => [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML).sort(), tags);

async function writtenBy(page: Page, locale: string): Promise<string[]> {
  const address = new URL(page.url());
  address.searchParams.set('locale', locale);
  const { window } = new JSDOM(await (await page.request.get(address.href, { headers: { accept: 'text/html' } })).text());
  return [...window.document.head.querySelectorAll(tags)].map((element) => element.outerHTML).sort();
}

/** The browser says of a page that was gone to what the platform writes when the page is opened. */
async function expectSameHead(page: Page, locale = 'en'): Promise<void> {
  const written = await writtenBy(page, locale);
  expect(written.length).toBeGreaterThan(0);
  await expect.poll(() => saidInBrowser(page), { timeout: 10_000 }).toEqual(written);
}

test('the head follows the viewer from page to page, in each language, as the platform writes it', async ({ page, platform }) => {
  const reports: string[] = [];
  page.on('console', (message) => /Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()) && reports.push(message.text()));
  await page.goto(platform.at('arena', '/home'));
  await page.getByRole('heading', { name: 'Featured' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /Ten Seconds in Lane Four/ }).first().click();
  await expect(page).toHaveTitle('Ten Seconds in Lane Four · Arena');
  await expectSameHead(page);
  expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(platform.at('arena', '/video/1002'));
  await menu(page).getByRole('link', { name: 'Guide' }).click();
  await expectSameHead(page);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expectSameHead(page);
  await page.locator('.fl-site__account-area select').selectOption('es');
  await expectSameHead(page, 'es');
  await page.goBack();
  await page.goBack();
  await expectSameHead(page, 'es');
  for (const path of ['/series/5001', '/season/5101', '/playlist/4001', '/live/2001', '/browse', '/section/first', '/account', '/nowhere']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expectSameHead(page, 'es');
  }
  expect(reports).toEqual([]);
});
