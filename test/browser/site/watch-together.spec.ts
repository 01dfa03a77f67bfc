import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, expectToPlay, findings, signIn } from './site-visit.ts';

/** Live, with an hour and a half of DVR. */
const path = '/live/2012/watch-together';

/** Signs a viewer in and opens an address, which the sign-in leads back to. @param joinsAs the name with which a room's link is followed */
async function visit(context: BrowserContext, address: string, account: string, joinsAs?: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('region', { name: 'Watch together' }).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  if (joinsAs !== undefined) await page.getByRole('button', { name: `Join as ${joinsAs}` }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /In the room/ })).toBeVisible({ timeout: 20_000 });
  return page;
}

const isPaused = (page: Page): Promise<boolean> => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
/** Seconds on the clock of the pictures: all pages of one machine count from the same beginning. */
const people = (page: Page) => page.getByRole('region', { name: 'Watch together' }).getByRole('listitem');

/** How far a page is behind the live edge, as its player's timeline says. */
const behind = async (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.seekable.end(video.seekable.length - 1) - video.currentTime);

/** @source spec 1 §2.1 "/live/{id}/watch-together" */
test('two viewers in one room see the same place, whoever pauses or seeks, and read what is said', async ({ browser, platform }) => {
  test.setTimeout(180_000);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [first, second] = contexts as [BrowserContext, BrowserContext];
  const a = await visit(first, platform.at('arena', path), 'member');
  await expectToPlay(a);
  await expect(a).toHaveURL(/[?&]room=[b-df-hj-np-tv-xz2-9]{10}$/);
  const b = await visit(second, a.url(), 'subscriber', 'Sol Arriaga');
  await expect(people(a)).toHaveText([/Maren Holt \(you\)/, /Sol Arriaga/]);
  await expect(people(b)).toHaveText([/Maren Holt/, /Sol Arriaga \(you\)/]);
  await expectToPlay(b);

  await a.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await expect.poll(() => isPaused(b), { timeout: 15_000 }).toBe(true);
  await b.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect.poll(() => isPaused(a), { timeout: 15_000 }).toBe(false);

  for (let press = 0; press < 4; press += 1) await a.keyboard.press('j');
  await expect.poll(() => behind(a), { timeout: 15_000 }).toBeGreaterThan(30);
  await expect.poll(async () => Math.abs(await behind(a) - await behind(b)), { timeout: 30_000 }).toBeLessThan(2);

  await a.getByRole('button', { name: 'Bravo!' }).press('Enter');
  await expect(b.getByRole('log')).toContainText('Bravo!');
  await expect(b.getByRole('log')).toContainText('Maren Holt');

  await b.goto(platform.at('arena', '/home'));
  await expect(people(a)).toHaveText([/Maren Holt \(you\)/], { timeout: 20_000 });
  await Promise.all(contexts.map((context) => context.close()));
});

test('a link to a room tells nobody who opened it, before a press; a reload goes on in the room', async ({ browser, platform }) => {
  test.setTimeout(120_000);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [first, second] = contexts as [BrowserContext, BrowserContext];
  const a = await visit(first, platform.at('arena', path), 'member');
  const b = await second.newPage();
  await b.goto(platform.at('arena', '/login'));
  await signIn(b, 'subscriber');
  await expect(b).not.toHaveURL(/\/login/);
  const asked = b.waitForResponse((answer) => /\/watch-rooms\/[^/]+\/invitation$/.test(answer.url()));
  const entered: string[] = [];
  b.on('request', (request) => { if (/\/watch-rooms\/[^/]+\/me$/.test(request.url())) entered.push(request.method()); });
  await b.goto(a.url());
  await asked;
  await expect(b.getByText(/Maren Holt.* invites you to watch together/)).toBeVisible();
  expect(await findings(b)).toEqual([]);
  expect(entered).toEqual([]);
  await expect(people(a)).toHaveText([/Maren Holt \(you\)/]);
  await b.getByRole('button', { name: 'Join as Sol Arriaga' }).press('Enter');
  await expect(people(a)).toHaveText([/Maren Holt \(you\)/, /Sol Arriaga/], { timeout: 20_000 });
  await expect(b.getByRole('heading', { name: 'Watch together', level: 2 })).toBeFocused();
  await b.reload();
  await expect(people(b)).toHaveText([/Maren Holt/, /Sol Arriaga \(you\)/], { timeout: 20_000 });
  await Promise.all(contexts.map((context) => context.close()));
});

test('a room that is gone says so and leads on; every state is open to everybody', async ({ page, platform }) => {
  test.setTimeout(120_000);
  await page.goto(platform.at('arena', `${path}?room=nowhere`));
  await expect(page.getByText('Sign in to watch together')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('region', { name: 'Watch together' }).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'member');
  await expect(page.getByText('This room has closed')).toBeVisible({ timeout: 20_000 });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start a new room' }).press('Enter');
  await expect(page.getByRole('log')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideways(page);
});
