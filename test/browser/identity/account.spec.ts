import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { findings } from '../site/site-visit.ts';

/** @source spec 3 §1 "Account screens", §4 "Password change", §5 "invalidCurrentCredentials"; issue "sessions and devices with sign out there" */
const email = 'buyer@footlight.test';

/** Presses Tab until this has the focus, as somebody does who cannot point. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => document.activeElement === element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function signIn(page: Page, platform: TestPlatform, tenant: string, secret = 'footlight', id = email): Promise<void> {
  await page.goto(platform.at(tenant, '/login?from=/account'));
  await type(page, 'username', id);
  await type(page, 'password', secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/account');
}

async function mailedLink(platform: TestPlatform, to: string): Promise<string> {
  const { mails } = await (await fetch(platform.at('api', `/demo/mails?to=${to}`))).json() as { mails: { text: string }[] };
  return mails.map(({ text }) => /http\S+token=\S+/.exec(text)?.[0]).find(Boolean)!;
}

const section = (page: Page, name: string): Locator => page.getByRole('navigation', { name: /Parts of the account|أقسام/ }).getByRole('link', { name, exact: true });

test('the name is changed: what was typed stays while the platform is away, and two presses send it once; the back button leads back', async ({ page, platform, context }) => {
  await signIn(page, platform, 'cinema');
  await press(page, section(page, 'Details'));
  await type(page, 'name', 'Tomas B. Brandt');
  await context.setOffline(true);
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('alert').last()).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Tomas B. Brandt');
  expect(await findings(page)).toEqual([]);
  await context.setOffline(false);
  const sent: string[] = [];
  page.on('request', (request) => ['PUT', 'PATCH', 'POST'].includes(request.method()) && /user/.test(request.url()) && sent.push(request.url()));
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await press(page, section(page, 'Password'));
  await expect(page.getByRole('region', { name: 'Password' })).toBeFocused();
  await page.goBack();
  await expect(field(page, 'name')).toHaveValue('Tomas B. Brandt');
});

test('a new e-mail is used once the link of its mail is pressed, a new password ends every other session, and the old address takes itself back', async ({ page, platform, browser }) => {
  await signIn(page, platform, 'cinema');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, platform, 'cinema');
  await test.step('the e-mail', async () => {
    await press(page, page.getByRole('button', { name: /^Change E-mail/ }));
    await type(page, 'new-email', 'nobody');
    await type(page, 'current-password', 'not this one');
    await page.keyboard.press('Enter');
    await expect(field(page, 'new-email')).toBeFocused();
    await expect(field(page, 'new-email')).toHaveAccessibleDescription(/Enter a whole e-mail address/);
    await type(page, 'new-email', 'tomas@footlight.test');
    await page.keyboard.press('Enter');
    await expect(field(page, 'current-password')).toBeFocused();
    await expect(field(page, 'current-password')).toHaveAccessibleDescription(/This is not your current password/);
    expect(await findings(page)).toEqual([]);
    await type(page, 'current-password', 'footlight');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We sent a link to tomas@footlight.test.')).toBeVisible();
  });
  await test.step('the link of the mail', async () => {
    await page.goto(await mailedLink(platform, 'tomas@footlight.test'));
    await expect(page.getByRole('heading', { name: 'Use a new e-mail' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await press(page, page.getByRole('button', { name: 'Use this e-mail' }));
    await expect(page.getByRole('heading', { name: 'Welcome', level: 2 })).toBeFocused();
    await page.goto(platform.at('cinema', '/account'));
    await expect(page.getByText('tomas@footlight.test')).toBeVisible();
    await elsewhere.reload();
    await expect(field(elsewhere, 'username')).toBeVisible();
  });
  await test.step('the password', async () => {
    await signIn(elsewhere, platform, 'cinema', 'footlight', 'tomas@footlight.test');
    await press(page, section(page, 'Password'));
    await type(page, 'current-password', 'footlight');
    await type(page, 'new-password', 'a whole new password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is changed')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await elsewhere.reload();
    await expect(field(elsewhere, 'username')).toBeVisible();
  });
  await test.step('the link to the old address', async () => {
    await elsewhere.goto(await mailedLink(platform, email));
    await expect(elsewhere.getByRole('heading', { name: 'Take your e-mail back' })).toBeVisible();
    await page.reload();
    await expect(section(page, 'Password')).toBeVisible();
    await press(elsewhere, elsewhere.getByRole('button', { name: 'Use this address again' }));
    await expect(elsewhere.getByText('Choose a new password now.')).toBeVisible();
    expect(await findings(elsewhere)).toEqual([]);
    await page.reload();
    await expect(field(page, 'username')).toBeVisible();
    await press(elsewhere, elsewhere.getByRole('button', { name: 'Choose a new password' }));
    await expect(field(elsewhere, 'username')).toHaveValue(email);
    await elsewhere.context().close();
  });
});

test('every other device is signed out from here', async ({ page, platform, browser }) => {
  await signIn(page, platform, 'cinema');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, platform, 'cinema');
  await press(page, section(page, 'Devices'));
  await press(page, page.getByRole('button', { name: 'Sign out everywhere else' }));
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await elsewhere.reload();
  await expect(field(elsewhere, 'username')).toBeVisible();
  await elsewhere.context().close();
});

test('every part of the account reads from right to left, and hides nothing from anybody', async ({ page, platform }) => {
  await signIn(page, platform, 'cinema');
  for (const part of ['details', 'subscriptions', 'payments', 'cards', 'addresses', 'password', 'linked', 'devices', 'messages', 'data', 'delete']) {
    await page.goto(platform.at('cinema', `/account?locale=ar&part=${part}#${part}`));
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveCSS('direction', 'rtl');
    await expect(page.locator('.fl-account .fl-spinner')).toHaveCount(0);
    expect([part, await findings(page)]).toEqual([part, []]);
  }
});
