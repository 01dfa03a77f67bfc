import { expect, type Page } from '@playwright/test';

/** Rows below are asked for when they come near: goes down the page until none is waited for, and back up. */
export async function seeWholePage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => {
    const waiting = [...document.querySelectorAll('.fl-skeleton, .fl-starting, [aria-busy="true"]')];
    waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting.length;
  }), { timeout: 40_000 }).toBe(0);
  await page.evaluate(() => { scrollTo({ top: 0, behavior: 'instant' }); });
}
