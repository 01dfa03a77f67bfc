import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';

/** Programmes that are too short for a finger. @source design/guide.md "short cells still offer 24 px" */
test.use({ viewport: { width: 1280, height: 900 } });

const guide = (page: Page): Locator => page.locator('.fl-guide');

test('a programme of two minutes covers nothing, is read where the focus is, and has its card', async ({ page, platform }) => {
  await switchesOf(platform).clock({ set: Date.UTC(new Date().getUTCFullYear() + 1, 4, 4, 8) });
  await page.goto(platform.at('arena', '/epg?locale=en'));
  await expect(guide(page).getByRole('gridcell').getByRole('link').first()).toBeVisible();
  // What waits, or is no programme, may be as narrow for a moment.
  const sliver = guide(page).locator('[data-sliver][data-gap="false"]:has(a)').first();
  // One programme in ten of a channel in ten is as short: some hours on, there is one.
  for (let step = 0; step < 20 && await sliver.count() === 0; step += 1) {
    await guide(page).getByRole('grid').evaluate((grid) => grid.scrollBy({ left: 700, behavior: 'instant' }));
    await expect(guide(page).locator('[data-waiting]')).toHaveCount(0);
  }
  // Another one may come before it in the page.
  const found = (await sliver.elementHandle())!;
  const overlaps = () => found.evaluate((cell) => {
    const { right, width } = cell.getBoundingClientRect();
    const next = cell.nextElementSibling?.getBoundingClientRect();
    return { width: Math.round(width), over: next ? Math.round(right - next.left) : 0 };
  });
  expect(await overlaps()).toEqual({ width: 24, over: 0 });
  await found.evaluate((cell) => cell.querySelector('a')?.focus());
  await expect.poll(() => overlaps().then(({ width }) => width)).toBeGreaterThan(100);
  expect(await axeFindings(page), 'a short programme that has the focus').toEqual([]);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
});
