import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { menu, signIn } from './site-visit.ts';

/** A browser of its own: it shares neither storage nor channels with the other one. */
async function openBrowser(browser: Browser, platform: TestPlatform, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  // The site joins the change stream when it has settled.
  const joined = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/changes') && answer.ok());
  await page.goto(platform.at('arena', '/login'));
  await signIn(page, account);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await joined;
  return page;
}

const myList = async (page: Page): Promise<void> => menu(page).getByRole('link', { name: 'My list' }).click();
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /my list/i });

test('a favourite kept in one browser shows in another one of the same viewer, without a reload', async ({ browser, platform }) => {
  const [here, there] = [await openBrowser(browser, platform, 'member'), await openBrowser(browser, platform, 'member')];
  await myList(there);
  await expect(there.getByText('Your list is empty')).toBeVisible();
  await hearts(here).first().click();
  await expect(there.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(hearts(here).first()).toHaveAccessibleName(/^Remove/);
  await hearts(there).first().click();
  await expect(hearts(here).first()).toHaveAccessibleName(/^Add/);
  await Promise.all([here.context().close(), there.context().close()]);
});
