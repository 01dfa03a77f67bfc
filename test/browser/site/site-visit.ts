import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { seeWholePage } from '../../support/see-whole-page.ts';

/** What each tenant's site calls itself, and the language it has beside English. */
export const tenants = [
  { host: 'arena', name: 'Arena', film: 'The Night the Lights Went Up', other: 'es', ground: 'rgb(10, 15, 28)' },
  { host: 'cinema', name: 'Cinema Lumen', film: 'Footlight', other: 'ar', ground: 'rgb(251, 246, 236)' },
] as const;

const framesOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Pictures are decoded one after the other. */
export async function expectToPlay(page: Page): Promise<void> {
  await expect.poll(() => framesOf(page), { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await framesOf(page);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 5);
}

/** Fills in the form of the sign-in page. */
export async function signIn(page: Page, account: string): Promise<void> {
  await fill(page.getByRole('textbox', { name: /E-mail/ }), `${account}@footlight.test`);
  await fill(page.getByLabel(/^Password/), 'footlight');
  await page.getByLabel(/^Password/).press('Enter');
}

/** The site's own menu. */
export const menu = (page: Page): Locator => page.getByRole('navigation').first();

/** Nothing sticks out at the side. @param where what a failure says first */
export async function expectNoSideways(page: Page, where?: string): Promise<void> {
  // A page that was made narrow is measured by its script a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: where }).toBeLessThanOrEqual(0);
}

/** What a page does to people who do not see or point, in words that lead to the place; nothing is excluded. */
export async function findings(page: Page): Promise<string[]> {
  await seeWholePage(page);
  return axeFindings(page);
}
