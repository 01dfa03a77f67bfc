import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startWebKit } from './driver/start-webkit.ts';
import type { WebDriver } from './driver/web-driver.ts';

/** The site and the elements that play nothing. @source issue "WebKit for as many as it can run here" */
let platform: TestPlatform;
let webkit: WebDriver;
beforeAll(async () => {
  platform = await startTestPlatform();
  webkit = await startWebKit();
});
afterAll(async () => {
  await webkit?.end();
  await platform?.close();
});

const tab = '\uE004';
const enter = '\uE007';
const arrowRight = '\uE014';
const wait = { timeout: 40_000, interval: 200 };

/** What stands in the page under a selector. */
const textOf = (selector: string) => webkit.run((name) => document.querySelector<HTMLElement>(name)?.innerText.trim() ?? '', selector);
const countOf = (selector: string) => webkit.run((name) => document.querySelectorAll(name).length, selector);
const focused = () => webkit.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const shows = (selector: string) => expect.poll(() => countOf(selector), wait).toBeGreaterThan(0);

test('the home page shows its rows, without sticking out at the side, and its first stop leads past the menu', async () => {
  await webkit.open(platform.at('arena', '/home?locale=en'));
  await shows('main .fl-card__link');
  expect(await webkit.run(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  await webkit.press(tab);
  expect(await focused()).toBe('Skip to content');
});

test('a guest signs in and finds a title that was kept in my list', async () => {
  await webkit.open(platform.at('arena', '/login?locale=en&from=%2Fmylist'));
  await shows('input[type="password"]');
  await webkit.click(await webkit.find(() => document.querySelector('input[type="email"]')));
  await webkit.press('member@footlight.test');
  await webkit.click(await webkit.find(() => document.querySelector('input[type="password"]')));
  await webkit.press(`footlight${enter}`);
  await expect.poll(() => textOf('main h1'), wait).toBe('My list');
  await shows('.fl-site__account-button');
});

test('the guide is walked by arrows, from programme to programme', async () => {
  await webkit.open(platform.at('arena', '/epg?locale=en'));
  await shows('[role="gridcell"] a');
  await webkit.run(() => { document.querySelector<HTMLElement>('[role="gridcell"] a[tabindex="0"]')?.focus(); });
  const first = await focused();
  expect(first).not.toBe('');
  await webkit.press(arrowRight);
  await expect.poll(focused, wait).not.toBe(first);
});

test('what is typed is found, and stands in the address', async () => {
  await webkit.open(platform.at('arena', '/search?locale=en'));
  await shows('[role="combobox"]');
  await webkit.click(await webkit.find(() => document.querySelector('main [role="combobox"]')));
  await webkit.press(`northgate${enter}`);
  await expect.poll(() => webkit.run(() => location.search), wait).toMatch(/query=northgate/);
  await shows('main .fl-card__link');
});

test('in Arabic the site is written from right to left', async () => {
  await webkit.open(platform.at('cinema', '/home?locale=ar'));
  await shows('main .fl-card__link');
  expect(await webkit.run(() => [document.documentElement.dir, document.documentElement.scrollWidth <= document.documentElement.clientWidth])).toEqual(['rtl', true]);
});

test('a partner’s page draws a row, the guide and my list', async () => {
  await webkit.open(platform.at('partner', '/all.html'));
  for (const name of ['footlight-carousel-row', 'footlight-epg-grid']) {
    await expect.poll(() => webkit.run((tag) => document.querySelector(tag)?.shadowRoot?.querySelectorAll('a').length ?? 0, name), wait).toBeGreaterThan(2);
  }
});
