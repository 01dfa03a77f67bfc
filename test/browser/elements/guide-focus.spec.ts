import { expect, test } from '../../support/browser-test.ts';
import { openElement } from './element-page.ts';

/** @source issue "Focus never falls out: test it with answers delayed by seconds"; design/guide.md "Layout and behaviour" */
test.use({ viewport: { width: 1280, height: 800 } });

const waitMs = 2_000;

test('the focus goes down a guide whose answers are seconds late, and is never lost', async ({ page, platform }) => {
  const guide = await openElement(page, platform, 'platform', 'footlight-epg-grid', {});
  await expect(guide.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await page.route(/\/epg\?/, async (route) => {
    await new Promise((resolve) => { setTimeout(resolve, waitMs); });
    await route.continue();
  });
  await guide.locator('[data-focus="true"]').first().focus();
  const place = () => page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement;
    return { row: Number(focused?.closest('[role="row"]')?.getAttribute('aria-rowindex')), waits: focused?.hasAttribute('data-waiting') };
  });
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('PageDown');
  await expect.poll(async () => (await place()).row).toBeGreaterThan(30);
  const { row } = await place();
  await expect.poll(async () => (await place()).waits, 'what airs takes the focus of what waited').toBe(false);
  expect((await place()).row).toBe(row);
});

test('from right to left later is on the left, names stick on the right, and the focus is beside them', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/epg?locale=ar'));
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await page.locator('[data-focus="true"]').first().focus();
  const box = () => page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.getBoundingClientRect();
    return { start: focused?.getBoundingClientRect().right ?? 0, edge: name?.left ?? 0, words: focused?.getAttribute('aria-label') ?? '' };
  });
  const before = await box();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await box()).words).not.toBe(before.words);
  await expect.poll(async () => {
    const { start, edge } = await box();
    return start <= edge + 1;
  }).toBe(true);
});
