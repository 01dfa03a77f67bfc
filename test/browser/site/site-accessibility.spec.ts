import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, findings, menu, signIn, tenants } from './site-visit.ts';

/** @source spec WCAG 2.2 AA; issue "axe on every element and page, nothing excluded, zero findings" */
test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

const paths = ['/home', '/video/1001', '/video/1003', '/live/2001', '/login', '/mylist', '/epg', '/purchase', '/series/5001', '/account', '/nowhere'];

for (const { host, name, other } of tenants) {
  for (const locale of ['en', other]) {
    test(`no page of ${name} shuts anybody out (${locale})`, async ({ page, platform }) => {
      await lookAtEach(paths, (path) => path, async (path) => {
        await page.goto(platform.at(host, `${path}?locale=${locale}`));
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
        expect(await findings(page)).toEqual([]);
      });
    });
  }

  test(`what a member of ${name} sees shuts nobody out`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/login'));
    await signIn(page, 'buyer');
    await expect(page.getByRole('button', { name: /my list/i }).first()).toBeVisible();
    expect(await findings(page), 'home with hearts').toEqual([]);
    await page.goto(platform.at(host, '/mylist'));
    await expect(page.getByText('Your list is empty')).toBeVisible();
    expect(await findings(page), 'an empty list').toEqual([]);
    await page.goto(platform.at(host, '/home'));
    await page.getByRole('button', { name: /^Add / }).first().click();
    await menu(page).getByRole('link', { name: 'My list' }).click();
    await expect(page.getByRole('main').locator('.fl-card__link')).toHaveCount(1);
    expect(await findings(page), 'a list with a title').toEqual([]);
    await page.locator('.fl-site__account-button').click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(await findings(page), 'the open account menu').toEqual([]);
  });

  test(`keys alone lead through ${name}: past the menu, along it, with the focus always seen`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/epg'));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (const link of [name, 'Home', 'Guide', 'My list', 'Plans']) {
      await page.keyboard.press('Tab');
      const focused = page.getByRole('banner').getByRole('link', { name: link, exact: true });
      await expect(focused).toBeFocused();
      expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle), link).toBe('solid');
    }
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test(`${name} at 200 % and on a phone needs no scrolling to the side`, async ({ page, platform }) => {
    await lookAtEach(['/home', '/video/1003', '/login', '/epg', '/purchase'], (path) => path, async (path) => {
      await page.setViewportSize({ width: 320, height: 600 });
      await page.goto(platform.at(host, path));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 600 });
        await expectNoSideways(page, `${width} px`);
      }
    });
  });
}

test('who asked for less movement sees none that goes on', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox over BiDi cannot be told of reduced motion.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(platform.at('arena', '/home'));
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  const endless = await page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length);
  expect(endless).toBe(0);
});

test('bar and gutters keep to their measures from phone to television', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(platform.at('arena', '/home'));
  const featured = page.getByRole('heading', { name: 'Featured' });
  await expect(featured).toBeVisible();
  const measures = async () => [Math.round((await page.getByRole('banner').boundingBox())!.height), Math.round((await featured.boundingBox())!.x)];
  for (const [width, bar, gutter] of [[390, 80, 20], [820, 80, 70], [1280, 110, 70], [2000, 150, 70]] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(measures, { message: `${width}` }).toEqual([bar, gutter]);
  }
});
