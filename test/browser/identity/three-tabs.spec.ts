import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { signIn } from '../site/site-visit.ts';

/**
 * Tabs of one browser whose access token expires for all of them at once.
 *
 * @source design/identity.md 2, "Attack classes … parallel refresh in three tabs"; demo/platform/identity/session/refresh-session.ts
 */
const minutes = 60_000;

interface Tabs { all: readonly Page[]; refreshes(): number }

async function openThree(context: BrowserContext, page: Page, platform: TestPlatform): Promise<Tabs> {
  await page.goto(platform.at('arena', '/login?from=/epg'));
  await signIn(page, 'member');
  const all = [page, await context.newPage(), await context.newPage()];
  for (const tab of all.slice(1)) await tab.goto(platform.at('arena', '/epg'));
  await expectMember(all);
  let asked = 0;
  context.on('request', (request) => { if (request.url().endsWith('/token/refresh') && request.method() === 'POST') asked += 1; });
  return { all, refreshes: () => asked };
}

async function expectMember(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
  }
}

/** The token that all tabs hold expires, and the answer with the next one takes a while, so that every tab asks before it is there. */
async function expire(platform: TestPlatform): Promise<void> {
  await switchesOf(platform).fault({ call: 'refreshTokens', delayMs: 700, count: 3 });
  await switchesOf(platform).clock({ advance: 20 * minutes });
}

/** Opens the site in every tab at once after the token expired, until the platform took the token of each. A page that stood there would renew it as it is left. */
async function openExpired(tabs: readonly Page[], platform: TestPlatform): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.goto('about:blank')));
  await expire(platform);
  const started = tabs.map((tab) => tab.waitForResponse((answer) => answer.url().includes('/api/v1/init') && answer.status() === 200));
  await Promise.all(tabs.map((tab) => tab.goto(platform.at('arena', '/epg'))));
  await Promise.all(started);
  await expectMember(tabs);
}

const heldBy = (tab: Page): Promise<string | undefined> => tab.evaluate(() => /"refreshToken":"([^"]+)"/.exec(localStorage.getItem('footlight.arena.session') ?? '')?.[1]);

test('three tabs that ask at once renew their token once, time after time, and the member stays in each', async ({ page, context, platform }) => {
  const { all, refreshes } = await openThree(context, page, platform);
  for (const turn of [1, 2]) {
    const before = await heldBy(page);
    await openExpired(all, platform);
    expect(refreshes()).toBe(turn);
    const held = await Promise.all(all.map(heldBy));
    expect(new Set(held).size).toBe(1);
    expect(held[0]).not.toBe(before);
    await switchesOf(platform).mend();
  }
});

test('so do three tabs that go on without loading their page again', async ({ page, context, platform }) => {
  const { all, refreshes } = await openThree(context, page, platform);
  await expire(platform);
  const answers = all.map((tab) => tab.waitForResponse((answer) => /watchlist|favourite/.test(answer.url()) && answer.status() === 200));
  await Promise.all(all.map((tab) => tab.getByRole('banner').getByRole('link', { name: 'My list' }).press('Enter')));
  await Promise.all(answers);
  await expectMember(all);
  expect(refreshes()).toBe(1);
});

test('where a browser has no locks between its tabs each one asks, the platform answers all alike, and nobody is signed out', async ({ page, context, platform }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const { all, refreshes } = await openThree(context, page, platform);
  for (const _turn of [1, 2]) {
    await openExpired(all, platform);
    await switchesOf(platform).mend();
  }
  expect(refreshes()).toBeGreaterThan(2);
  expect(new Set(await Promise.all(all.map(heldBy))).size).toBe(1);
});
