import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways } from './site-visit.ts';

/** The picture behind a sign-in is that of the screen and of the direction, and the form stands free on it. */
for (const [host, locale, width, picture] of [
  ['arena', 'en', 1440, '/art/hero/football/login.'], ['arena', 'en', 390, '/art/poster/football/login.'],
  ['cinema', 'ar', 1440, '/art/hero/theatre/login-rtl.'], ['cinema', 'ar', 390, '/art/poster/theatre/login.'],
] as const) {
  test(`${host} signs its viewers in before its own picture at ${width} px (${locale})`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(platform.at(host, `/login?locale=${locale}`));
    const ground = page.locator('.fl-login__ground img');
    await expect.poll(() => ground.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(picture);
    await expect.poll(() => ground.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [logo, field] = [await page.locator('.fl-login__logo').boundingBox(), await page.locator('input[type="email"]').boundingBox()];
    expect(logo!.y + logo!.height).toBeLessThanOrEqual(field!.y);
    await expectNoSideways(page);
  });
}
