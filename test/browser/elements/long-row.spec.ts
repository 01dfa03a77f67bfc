import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { changeHome } from '../../support/change-view.ts';
import { findings } from '../site/site-visit.ts';

interface View { elements: { $type: string; attributes: { bucketId?: string; name?: string; contentList?: { id: string; title: string }[]; paging?: object } }[] }

/** Shows the home page with other elements than it has. */
async function openChanged(page: Page, address: string, change: (view: View) => View): Promise<void> {
  await changeHome(page, change);
  await page.goto(address);
  await expect(page.locator('.fl-row__item a').first()).toBeVisible();
}

const rowsOf = ({ elements }: View) => elements.filter(({ $type, attributes }) => $type === 'bucket' && (attributes.contentList?.length ?? 0) > 5);

/** @source design/catalogue-and-site.md "Long rows mount what is near"; issue "A row of 1,000 items and a page of 60 rows: DOM bounded" */
for (const [host, locale] of [['arena', 'en'], ['cinema', 'ar']] as const) {
  test(`a row of a thousand cards mounts what is near, and the keys reach the last one (${locale})`, async ({ page, platform }) => {
    await openChanged(page, platform.at(host, `/home?locale=${locale}`), (view) => {
      const [row] = rowsOf(view);
      const cards = row!.attributes.contentList!;
      const contentList = Array.from({ length: 1000 }, (_, index) => ({ ...cards[index % cards.length]!, id: `${index + 1}`, title: `${index + 1}` }));
      return { ...view, elements: [{ ...row!, attributes: { ...row!.attributes, contentList, paging: { moreDataAvailable: false } } }] };
    });
    const track = page.locator('.fl-row__track').first();
    await expect.poll(() => track.evaluate((node) => node.children.length)).toBeLessThan(60);
    // A track's padding makes room for zoomed cards when the first one is reached; the row's height stays.
    const row = page.locator('.fl-row').first();
    const before = await row.boundingBox();
    await track.locator('a').first().focus();
    await page.keyboard.press('End');
    const last = track.locator('[aria-posinset="1000"] a');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(track.locator('[aria-posinset="1000"]')).toHaveAttribute('aria-setsize', '1000');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect(track.locator('[aria-posinset="995"] a')).toBeFocused();
    expect(await track.evaluate((node) => node.children.length)).toBeLessThan(60);
    expect((await row.boundingBox())!.height).toBeCloseTo(before!.height, 0);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Home');
    await expect(track.locator('[aria-posinset="1"] a')).toBeFocused();
    await expect(track.locator('[aria-posinset="1"] a')).toBeInViewport();
  });
}

test('of a page of sixty rows those near have cards', async ({ page, platform }) => {
  await openChanged(page, platform.at('arena', '/home'), (view) => {
    const rows = rowsOf(view);
    return { ...view, elements: Array.from({ length: 60 }, (_, index) => {
      const row = rows[index % rows.length]!;
      return { ...row, attributes: { ...row.attributes, bucketId: `row-${index}`, name: `Row ${index}` } };
    }) };
  });
  await expect(page.locator('.fl-row')).toHaveCount(60);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let most = 0;
  for (let at = 0; at < height; at += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
    await expect(page.locator('.fl-row__item a').locator('visible=true').first()).toBeAttached();
    most = Math.max(most, await page.locator('[part=card]').count());
  }
  expect(most).toBeLessThan(200);
});

test('a page of sixty rows of one kind stays where it is while it is read', async ({ page, platform }) => {
  await openChanged(page, platform.at('arena', '/home'), (view) => {
    const [row] = rowsOf(view);
    return { ...view, elements: Array.from({ length: 60 }, (_, index) => ({ ...row!, attributes: { ...row!.attributes, bucketId: `row-${index}`, name: `Row ${index}` } })) };
  });
  await expect(page.locator('.fl-row')).toHaveCount(60);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (let at = 0; at < before; at += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
    await expect(page.locator('.fl-row__item a').locator('visible=true').first()).toBeAttached();
  }
  expect(Math.abs(await height() - before)).toBeLessThan(60);
});
