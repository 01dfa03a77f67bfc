import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { expectToPlay, signIn } from '../site/site-visit.ts';

/** What a screen reader is told, page by page: roles, names, states and their order. @source issue "screen-reader walks as accessibility-tree snapshots" */
test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page): Locator => page.getByRole('main');

/** One after the other in one page, so that a page's code comes once; a difference is told and the walk goes on. */
async function visit(page: Page, platform: TestPlatform, host: string, path: string): Promise<void> {
  await page.goto(platform.at(host, path));
  await expect(main(page).getByRole('heading').first()).toBeVisible();
}

const heard = (what: Locator, name: string) => expect.soft(what).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** A film that stands still at its tenth second with its controls shown. */
async function standStill(page: Page): Promise<Locator> {
  await expectToPlay(page);
  const player = page.locator('.fl-player').first();
  await expect(player.locator('[part~="captions-button"]')).toBeVisible();
  await page.keyboard.press('k');
  await expect(player).toHaveAttribute('data-status', 'paused');
  return player;
}

test('a guest hears the home page, a title, the player, the guide, a search, the way in and the plans', async ({ page, platform }) => {
  await visit(page, platform, 'arena', '/home?locale=en');
  await heard(page.getByRole('banner'), 'bar');
  await heard(page.locator('.fl-hero'), 'hero');
  await heard(page.getByRole('group', { name: 'Live and next' }), 'row');
  await visit(page, platform, 'arena', '/video/1101');
  await heard(await standStill(page), 'player');
  await heard(main(page), 'title');
  await visit(page, platform, 'arena', '/epg');
  await heard(main(page), 'guide');
  await visit(page, platform, 'arena', '/search?query=northgate');
  await heard(main(page), 'search');
  await visit(page, platform, 'arena', '/login');
  await heard(main(page), 'sign-in');
  await visit(page, platform, 'arena', '/purchase');
  await heard(main(page), 'plans');
});

test('a member hears their list, the payment and the account', async ({ page, platform }) => {
  await visit(page, platform, 'arena', '/login?locale=en&from=/home');
  await signIn(page, 'buyer');
  // The page that is left sends the change to its end; the next one may ask for the list before that.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/content'));
  await page.getByRole('button', { name: /^Add / }).first().click();
  await kept;
  await visit(page, platform, 'arena', '/mylist');
  await heard(main(page), 'my-list');
  await visit(page, platform, 'arena', '/account');
  await heard(main(page), 'account');
  await visit(page, platform, 'arena', '/purchase');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await heard(main(page), 'checkout');
});

test('in Arabic the home page and the player are heard in Arabic', async ({ page, platform }) => {
  await visit(page, platform, 'cinema', '/home?locale=ar');
  await heard(page.getByRole('banner'), 'bar-arabic');
  await heard(page.locator('.fl-hero'), 'hero-arabic');
  await visit(page, platform, 'cinema', '/video/1101?locale=ar');
  await heard(await standStill(page), 'player-arabic');
});
