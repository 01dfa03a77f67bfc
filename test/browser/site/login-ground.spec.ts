import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { expectNoSideways } from './site-visit.ts';

/** The picture behind a sign-in is that of the screen and of the direction, and the form stands free on it. */
for (const [host, locale, desk, phone] of [
  ['arena', 'en', '/art/hero/football/login.', '/art/poster/football/login.'],
  ['cinema', 'ar', '/art/hero/theatre/login-rtl.', '/art/poster/theatre/login.'],
] as const) {
  test(`${host} signs its viewers in before its own picture (${locale})`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(platform.at(host, `/login?locale=${locale}`));
    await lookAtEach([[1440, desk], [390, phone]] as const, ([width]) => `at ${width} px`, async ([width, picture]) => {
      await page.setViewportSize({ width, height: 844 });
      const ground = page.locator('.fl-login__ground img');
      await expect.poll(() => ground.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(picture);
      await expect.poll(() => ground.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))).toBeGreaterThan(0);
      const [logo, field] = [await page.locator('.fl-login__logo').boundingBox(), await page.locator('input[type="email"]').boundingBox()];
      expect(logo!.y + logo!.height).toBeLessThanOrEqual(field!.y);
      await expectNoSideways(page);
    });
  });
}
