import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

/** On paper, A4 at 96 dots an inch. Receipts are documents of their own (PDF, `test/demo/platform/purchase/books/papers`). @source issue "print" */
test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no paper in Firefox over BiDi.');
test.use({ viewport: { width: 794, height: 1123 } });

const inkFaults = (page: Page): Promise<string[]> => page.evaluate(() => {
  const light = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  const shown = [...document.querySelectorAll<HTMLElement>('main h1, main h2, main p, main li a, main [class*="words"]')].filter((element) => element.checkVisibility() && element.innerText.trim() !== '' && !element.closest('.fl-card, .fl-player'));
  const pale = shown.filter((element) => light(getComputedStyle(element).color) > 120).map((element) => `${element.localName}.${element.className} is pale: ${element.innerText.slice(0, 30)}`);
  const pressed = [...document.querySelectorAll('button, [role="slider"], .fl-site__bar, .fl-footer')].filter((element) => element.checkVisibility()).map((element) => `${element.localName}.${element.className} is printed`);
  return [...pale, ...pressed];
});

for (const path of ['/video/1101', '/series/5001']) {
  test(`${path} is printed dark on white, without what is pressed`, async ({ page, platform }) => {
    await page.goto(platform.at('arena', `${path}?locale=en`));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => inkFaults(page)).toEqual([]);
    expect(await page.locator('.fl-site').evaluate((site) => getComputedStyle(site).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  });
}
