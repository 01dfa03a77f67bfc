import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { addElement, openElement } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** Pages bring the script in more ways than a tag, and bring libraries that change what the browser gave them. */
const expectRow = (page: Page) => expect(page.locator('#row').getByRole('link').first()).toBeVisible();
const bundleOf = async (platform: TestPlatform): Promise<string> => (await fetch(platform.at('arena', '/embed/loader.js'))).text();

/** A page whose own script has the loader inside, as a bundler writes it. */
async function openBundled(page: Page, platform: TestPlatform, before: string): Promise<void> {
  await page.route('**/import.js', async (route) => route.fulfill({ contentType: 'text/javascript', body: before + (await bundleOf(platform)) }));
  await page.goto(platform.at('partner', '/import.html'));
}

for (const [way, path] of [['as a module, by a tag of its own', '/module.html'], ['by import()', '/import.html']] as const) {
  test(way, async ({ page, platform }) => {
    await page.goto(platform.at('partner', path));
    await expectRow(page);
  });
}

test('bundled, where its own tag names the address', async ({ page, platform }) => {
  await openBundled(page, platform, "{ const tag = document.querySelector('[data-loader]'); tag.dataset.footlight = tag.dataset.loader; }");
  await expectRow(page);
});

for (const path of ['/module.html', '/import.html', '/row.html']) {
  test(`text of other people names no code: ${path}`, async ({ page, platform }) => {
    const stranger = platform.at('evil', '/embed/loader.js');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // As the page is read, before any script of it runs.
    await page.addInitScript((address) => new MutationObserver(() => {
      const place = (tag: string, inside: Element | null) => {
        if (inside && !inside.querySelector(`:scope > ${tag}[data-footlight]`)) inside.prepend(Object.assign(document.createElement(tag), { title: 'of a stranger' }));
        for (const placed of document.querySelectorAll<HTMLElement>(`${tag}[title="of a stranger"]`)) Object.assign(placed.dataset, { footlight: address, prefix: 'evil' });
      };
      place('meta', document.head);
      place('p', document.body);
    }).observe(document, { childList: true, subtree: true }), stranger);
    await page.goto(platform.at('partner', path));
    await expect(page.locator('footlight-carousel-row').first().getByRole('link').first()).toBeVisible();
    expect(await page.locator(`[data-footlight="${stranger}"]`).count()).toBe(2);
    expect(asked.filter((address) => address.startsWith(new URL(stranger).origin))).toEqual([]);
  });
}

test('bundled without a word of where it came from: the author reads what to do', async ({ page, platform }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('[footlight]'));
  await openBundled(page, platform, '');
  expect((await said).text()).toMatch(/loader-address-unknown: Use <script.*data-footlight/);
});

/** What old libraries do to the browser's own objects, as far as it concerns anybody else. */
const libraries: Readonly<Record<string, string>> = {
  'MooTools 1.6, which puts its own Document, Element and Window in place': `
    for (const name of ['Document', 'Window']) window[name] = function () {};
    const Own = window.Element; window.Element = function () {}; window.Element.prototype = Own.prototype;
    Function.prototype.extend = Function.prototype.implement = function () { return this; };
    Array.from = (list) => (list == null ? [] : Array.prototype.slice.call(Object(list)));`,
  'Prototype 1.7, which writes arrays as texts and reads entries as values': `
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']'; };
    Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };
    Array.prototype.first = function () { return this[0]; };
    Object.prototype.toJSON === undefined && (String.prototype.toJSON = function () { return '"' + this + '"'; });
    Array.from = (list) => (list == null ? [] : list.toArray ? list.toArray() : Array.prototype.slice.call(Object(list)));`,
};

for (const [what, code] of Object.entries(libraries)) {
  test(`beside ${what}: a row shows, a player plays, a framed one too`, async ({ page, platform }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.addInitScript(`if (top === window) { ${code} }`);
    await openElement(page, platform, 'partner', 'footlight-carousel-row', { id: 'row', bucket: 'featured' });
    await expectRow(page);
    await addElement(page, 'footlight-player', { id: 'player', content: 'vod:1001' });
    await addElement(page, 'footlight-player', { id: 'framed', mode: 'framed', content: 'vod:1001' });
    await pressPlay(page.locator('#player'));
    await expectToBeWatched(page.locator('#player'));
    await page.locator('#framed').evaluate((player) => (player as HTMLElement & { pause(): Promise<void> }).pause());
    expect(failures).toEqual([]);
  });
}

test('beside a name that every loop meets, on Object.prototype: the author reads which, and what to do', async ({ page, platform }) => {
  const said = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await page.addInitScript("if (top === window) Object.prototype.extended = function () {};");
  await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'featured' });
  expect((await said).text()).toMatch(/<footlight-carousel-row> .*adds extended to Object\.prototype.*Object\.defineProperty/);
});
