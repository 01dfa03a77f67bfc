import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { docsSnippets, type Snippet } from '../../support/docs-snippets.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { startViewerBrowser } from '../../support/viewer-browser.ts';
import { expectNoSideways } from '../site/site-visit.ts';
import { settled } from '../trust/watch-policy.ts';

/** The documentation as readers have it. That no page of it breaks its policy is looked at after each test. */
const wide = { width: 1440, height: 900 };

test('a reader finds an attribute by keyboard, copies code, and goes on to the next page', async ({ page, platform }) => {
  await page.setViewportSize(wide);
  await page.goto(platform.at('docs'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await fill(search.getByRole('searchbox'), 'start-at');
  await expect(search.getByRole('status')).toContainText('places');
  await page.keyboard.press('ArrowDown');
  await expect(search.getByRole('link', { name: /^start-at.*Player, Attributes/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(platform.at('docs', '/elements/player#attributes-start-at'));
  await expect(page.getByRole('row', { name: /^start-at/ }).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
  await page.getByRole('link', { name: 'Next Multi-view' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multi-view');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Multi-view' })).toHaveAttribute('aria-current', 'page');
  const answer = await page.goto(platform.at('docs', '/nowhere'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
});

/** Every kind of page; colours alone differ in the dark. */
const rooms = {
  light: [['/', 390], ['/elements/player', 390], ['/frameworks', 820], ['/bridge/protocol', 1440], ['/quick-start', 320]],
  dark: [['/', 820], ['/elements/player', 1440]],
} as const;

for (const scheme of ['light', 'dark'] as const) {
  test(`no page shuts anybody out in a ${scheme} room, from a phone to a desktop`, async ({ page, platform, browserName }) => {
    test.skip(browserName === 'firefox' && scheme === 'dark', 'Playwright emulates no colours in Firefox over BiDi.');
    await page.emulateMedia({ colorScheme: scheme });
    for (const [path, width] of rooms[scheme]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(platform.at('docs', path));
      await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
      await expectNoSideways(page);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await page.keyboard.press('/');
    await fill(page.getByRole('searchbox'), 'player');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await axeFindings(page), 'the search').toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('every page is reached from the menu of a phone, and its headings from its list', async ({ page, platform }) => {
    await page.goto(platform.at('docs'));
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Theming' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
    await page.getByText('On this page').click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Parts' }).click();
    await expect(page.getByRole('heading', { name: 'Parts' })).toBeInViewport();
  });
});

/** A snippet as a page: as it is, or in the least that makes a page of it. */
const asPage = ({ code, place }: Snippet, platform: TestPlatform): string =>
  (code.startsWith('<!doctype') ? code : `<!doctype html><html lang="en"><meta charset="utf-8"><title>${place}</title><link rel="icon" href="data:,"><body>${code}</body></html>`)
    .replaceAll('https://watch.example.com', platform.at('arena', '').replace(/\/$/, ''));

/** Opens it on the registered partner's origin, and waits until it does what it says. */
async function open(page: Page, platform: TestPlatform, snippet: Snippet, at: number): Promise<void> {
  const address = platform.at('partner', `/snippet-${at}.html`);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: asPage(snippet, platform) }));
  await page.goto(address);
  if (snippet.info.includes(' bridge')) return expect(page.locator('html')).toHaveAttribute('data-connected', 'true');
  if (snippet.info.includes(' prefix')) return expect(page.locator('cinema-player video')).toBeAttached();
  await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('footlight-')).every(({ shadowRoot }) => shadowRoot !== null))).toBe(true);
  return settled(page);
}

/** The browser's own remark about a permission that it does not have. */
const ofBrowser = /Unrecognized feature: 'web-share'/;

test('every snippet of HTML that is marked to run runs on a partner’s page, without a word in the console', async ({ platform }) => {
  test.slow();
  const runnable = docsSnippets().filter(({ language, isRun }) => language === 'html' && isRun);
  expect(runnable.length).toBeGreaterThan(12);
  // A page that a test writes comes from no address, and so may not reach the machine's own without this.
  const viewer = await startViewerBrowser(['--disable-features=LocalNetworkAccessChecks']);
  try {
    const page = await viewer.context.newPage();
    const said: string[] = [];
    page.on('console', (message) => { if (['error', 'warning'].includes(message.type()) && !ofBrowser.test(message.text())) said.push(message.text()); });
    page.on('pageerror', (failure) => said.push(failure.message));
    for (const [at, snippet] of runnable.entries()) {
      await test.step(snippet.place, () => open(page, platform, snippet, at));
      expect([snippet.place, said]).toEqual([snippet.place, []]);
    }
  } finally {
    await viewer.close();
  }
});
