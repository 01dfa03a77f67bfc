import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { pressPay } from '../../support/press-pay.ts';
import { findings, signIn } from '../site/site-visit.ts';

/** @source spec 3 §2 "TV login", "activate user", "impersonate"; design/identity.md "device code guessing", "impersonation" */
for (const tenant of ['arena', 'cinema'] as const) {
  test(`a television of ${tenant} is signed in from a phone: by its code`, async ({ page, platform, browser }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(platform.at(tenant, '/tv-login/show'));
    const code = await page.locator('.fl-show-code__code').textContent();
    expect(await findings(page)).toEqual([]);
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.goto(platform.at(tenant, '/tv-login'));
    await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(phone, 'member');
    await fill(phone.getByLabel(/Code on the screen/), code!.toLowerCase());
    await phone.keyboard.press('Enter');
    expect(await findings(phone)).toEqual([]);
    await pressPay(phone.getByRole('button', { name: 'Sign it in' }));
    await expect(phone.getByText('The other device is signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
    await phone.context().close();
  });
}

test('the link of a television asks for the digits beside it, and three wrong ones end it', async ({ page, platform, browser }) => {
  const started = await page.request.post(platform.at('cinema', '/api/v2/devices'), { headers: { realm: 'cinema', 'x-api-key': 'cinema-public-key' }, data: { name: 'Television' } });
  const link = await started.json() as { id: string; compareCode: string };
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(platform.at('cinema', `/login?from=/activate/${link.id}`));
  await signIn(phone, 'member');
  const digits = phone.getByLabel(/Number on the screen/);
  for (let turn = 0; turn < 3; turn += 1) {
    await fill(digits, link.compareCode === '111111' ? '111112' : '111111');
    await pressPay(phone.getByRole('button', { name: 'Sign it in' }));
    await expect(phone.getByText('This is not the number on the screen.')).toBeVisible();
  }
  await fill(digits, link.compareCode);
  await pressPay(phone.getByRole('button', { name: 'Sign it in' }));
  await expect(phone.getByText('No screen waits with this code. It may be an old one.')).toBeVisible();
  await phone.context().close();
});

test('one of the team acts as a member: by a press, once, with a banner, and without paying', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=/_admin/preview'));
  await signIn(page, 'team');
  await fill(page.getByLabel(/E-mail of the member/), 'buyer@footlight.test');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('link', { name: 'Continue as this member' }).getAttribute('href');
  await page.goto(platform.at('arena', address!));
  await expect(page).toHaveURL(/\/impersonate\/-$/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue as this member' }).click();
  const banner = page.getByRole('complementary', { name: 'Act as a member' });
  await expect(banner).toContainText('You are acting as Tomas Brandt.');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('footlight.arena.session')!).tokens.authorisationToken as string);
  const paid = await page.request.post(platform.at('arena', '/api/v4/payment-method/validate'), { headers: { realm: 'arena', 'x-api-key': 'arena-public-key', authorization: `Bearer ${token}` }, data: {} });
  expect([paid.status(), (await paid.json()).code]).toEqual([403, 'notWhileImpersonating']);
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(platform.at('arena', address!));
  await page.getByRole('button', { name: 'Continue as this member' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
});
