import type { Page } from '@playwright/test';
import { bucketSeed } from '../../../demo/platform/seed/catalogue/bucket-seed.ts';
import { gridSeed } from '../../../demo/platform/seed/catalogue/grid-seed.ts';
import { shelfBuckets } from '../../../demo/platform/seed/catalogue/shelf/shelf-rows.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';

/** Whatever a row of the demo is, a partner's page can show it. @source issue "`<footlight-carousel-row>` takes every variant"; spec 1 §2.4 */
test.describe.configure({ mode: 'parallel' });

/** One of each shape: the rows of genres and of series are plain ones, and a page that asked for all of them would be slowed down. */
const rowsOf = (realm: string): string[] => [...bucketSeed(realm), ...gridSeed(realm), ...shelfBuckets(realm).slice(0, 1)].map(({ id }) => id);

interface Told { loaded: string[]; failed: unknown[] }

/** One row of each, as a partner would write them, in the page's language. */
async function openRows(page: Page, address: string, buckets: readonly string[], lang: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(([ids, locale]) => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const told: Told = { loaded: [], failed: [] };
    (globalThis as unknown as { told: Told }).told = told;
    document.addEventListener('footlight-row-loaded', (event) => told.loaded.push((event as CustomEvent<{ bucketId: string }>).detail.bucketId));
    document.addEventListener('footlight-load-failed', (event) => told.failed.push((event as CustomEvent<unknown>).detail));
    const rows = ids.map((id) => {
      const row = document.createElement('footlight-carousel-row');
      row.setAttribute('bucket', id);
      return row;
    });
    document.querySelector('main')?.replaceChildren(document.querySelector('h1')!, ...rows);
  }, [buckets, lang] as const);
}

/** A row starts, and draws its cards, when it comes near: goes to the first that is still waited for until none is, and back up. */
async function seeRows(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => {
    const waiting = [...document.querySelectorAll('footlight-carousel-row')].filter(({ shadowRoot }) => !shadowRoot?.querySelector('[part~="row"]') || shadowRoot.querySelector('.fl-skeleton, .fl-starting, [aria-busy="true"]'));
    waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting.map((row) => row.getAttribute('bucket'));
  }), { timeout: 60_000, intervals: [100] }).toEqual([]);
  await page.evaluate(() => { scrollTo({ top: 0, behavior: 'instant' }); });
}

/** What of a row is broken, still waited for, or wider than its place. */
const faultsOf = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('footlight-carousel-row')].flatMap((row) => {
  const name = row.getAttribute('bucket') ?? '';
  const root = row.shadowRoot!;
  const edge = document.documentElement.clientWidth;
  const faults = root.querySelector('[part~="failure"], [part~="retry-card"]') ? [`${name} failed`] : [];
  if (root.querySelector('.fl-skeleton, [aria-busy="true"]')) faults.push(`${name} still loads`);
  const box = row.getBoundingClientRect();
  if (box.left < -0.5 || box.right > edge + 0.5 || row.scrollWidth > row.clientWidth + 1) faults.push(`${name} sticks out`);
  return faults;
}));

for (const [tenant, lang] of [['arena', 'en'], ['arena', 'ar'], ['cinema', 'en'], ['cinema', 'ar']] as const) {
  test(`every row of ${tenant} stands whole on a partner’s page (${lang})`, async ({ page, platform }) => {
    const buckets = rowsOf(tenant);
    await openRows(page, platform.at('partner', `/row.html?tenant=${tenant}`), buckets, lang);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await seeRows(page);
      await expect.poll(() => faultsOf(page), { message: `${width} px` }).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    const { loaded, failed } = await page.evaluate(() => (globalThis as unknown as { told: Told }).told);
    expect([[...new Set(loaded)].sort(), failed]).toEqual([[...buckets].sort(), []]);
    expect(await axeFindings(page)).toEqual([]);
  });
}
