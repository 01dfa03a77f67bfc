import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findings, signIn } from '../site/site-visit.ts';

/** @source spec 3 §2 "Sign-in page", §4 "Sidebar", §9 */
for (const [tenant, locale, words] of [['arena', 'en', { signIn: 'Sign in', close: 'Close' }], ['cinema', 'ar', { signIn: 'تسجيل الدخول', close: 'إغلاق' }]] as const) {
  test(`${tenant}: the header opens the sign-in beside the page, by keyboard, in ${locale}`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(platform.at(tenant, `/epg?locale=${locale}`));
    const opener = page.getByRole('banner').getByRole('link', { name: words.signIn, exact: true });
    await opener.press('Enter');
    const side = page.getByRole('dialog', { name: words.signIn });
    await expect(side).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await expect(side.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(side).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await fill(side.locator('input[name=username]'), 'member@footlight.test');
    await fill(side.locator('input[name=password]'), 'footlight');
    await page.keyboard.press('Enter');
    await expect(side).toHaveCount(0);
    await expect(page).toHaveURL(/\/epg/);
    await expect(page.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
  });
}

test('where the tenant asks for a captcha the header leads to the login page, and a member is led home from it', async ({ page, platform }) => {
  await page.goto(platform.at('arena-es', '/?locale=en'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/acceso\?/);
  await expect(page.getByText('this browser solves a small riddle')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const sent: { captchaToken?: string }[] = [];
  page.on('request', (request) => { if (request.url().endsWith('/api/v2/login')) sent.push((request.postDataJSON() as { params: { captchaToken?: string } }).params); });
  await fill(page.locator('input[name=username]'), 'member@footlight.test');
  await fill(page.locator('input[name=password]'), 'wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('do not match');
  await signIn(page, 'member');
  await expect(page.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
  expect([sent.map((one) => typeof one.captchaToken), new Set(sent.map(({ captchaToken }) => captchaToken)).size]).toEqual([['string', 'string'], 2]);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /E-mail/ })).toHaveCount(0);
});

test('the picture behind the form is another one above 1024 pixels, and where pages read from right to left', async ({ page, platform }) => {
  const shown = async (width: number, locale: string) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(platform.at('cinema', `/login?locale=${locale}`));
    const picture = page.locator('.fl-login__ground img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('');
    return new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
  };
  const all = [await shown(1024, 'en'), await shown(1025, 'en'), await shown(1025, 'ar')];
  expect(new Set(all).size).toBe(3);
  await expect(page.locator('.fl-login__logo')).toHaveCSS('width', '110px');
});

test('a television is offered the phone', async ({ page, platform }) => {
  const way = page.getByRole('link', { name: 'Sign in with your phone' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(platform.at('arena', '/login'));
  await expect(page.getByRole('link', { name: 'Send me a link by e-mail' })).toBeVisible();
  await expect(way).toBeHidden();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await way.click();
  await expect(page).toHaveURL(/\/tv-login\/show/);
  await expect(page.locator('.fl-show-code__code')).toBeVisible();
});
