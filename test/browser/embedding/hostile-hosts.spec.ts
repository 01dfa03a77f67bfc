import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** Pages whose own scripts, sheets, notations and names stand in the way: `demo/pages/partner/hosts`. */
const hosts: Readonly<Record<string, string>> = {
  'amd.html': 'AMD and CommonJS globals',
  'base-href.html': 'a base for its addresses',
  'clobbered.html': 'names in the place of the document’s own members',
  'global-sheet.html': 'a sheet that resets every element',
  'late-script.html': 'elements made before the script',
  'mootools.html': 'MooTools 1.6',
  'no-referrer.html': 'no referrer',
  'prototype.html': 'Prototype 1.7',
  'quirks.html': 'no doctype',
  'right-to-left.html': 'dir="rtl" and lang="en_US"',
  'strict.xhtml': 'XML for HTML',
};

async function open(page: Page, platform: TestPlatform, path: string): Promise<string[]> {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => message.text().includes('[footlight]') && failures.push(message.text()));
  await page.goto(platform.at('partner', `/hosts/${path}`));
  return failures;
}

for (const [path, what] of Object.entries(hosts)) {
  test(`a page with ${what}: everything on it works`, async ({ page, platform }) => {
    const failures = await open(page, platform, path);
    const [row, framed, form, player] = [page.locator('#row'), page.locator('#framed'), page.locator('#sign-in'), page.locator('[id="player"]')] as const;
    if (await row.count()) await expect(row.getByRole('link').first()).toBeVisible();
    if (await form.count()) await expect(form.locator('iframe').contentFrame().getByLabel('E-mail')).toBeVisible();
    await pressPlay(player);
    await expectToBeWatched(player);
    // A framed player's answer has crossed the bridge both ways.
    if (await framed.count()) await framed.evaluate((element) => (element as HTMLElement & { pause(): Promise<void> }).pause());
    expect(failures).toEqual([]);
  });
}

test('what a page’s sheets set on all of its text ends at an element', async ({ page, platform }) => {
  await open(page, platform, 'global-sheet.html');
  // With its cards a row gets its own heading, in place of the one that waited.
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  const title = page.locator('#row').locator('.fl-row__title').first();
  const styles = await title.evaluate((element) => {
    const { textTransform, whiteSpace, wordSpacing, textIndent, fontStyle, fontVariantCaps, textAlign } = getComputedStyle(element);
    return { textTransform, whiteSpace, wordSpacing, textIndent, fontStyle, fontVariantCaps, textAlign };
  });
  expect(styles).toEqual({ textTransform: 'none', whiteSpace: 'normal', wordSpacing: '0px', textIndent: '0px', fontStyle: 'normal', fontVariantCaps: 'normal', textAlign: 'start' });
});

/** How large what an element draws is, in pixels. */
const measures = (page: Page) => page.evaluate(() => ['footlight-carousel-row', 'footlight-epg-grid', 'footlight-sign-in'].map((tag) => {
  const box = document.querySelector(tag)?.shadowRoot?.querySelector('.fl-box');
  return box ? [tag, getComputedStyle(box).fontSize, getComputedStyle(box.querySelector('h2, [class$="__title"], button') ?? box).fontSize] : [tag];
}));

test('a root font of 62.5 % or 40 px changes no measure of an element', async ({ page, platform }) => {
  await open(page, platform, 'root-font.html');
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#guide').getByRole('link').first()).toBeVisible();
  // The page's own measures follow its root, the elements' do not.
  await page.evaluate(() => Object.assign((document.querySelector('main') as HTMLElement).style, { inlineSize: '800px', maxInlineSize: 'none' }));
  const heights = () => page.evaluate(() => ['#row', '#guide'].map((id) => document.querySelector(id)?.clientHeight));
  // Fonts and pictures that arrive change heights too.
  let last = '';
  await expect.poll(async () => {
    const before = last;
    last = JSON.stringify([await heights(), await page.evaluate(() => document.fonts.status)]);
    return last === before && last.includes('loaded');
  }, { intervals: [500] }).toBe(true);
  const [plain, tall] = [await measures(page), await heights()];
  for (const size of ['62.5%', '40px']) {
    await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), size);
    expect(await measures(page)).toEqual(plain);
    await expect.poll(heights).toEqual(tall);
  }
});

test('nothing on a plain article moves when its elements come', async ({ page, platform }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { moved += (entry as PerformanceEntry & { value: number }).value; })).observe({ type: 'layout-shift', buffered: true });
    Object.defineProperty(window, 'moved', { get: () => moved });
  });
  // The elements' code is slower than the page.
  await page.route('**/embed/footlight-*.js', async (route) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await route.continue();
  });
  await open(page, platform, 'article.html');
  await expect(page.locator('#player').getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.05);
});

test('on paper an element is dark on the page’s ground, and has no buttons', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright emulates no paper in Firefox over BiDi.');
  await open(page, platform, 'printed.html');
  const row = page.locator('#row');
  await expect(row.getByRole('link').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => row.evaluate(({ shadowRoot }) => getComputedStyle(shadowRoot?.querySelector('.fl-stage') as Element).color)).toBe('rgb(0, 0, 0)');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a tag with our prefix that is none of ours: the author reads which there are', async ({ page, platform }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'warning');
  await open(page, platform, 'unseen.html');
  await expect(page.locator('#real').getByRole('link').first()).toBeVisible();
  expect((await said).text()).toMatch(/<footlight-carousel> is no element.*<footlight-carousel-row>/);
});

test('a prefix with a hyphen: what a player opens is there', async ({ page, platform }) => {
  await open(page, platform, 'hyphenated-prefix.html');
  const player = page.locator('#player');
  await player.getByRole('button', { name: /Sign in|See plans/ }).first().click();
  await expect(player.locator('dialog iframe').contentFrame().locator('#root > *').first()).toBeVisible();
});
