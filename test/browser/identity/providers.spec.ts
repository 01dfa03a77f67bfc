import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { field, press, pressButton, type } from './by-keyboard.ts';
import { finish, sports } from './finish-step.ts';
import { findings } from '../site/site-visit.ts';

const sameWindow = 'ways-in.spec.ts turns back and comes in by the same window there';

/** Presses a provider's button and chooses a person in the window that opens. */
async function choose(page: Page, context: BrowserContext, provider: string, person: RegExp): Promise<Page> {
  const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: `Continue with ${provider}` }).click()]);
  await popup.getByRole('button', { name: person }).click();
  return popup;
}

/** @source spec 3 §2 "Social sign-in pages", §4 "Social login", "Account-linking screen after social signup" */
for (const tenant of ['arena', 'cinema'] as const) {
  test(`${tenant}: a new person signs in with Google, without an account to link, and goes where they came from`, async ({ page, platform, context, browserName }) => {
    test.skip(browserName === 'firefox' && tenant === 'cinema', sameWindow);
    await page.goto(platform.at(tenant, '/login?from=/epg'));
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const popup = await choose(page, context, 'Google', /Nova Lindqvist/);
    await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeVisible();
    expect(popup.isClosed()).toBe(true);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip and make a new account' }).click();
    await finish(page, tenant === 'arena' ? sports : {});
    await expect(page).toHaveURL(/\/epg$/);
    await expect(page.getByRole('button', { name: 'Nova Lindqvist' })).toBeVisible();
  });
}

test('a person whose e-mail has an account here is told so, and nothing is linked', async ({ page, platform, context }) => {
  await page.goto(platform.at('cinema', '/login'));
  await choose(page, context, 'Google', /Maren Holt/);
  await expect(page.getByRole('heading', { name: 'This account cannot be linked' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('turning back at the provider is no error', async ({ page, platform, context, browserName }) => {
  test.skip(browserName === 'firefox', sameWindow);
  await page.goto(platform.at('cinema', '/login'));
  await choose(page, context, 'Google', /Cancel/);
  await expect(page.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
});

/** Presses what opens a provider's page, and chooses a person there, by keyboard. */
async function chooseByKey(page: Page, way: string | RegExp, person: RegExp): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressButton(page, way)]);
  await press(popup, popup.getByRole('button', { name: person }));
}

/** @source spec 3 §2 "Account-linking screen after social signup", §4 "a 409 shows the conflict screen" */
test('a social sign-up is linked to an account that is proven; one that has an account is told so, in Arabic too', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/signup?from=/epg'));
  await chooseByKey(page, 'Sign up with Google', /Nova Lindqvist/);
  await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeFocused();
  await type(page, 'username', 'buyer@footlight.test');
  await type(page, 'password', 'not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(field(page, 'username')).toHaveValue('buyer@footlight.test');
  expect(await findings(page), 'the linking screen').toEqual([]);
  await type(page, 'password', 'footlight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
  await expect(page.getByRole('button', { name: 'Tomas Brandt' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.goto(platform.at('cinema', '/login?locale=ar'));
  await chooseByKey(page, /المتابعة باستخدام .Google/, /Maren Holt/);
  await expect(page.getByRole('heading', { name: 'لا يمكن ربط هذا الحساب' })).toBeFocused();
  expect(await findings(page), 'the conflict').toEqual([]);
  await pressButton(page, 'متابعة');
  await expect(field(page, 'username')).toBeVisible();
});

test('each step after a provider begins at the top of the page, below the bar', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'a page is scrolled by the same lines there');
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto(platform.at('arena', '/login'));
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  const scroll = async () => {
    await page.evaluate(() => scrollTo(0, 300));
    expect(await top()).toBeGreaterThan(100);
  };
  await scroll();
  await chooseByKey(page, 'Continue with Google', /Nova Lindqvist/);
  await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeFocused();
  expect(await top()).toBe(0);
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect((await page.locator('.fl-login__logo').boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await scroll();
  await page.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'One more thing' })).toBeFocused();
  expect(await top()).toBe(0);
  for (const [box, typed] of [['Day', '3'], ['Month', '2'], ['Year', '1991']] as const) await page.getByRole('textbox', { name: box }).fill(typed);
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Do you agree?' })).toBeFocused();
  expect(await top()).toBe(0);
});
