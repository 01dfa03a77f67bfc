import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { expectNoSideways } from './site-visit.ts';

/** What the site is to a browser that runs no script of it: text that can be read, and links that lead everywhere. */
test.describe('a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tenant’s site can be read and walked', async ({ page, platform }) => {
    const sites = [['arena', 'en', 'Guide'], ['arena', 'pt', 'Guia'], ['cinema', 'en', 'Guide'], ['cinema', 'ar', 'دليل البرامج']] as const;
    await lookAtEach(sites, ([host, locale]) => `${host} (${locale})`, async ([host, locale, guide]) => {
      await page.context().clearCookies();
      await page.goto(platform.at(host, `/home?locale=${locale}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.first')).toBeHidden();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page);
      }
      const [head] = await Promise.all([page.locator('h1').boundingBox(), page.getByRole('main').locator('a').first().click()]);
      expect(head!.y).toBeLessThan(600);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('banner').getByRole('link', { name: guide }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).or(page.getByRole('contentinfo').locator('a[hreflang]')).first().click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    });
  });
});

/** The checks are a script, so a browser that runs them is given the page as one without script reads it. */
async function readPlain(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<\/?noscript>/g, '').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(address);
}

test('what a page says without script is in order for those who do not see it', async ({ page, platform }) => {
  const plainPages = [['arena', '/home'], ['cinema', '/video/1001?locale=ar'], ['arena', '/nowhere']] as const;
  await lookAtEach(plainPages, ([host, path]) => `${host}${path}`, async ([host, path]) => {
    await readPlain(page, platform.at(host, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
