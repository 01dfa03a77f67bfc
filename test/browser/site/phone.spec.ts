import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';

/** What a phone shows: the film as large as the screen when it is turned, and a first page whose button is free. */
for (const host of ['arena', 'cinema'] as const) {
  test(`on a phone the film of ${host} is the screen when it is turned, and the first picture’s marks stand below its button`, async ({ page, platform }) => {
    await test.step('the film of a phone that is turned', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(platform.at(host, '/video/1001'));
      const film = page.locator('.fl-player').first();
      await expect(film).toBeVisible();
      await expect.poll(() => film.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await lookAtEach(['en', 'ar'], (locale) => `the marks of the first picture (${locale})`, async (locale) => {
      await page.goto(platform.at(host, `/home?locale=${locale}`));
      const hero = page.locator('.fl-hero').first();
      await expect(hero.locator('.fl-hero__turns')).toBeVisible();
      const [button, dots] = await Promise.all([hero.locator('.fl-hero__words').locator('a, button').first().boundingBox(), hero.locator('.fl-hero__turns').boundingBox()]);
      expect(dots!.y).toBeGreaterThanOrEqual(button!.y + button!.height);
    });
  });
}
