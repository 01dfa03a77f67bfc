import type { Browser, Locator, Page } from '@playwright/test';
import { tap } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { seeWholePage } from '../../support/see-whole-page.ts';
import { expectNoSideways, findings } from './site-visit.ts';

/** From home through each content type to its page and back. @source issue "Done when"; spec 1 §2.3 */
const types = [
  { type: 'film', leadsTo: /^\/video\/\d/ },
  { type: 'event', leadsTo: /^\/live\/\d/ },
  { type: 'series', leadsTo: /^\/series\/\d/ },
  { type: 'season', leadsTo: /^\/season\/\d/ },
  { type: 'playlist', leadsTo: /^\/playlist\/\d/ },
  { type: 'section', leadsTo: /^\/section\/./ },
  { type: 'grid', leadsTo: /^\/grid\?/ },
  { type: 'news', leadsTo: /^\/news/ },
] as const;

const walks = [
  { host: 'arena', locale: 'en', by: 'keys', size: { width: 1280, height: 800 } },
  { host: 'arena', locale: 'es', by: 'touch', size: { width: 390, height: 844 } },
  { host: 'cinema', locale: 'ar', by: 'keys', size: { width: 1280, height: 800 } },
  { host: 'cinema', locale: 'en', by: 'touch', size: { width: 390, height: 844 } },
  { host: 'cinema', locale: 'ar', by: 'touch', size: { width: 390, height: 844 } },
] as const;

for (const { host, locale, by, size } of walks) {
  test(`by ${by} from home of ${host} to a page of every type and back (${locale})`, async ({ browser, platform }) => {
    test.slow();
    const page = await openHome(browser, platform, { host, locale, hasTouch: by === 'touch', size });
    for (const { type, leadsTo } of types) {
      await test.step(type, async () => {
        await seeWholePage(page);
        const card = await firstCard(page, leadsTo);
        const path = (await card.getAttribute('href'))!;
        await (by === 'touch' ? tap(card) : pressByKeys(page, card));
        await expect(page).toHaveURL(platform.at(host, path));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        expect(await findings(page), path).toEqual([]);
        await expectNoSideways(page);
        await page.goBack();
        await expect(card, 'where the page was left').toBeInViewport();
      });
    }
    await page.context().close();
  });
}

interface Visit { host: string; locale: string; hasTouch: boolean; size: { width: number; height: number } }

async function openHome(browser: Browser, platform: TestPlatform, { host, locale, hasTouch, size }: Visit): Promise<Page> {
  const context = await browser.newContext({ viewport: size, hasTouch });
  const page = await context.newPage();
  await page.goto(platform.at(host, `/home?locale=${locale}`));
  await expect(page.locator('.fl-row').first()).toBeVisible();
  return page;
}

/** The first card of the page's rows that leads to such an address. */
async function firstCard(page: Page, leadsTo: RegExp): Promise<Locator> {
  const cards = page.locator('.fl-row .fl-card__link');
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const path = paths.find((one) => leadsTo.test(one));
  expect(path, `a card that leads to ${leadsTo}`).toBeDefined();
  return page.locator(`.fl-row .fl-card__link[href="${path!}"]`).first();
}

/** Past the menu, from row to row, and along the row. */
async function pressByKeys(page: Page, card: Locator): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.focus());
  const holds = (what: 'row' | 'card'): Promise<boolean> => card.evaluate((link, part) =>
    (part === 'row' ? link.closest('.fl-row') : link)!.contains(document.activeElement), what);
  const press = async (key: string, until: 'row' | 'card', most: number): Promise<void> => {
    for (let times = 0; times < most && !(await holds(until)); times += 1) await page.keyboard.press(key);
    expect(await holds(until), `${key} leads to the ${until}`).toBe(true);
  };
  await press('Tab', 'row', 200);
  while (!(await isCard(page))) await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await press(await card.evaluate((link) => (getComputedStyle(link).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')), 'card', 60);
  await page.keyboard.press('Enter');
}

const isCard = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('.fl-card__link') ?? true);
