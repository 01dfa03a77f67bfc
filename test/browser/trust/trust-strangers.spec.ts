import { readdirSync } from 'node:fs';
import type { Frame, Page, Response } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { readHeard } from './read-realm.ts';
import { recordRealm } from './record-realm.ts';

/**
 * A site that nobody registered gets no document, no answer and no content, whatever page it copies.
 *
 * @source issue "Trust by origin"; design/bridge.md requirement 1
 */
const pages = readdirSync('demo/pages/partner').filter((name) => name.endsWith('.html'));
const refusal = /not registered to show|cannot reach the service|not known here/;

/** Every element of ours in the page with what a viewer reads in it, and how much content stands there. */
const readElements = (page: Page) => page.evaluate(() =>
  [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('footlight-')).map(({ localName, shadowRoot }) => ({
    name: localName,
    words: shadowRoot?.querySelector('[role="alert"]')?.textContent ?? '',
    shows: shadowRoot?.querySelectorAll('a, img, video, iframe, input, li').length ?? 0,
  })));

/** Whether a document of the platform stands in a frame. */
const isOurs = (frame: Frame): Promise<boolean> =>
  frame.evaluate(() => document.getElementById('root') !== null || document.querySelector('script') !== null).catch(() => false);

interface Watched {
  frames: { path: string; status: number }[];
  settings: number[];
  end(): void;
}

function watchAnswers(page: Page, platform: TestPlatform): Watched {
  const hear = (response: Response): void => {
    const { host, pathname } = new URL(response.url());
    if (host === new URL(platform.at('evil')).host) return;
    if (pathname.startsWith('/frames/')) seen.frames.push({ path: pathname, status: response.status() });
    if (pathname.startsWith('/realm-settings/')) seen.settings.push(response.status());
  };
  const seen: Watched = { frames: [], settings: [], end: () => void page.off('response', hear) };
  page.on('response', hear);
  return seen;
}

test.describe('a site that nobody registered', () => {
  test('gets nothing from a copy of any page', async ({ platform, page }) => {
    await page.addInitScript(recordRealm);
    await lookAtEach(pages, (name) => name, async (name) => {
      await page.goto('about:blank');
      const seen = watchAnswers(page, platform);
      await page.goto(platform.at('evil', `/${name}`));
      await expect.poll(async () => (await readElements(page)).filter(({ words }) => !refusal.test(words))).toEqual([]);
      for (const { shows, name: tag } of await readElements(page)) expect(shows, tag).toBe(0);
      const elements = await page.locator('script[src*="loader.js"]').count();
      if (elements > 0) await expect.poll(() => seen.frames.length, 'the session frame was asked for').toBeGreaterThan(0);
      for (const { path, status } of seen.frames) expect(status, path).toBe(403);
      for (const status of seen.settings) expect(status).toBe(403);
      for (const frame of page.frames().slice(1)) expect(await isOurs(frame), frame.url()).toBe(false);
      expect((await readHeard(page)).filter(({ via }) => via.startsWith('message'))).toEqual([]);
      seen.end();
    });
  });

  test('gets nothing by any attack that it tries', async ({ platform, page }) => {
    await page.addInitScript(recordRealm);
    await page.goto(platform.at('evil', '/attack.html'));
    interface Attack { done: boolean; attempts: Record<string, string>; received: string[] }
    const attack = (): Promise<Attack> => page.evaluate(() => (window as unknown as { attack: Attack }).attack);
    await expect.poll(async () => (await attack()).done, { timeout: 45_000 }).toBe(true);
    const { attempts, received } = await attack();
    expect(Object.keys(attempts).length).toBeGreaterThan(12);
    expect(Object.entries(attempts).filter(([, outcome]) => outcome !== 'nothing')).toEqual([]);
    expect(received).toEqual([]);
    expect((await readHeard(page)).filter(({ via }) => via.startsWith('message'))).toEqual([]);
    expect((await readElements(page)).filter(({ words }) => !refusal.test(words))).toEqual([]);
  });

  test('is refused the realm’s settings, which a registered page gets without the list of origins', async ({ platform, request }) => {
    for (const host of ['arena', 'api']) {
      const ask = (origin: string) => request.get(`http://127.0.0.1:${platform.port}/realm-settings/arena`, { headers: { host: `${host}.localhost:${platform.port}`, origin } });
      const registered = await ask(platform.at('partner', ''));
      expect(registered.status()).toBe(200);
      expect(await registered.text()).not.toContain('registeredOrigins');
      const lookAlikes = [
        platform.at('evil', ''), 'null', platform.at('sub.partner', ''), platform.at('partner', '').replace('http:', 'https:'), 'http://partner.localhost',
        platform.at('xpartner', ''), `${platform.at('partner', '')}.evil.example`, platform.at('PARTNER', '').replace(/\/$/, '.'),
      ];
      for (const origin of lookAlikes) {
        const answer = await ask(origin);
        expect(answer.status(), origin).toBe(403);
        expect(answer.headers()['access-control-allow-origin'], origin).toBeUndefined();
        expect(await answer.text(), origin).not.toContain('apiKey');
      }
    }
  });
});

test('the same checks see a registered page’s content, so they can fail', async ({ platform, page }) => {
  await page.addInitScript(recordRealm);
  const seen = watchAnswers(page, platform);
  await page.goto(platform.at('partner', '/row.html'));
  await expect.poll(async () => (await readElements(page))[0]?.shows ?? 0).toBeGreaterThan(0);
  expect(seen.frames.map(({ status }) => status)).toEqual([200]);
  await expect.poll(() => isOurs(page.frames()[1]!)).toBe(true);
  await expect.poll(async () => (await readHeard(page)).some(({ via, text }) => via.startsWith('message') && text.includes('welcome'))).toBe(true);
});
