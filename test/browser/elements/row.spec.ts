import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { listen, nameOfPlace, openElement, places, signIn, type Place } from './element-page.ts';

/** @source issue "The elements" footlight-carousel-row; spec 1 §2.4, §4.6 */
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  await switchesOf(platform).reset('member@footlight.test');
});

const openRow = async (page: Page, platform: TestPlatform, place: Place): Promise<Locator> => {
  const row = await openElement(page, platform, place, 'footlight-carousel-row', { bucket: 'featured' });
  await expect(cards(row).first()).toBeVisible();
  return row;
};
const cards = (row: Locator): Locator => row.getByRole('listitem').getByRole('link');
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('href')?.split('/').at(-1));
const hrefEnd = async (card: Locator): Promise<string | undefined> => (await card.getAttribute('href'))?.split('/').at(-1);
/** How many cards are still beyond the edge, in the direction of reading. */
const beyondEdge = (row: Locator): Promise<number> => row.evaluate((element) => {
  const track = element.shadowRoot!.querySelector('[part="track"]')!;
  const edge = track.getBoundingClientRect().right;
  return [...track.querySelectorAll('li')].filter((item) => item.querySelector('a') && item.getBoundingClientRect().left >= edge).length;
});

for (const place of places) {
  test.describe(nameOfPlace[place], () => {
    test('a row shows cards under its name, each with a picture and a title', async ({ page, platform }) => {
      const row = await openRow(page, platform, place);
      await expect(row.getByRole('heading', { name: 'Featured' })).toBeVisible();
      await expect(cards(row).first()).toContainText('The Night the Lights Went Up');
      await expect.poll(() => row.locator('img').first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    });

    test('the next page is there before the edge is reached', async ({ page, platform }) => {
      const row = await openRow(page, platform, place);
      const atFirst = await cards(row).count();
      expect(atFirst).toBeLessThan(40);
      const next = row.getByRole('button', { name: 'Next' });
      while (await cards(row).count() === atFirst) {
        await expect.poll(() => beyondEdge(row), 'cards beyond the edge').toBeGreaterThan(0);
        await next.click();
        await expect(row.locator('[part="track"]')).not.toHaveAttribute('aria-busy', 'true');
      }
      await expect.poll(() => beyondEdge(row)).toBeGreaterThan(0);
      await expect.poll(async () => {
        if (await next.isEnabled()) await next.click();
        return cards(row).count();
      }, 'in the end, all forty').toBe(40);
    });

    test('one stop of the tab key, then arrows, Home and End', async ({ page, platform }) => {
      const row = await openRow(page, platform, place);
      await expect(row.locator('[tabindex="0"]')).toHaveCount(1);
      await cards(row).first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(await hrefEnd(cards(row).nth(2)));
      await page.keyboard.press('ArrowLeft');
      expect(await focused(page)).toBe(await hrefEnd(cards(row).nth(1)));
      await expect(row.locator('a[tabindex="0"]')).toHaveCount(1);
      const known = await cards(row).count();
      await page.keyboard.press('End');
      await expect.poll(() => focused(page)).toBe(await hrefEnd(cards(row).nth(known - 1)));
      await expect(cards(row).nth(known - 1)).toBeInViewport();
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe(await hrefEnd(cards(row).first()));
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBeUndefined();
    });

    test('hearts are for members: a guest sees none, a member keeps a title with one', async ({ page, platform }) => {
      const row = await openRow(page, platform, place);
      await expect(row.getByRole('button', { name: /my list/ })).toHaveCount(0);
      await signIn(page, place, 'member');
      const heart = row.getByRole('button', { name: 'Add The Night the Lights Went Up to my list' });
      await expect(heart).toBeVisible();
      await heart.click();
      await expect(row.getByRole('button', { name: 'Remove The Night the Lights Went Up from my list' })).toBeVisible();
      await expect(row.getByText('The Night the Lights Went Up is in your list.')).toBeAttached();
      await cards(row).first().press('h');
      await expect(heart).toBeVisible();
    });

    test('a card is a real link to the tenant’s site; the page may go its own way, and a click with Ctrl is the browser’s', async ({ page, platform, context }) => {
      const row = await openRow(page, platform, place);
      const card = cards(row).first();
      const address = platform.at('arena', '/video/1001');
      expect(await card.evaluate((link) => (link as HTMLAnchorElement).href)).toContain(address);
      const heard = await listen(page, 'footlight-navigate');
      const tab = context.waitForEvent('page');
      await card.click({ modifiers: ['ControlOrMeta'] });
      await (await tab).close();
      expect(await heard()).toEqual([]);
      const here = page.url();
      await page.evaluate(() => document.addEventListener('footlight-navigate', (event) => event.preventDefault(), { once: true }));
      await card.click();
      await expect.poll(heard).toEqual([{ name: 'footlight-navigate', detail: expect.objectContaining({ name: 'vod', params: expect.objectContaining({ eventId: '1001' }) }) }]);
      expect(page.url()).toBe(here);
      await card.click();
      await expect.poll(() => page.url()).toContain(address);
    });
  });
}

test('the next page of a row that did not come can be asked for again', async ({ page, platform }) => {
  const row = await openRow(page, platform, 'platform');
  await switchesOf(platform).fault({ call: 'readBucket', status: 500 });
  const next = row.getByRole('button', { name: 'Next' });
  await expect.poll(() => next.click().then(() => row.getByText('More could not be loaded.').count())).toBe(1);
  await switchesOf(platform).mend();
  const known = await cards(row).count();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(row).count()).toBeGreaterThan(known);
});
