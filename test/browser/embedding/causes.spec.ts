import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { addElement, signIn } from '../elements/element-page.ts';
import { findings } from '../site/site-visit.ts';

/** Every fault of a page names itself once in the console, with what to do and where to read on, and in `footlight-error`. */
interface Told { console: string[]; events: () => Promise<string[]> }

async function listenTo(page: Page): Promise<Told> {
  const said: string[] = [];
  page.on('console', (message) => {
    const [, code] = /^\[footlight\] ([a-z-]+): .*\/embed\/docs\/causes#\1/.exec(message.text()) ?? [];
    if (code) said.push(code);
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('footlight-error', (event) => {
      const { code, help } = (event as CustomEvent<{ code: string; help?: string }>).detail;
      if (help?.endsWith(`#${code}`)) told.push(`${(event.target as Element).localName} ${code}`);
    });
  });
  return { console: said, events: () => page.evaluate(() => (window as unknown as { told: string[] }).told) };
}

test('what a page’s author wrote wrong is told once, to the element that it concerns', async ({ page, platform }) => {
  const told = await listenTo(page);
  await page.goto(platform.at('partner', '/row.html'));
  await page.evaluate(() => {
    const make = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      document.querySelector('main')?.append(element);
    };
    make('footlight-search', { locale: 'Klingon!' });
    make('footlight-carousel', {});
    make('footlight-my-list', { realm: 'nobody' });
    make('footlight-player', { mode: 'framed', content: 'vod:1001', playlist: 'p1' });
    make('footlight-section', { section: '../up' });
    document.querySelector('iframe[title="Footlight session"]')?.remove();
  });
  const codes = ['attribute-without-effect', 'element-unknown', 'language-unreadable', 'session-frame-removed', 'unknown-realm', 'value-refused'];
  await expect.poll(() => [...told.console].sort(), { timeout: 20_000 }).toEqual(codes);
  expect(await told.events()).toEqual(expect.arrayContaining([
    'footlight-search language-unreadable', 'footlight-carousel element-unknown', 'footlight-player attribute-without-effect', 'footlight-section value-refused', 'footlight-carousel-row session-frame-removed',
  ]));
});

test('frames that do not answer an isolated page: what has to arrive, and which element is concerned', async ({ page, platform }) => {
  const told = await listenTo(page);
  await page.route('**/frames/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(platform.at('partner', '/hosts/isolated.html'));
  await page.evaluate(() => document.body.append(document.createElement('footlight-sign-in')));
  await expect.poll(() => [...told.console].sort(), { timeout: 30_000 }).toEqual(['element-frame-silent', 'page-isolated']);
  expect(await told.events()).toEqual(expect.arrayContaining(['footlight-sign-in element-frame-silent', 'footlight-carousel-row page-isolated']));
});

test('a platform that does not answer, and one that does not know this page, are told apart', async ({ page, platform }) => {
  const told = await listenTo(page);
  await page.goto(platform.at('evil', '/all.html'));
  await expect.poll(() => told.console).toEqual(['origin-not-registered']);
  await page.route(/\/realm-settings\/|\/embed\/loader\.js$/, (route) => (route.request().resourceType() === 'script' ? route.continue() : route.abort()));
  await page.goto(platform.at('partner', '/row.html'));
  await expect.poll(() => told.console).toEqual(['origin-not-registered', 'platform-unreachable']);
  expect(await told.events()).toEqual(Array(2).fill('footlight-carousel-row platform-unreachable'));
});

test('?footlight-debug opens what the page’s author may see, and nothing of who is watching', async ({ page, platform }) => {
  await page.goto(`${platform.at('partner', '/row.html')}?footlight-debug`);
  const overlay = page.getByRole('region', { name: 'Footlight debug' });
  const rowOf = (table: string, text: string) => overlay.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
  await signIn(page, 'partner', 'member');
  await expect(rowOf('Sessions', 'arena').getByText('signed in')).toBeVisible();
  await expect(rowOf('Elements', '#row').getByText('ready')).toBeVisible();
  await expect(rowOf('Bridge', '/frames/session').getByText(/^\d+ ms/)).toBeVisible();
  await expect(rowOf('Calls', '/realm-settings/').getByText('200').first()).toBeAttached();
  await expect(rowOf('Calls', 'session frame').first()).toBeAttached();
  await expect(rowOf('Versions', 'script').getByText(/newest \(/)).toBeVisible();
  await addElement(page, 'footlight-section', { section: '../up' });
  await expect(rowOf('Causes', 'value-refused')).toBeVisible();
  const text = await overlay.innerText();
  expect(text).not.toMatch(/member@|footlight\.test|eyJ|Maren|Holt/);
  expect(await findings(page)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await overlay.boundingBox())?.width).toBeLessThanOrEqual(width);
  }
  await overlay.getByRole('button', { name: 'Copy as JSON' }).focus();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
});
