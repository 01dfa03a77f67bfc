import type { BrowserContext, Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { finish, sports } from './finish-step.ts';
import { findings } from '../site/site-visit.ts';

/** Pages and refusals that no window, tab or storage has a part in. */
const sameEverywhere = 'what these pages say is the same in every engine';

/** Presses Facebook's button and answers in the window that opens. */
async function atFacebook(page: Page, context: BrowserContext, press: RegExp): Promise<void> {
  const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Continue with Facebook' }).click()]);
  await popup.getByRole('button', { name: press }).click();
}

/** @source spec 3 §4 "On mobile, Facebook uses a redirect with a stored attempt flag; otherwise a popup is used" */
test('Facebook: turning back, a new person, and out again', async ({ page, platform, context }) => {
  await page.goto(platform.at('cinema', '/login?from=/epg'));
  await atFacebook(page, context, /Cancel/);
  await expect(page.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
  await atFacebook(page, context, /Kai Okafor/);
  await expect(page.getByRole('heading', { name: 'Welcome, Kai Okafor' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip and make a new account' }).click();
  await finish(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
  await page.goto(platform.at('cinema', '/logout'));
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/home');
  await page.goto(platform.at('cinema', '/login'));
  await expect(page.getByText('Last used')).toBeVisible();
});

test('Facebook on a phone stays in the tab, and what was brought back is good once', async ({ browser, browserName, platform }) => {
  test.skip(browserName === 'firefox', 'Firefox over BiDi has no touch screen.');
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(platform.at('cinema', '/login?from=/epg'));
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('button', { name: /Nova Lindqvist/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeVisible();
  expect(page.url()).not.toContain('code=');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('footlight-sign-in')))).toEqual([]);
  await page.getByRole('button', { name: 'Skip and make a new account' }).click();
  await finish(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
  await context.close();
});

test('the picker: every provider, in a walk from the sign-in page', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', sameEverywhere);
  await page.goto(platform.at('arena', '/login?from=/epg'));
  await page.getByRole('link', { name: 'More ways to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Select your provider' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto(platform.at('arena', '/login/google'));
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** @source spec 3 §6 "pbr can sign up and has security and reset pages", "sptv cannot sign up and has no password reset" */
test('PBR by name and password: a wrong one, a conflict, in, and out again', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/login/pbr?from=/epg'));
  const [name, password, submit] = [page.getByRole('textbox', { name: /User name/ }), page.locator('input[name=password]'), page.locator('button[type=submit]')];
  await fill(name, 'nova@pbr.test');
  await fill(password, 'wrong');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('User name and password do not match');
  await expect(name).toHaveValue('nova@pbr.test');
  expect(await findings(page)).toEqual([]);
  await fill(name, 'member@footlight.test');
  await fill(password, 'footlight');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'This account cannot be linked' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(name, 'nova@pbr.test');
  await fill(password, 'footlight');
  await submit.click();
  await finish(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
  await page.goto(platform.at('cinema', '/logout'));
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/home');
  await page.goto(platform.at('cinema', '/login/pbr'));
  await expect(submit).toBeVisible();
});

/** @source spec 3 §6 "pbr can sign up and has security … pages" */
test('PBR from the sign-up to another password: its mail, its sign-in page, its security in the account', async ({ page, platform, browser }) => {
  const [email, first, second] = ['walker@pbr.test', 'a horse and a lamp', 'another horse, no lamp'];
  const [userName, password, submit] = [page.getByRole('textbox', { name: /User name/ }), page.locator('input[name=password]'), page.locator('button[type=submit]')];
  await page.goto(platform.at('cinema', '/login/pbr?from=/epg'));
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account at PBR' })).toBeVisible();
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Enter your e-mail and password');
  expect(await findings(page)).toEqual([]);
  await fill(page.locator('[name="name"]'), 'Wanda Walker');
  await fill(page.locator('[name="email"]'), email);
  await fill(page.locator('[name="password"]'), first);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const { mails } = await (await fetch(platform.at('api', `/demo/mails?to=${email}`))).json() as { mails: { text: string }[] };
  await page.goto(/http\S+token=\S+/.exec(mails[0]?.text ?? '')![0]);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with PBR' })).toBeVisible();
  await expect(userName).toHaveValue(email);
  await fill(password, first);
  await submit.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(platform.at('cinema', '/login/pbr?from=/epg'));
  await fill(elsewhere.getByRole('textbox', { name: /User name/ }), email);
  await fill(elsewhere.locator('input[name=password]'), first);
  await elsewhere.locator('button[type=submit]').click();
  await expect(elsewhere.getByRole('button', { name: 'Wanda Walker' })).toBeVisible();

  await page.goto(platform.at('cinema', '/account#password'));
  const security = page.getByRole('region', { name: 'Password at PBR' });
  await fill(security.locator('[name=current-password]'), 'wrong');
  await fill(security.locator('[name=new-password]'), second);
  await security.getByRole('button', { name: 'Change the password' }).click();
  await expect(security.locator('[name=current-password]')).toHaveAccessibleDescription(/not your current password/);
  expect(await findings(page)).toEqual([]);
  await fill(security.locator('[name=current-password]'), first);
  await security.getByRole('button', { name: 'Change the password' }).click();
  await expect(security.getByText('Your password is changed')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await elsewhere.context().close();
  await page.goto(platform.at('cinema', '/logout'));
  await page.getByRole('button', { name: 'Sign out' }).last().click();
});

test('what a provider does not support is said', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', sameEverywhere);
  await page.goto(platform.at('arena', '/signup?providerName=sptv'));
  await expect(page.getByRole('alert')).toContainText('Accounts of SPTV are not made here: SPTV gives you one.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with SPTV' }).click();
  await expect(page.getByText('Accounts of SPTV are not made here: SPTV gives you one.')).toBeVisible();
  await expect(page.getByText('Forgotten passwords are not supported here: SPTV helps you with yours.')).toBeVisible();
  await page.goto(platform.at('arena', '/login/request-password?providerName=google'));
  await expect(page.getByRole('alert')).toContainText('Not supported');
  await page.goto(platform.at('arena', '/login/request-password?providerName=pbr'));
  await expect(page.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
});

/** @source spec 3 §4 "Adobe flow", §2 "With result=success and no device, it completes sign-in" */
test('a television operator: turned back, without rights, a client that is not known any more, and in', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/login?from=/epg'));
  await page.getByRole('button', { name: 'Continue with TV operator' }).click();
  await expect(page.getByRole('heading', { name: 'Select your TV operator' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /Nordlink/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();

  await page.goto(platform.at('cinema', '/login/tv-operator?from=/epg'));
  await page.getByRole('button', { name: /Kiosk TV/ }).click();
  await page.getByRole('button', { name: /Nova Lindqvist/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your package with this operator does not include this service.');
  expect(page.url()).not.toContain('token=');

  await page.evaluate(() => localStorage.setItem('adobeDcrClientDetails', JSON.stringify({ realm: 'cinema', clientId: 'old', clientSecret: 'old' })));
  const codes: number[] = [];
  page.on('response', (response) => { if (response.url().endsWith('/v3/adobe/regcode')) codes.push(response.status()); });
  await page.goto(platform.at('cinema', '/login/tv-operator?entryPage=/purchase&licences=premium&redirectTo=/epg&from=/video/42'));
  await fill(page.getByRole('searchbox', { name: 'Find your provider' }), 'harb');
  await page.getByRole('button', { name: /Harbour Broadband/ }).click();
  await page.getByRole('button', { name: /Kai Okafor/ }).click();
  await finish(page, { name: 'Kai Okafor' });
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === '/purchase' && searchParams.get('licences') === 'premium' && searchParams.get('redirectTo') === '/epg' && searchParams.get('from') === '/video/42');
  expect(codes).toEqual([400, 200]);
  await page.goto(platform.at('cinema', '/logout'));
  await page.getByRole('button', { name: 'Sign out' }).last().click();
});

test('what an operator brings back to a browser that did not ask signs nobody in', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/providers/success?provider=tv-operator&token=of-somebody-else'));
  await expect(page.getByRole('heading', { name: 'Select your TV operator' })).toBeVisible();
  expect(page.url()).not.toContain('token=');
});

/** @source spec 3 §4 "Identity-partner flow", §8 "a failure to load the partner SDK is logged and raised" */
test('the partner: its script away, turned back, refused and logged out, and in', async ({ page, platform, context }) => {
  const logged: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => { if (message.type() === 'error') logged.push(message.text()); });
  page.on('response', (response) => {
    const { hostname, pathname, search } = new URL(response.url());
    if (hostname === 'partner-id.localhost' && /^\/(sdk|workflow)\//.test(pathname)) calls.push(`${pathname}${search} ${response.status()}`);
  });
  const press = () => page.getByRole('button', { name: 'Continue with Partner' }).click();
  const account = (name: RegExp) => page.getByRole('button', { name });

  await test.step('the script is away: said and logged, other ways stand beside it, and it is fetched anew', async () => {
    await page.goto(platform.at('arena', '/login/partner?from=/epg'));
    await page.route('**/sdk/identity-partner.js*', (route) => route.abort());
    await expect(page.getByRole('button', { name: 'Continue with Partner' })).toBeVisible();
    expect(calls).toEqual([]);
    await press();
    await expect(page.getByRole('alert').getByText('Sorry, something went wrong')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose another provider' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(logged.filter((text) => text.startsWith('[footlight] The sign-in by partner did not begin.'))).toHaveLength(1);
    await page.unroute('**/sdk/identity-partner.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(account(/Kai Okafor/)).toBeVisible();
    expect(calls).toEqual(['/sdk/identity-partner.js?try=1 200', '/workflow/partner 200', '/workflow/start 200']);
  });

  await test.step('turned back: what the sign-in is for is in the address again, and nothing in storage', async () => {
    await account(/Cancel/).click();
    await expect(page.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?from=%2Fepg');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('footlight-sign-in')))).toEqual([]);
    expect(calls.some((call) => call.startsWith('/workflow/logout'))).toBe(false);
  });

  await test.step('from a page that may not run the script; refused here, the partner is logged out', async () => {
    await page.goto(platform.at('arena', '/providers?from=/epg'));
    await page.getByRole('button', { name: /^Partner/ }).click();
    await expect(account(/Kai Okafor/)).toBeVisible();
    await switchesOf(platform).fault({ call: 'exchangePartnerToken', status: 500 });
    await account(/Kai Okafor/).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => calls.filter((call) => call.startsWith('/workflow/logout'))).toEqual(['/workflow/logout 204']);
    await switchesOf(platform).mend('exchangePartnerToken');
    expect(new URL(page.url()).search).toBe('?from=%2Fepg');
  });

  await test.step('a page that is not ready runs the workflow, which asks who it is', async () => {
    await page.goto(platform.at('arena', `/oauth/partner?from=/epg&PAGE_READY=false&workflowResponse=${encodeURIComponent('{"state":"x","token":"of somebody else"}')}`));
    await page.getByRole('link', { name: 'Continue with Partner' }).click();
    await press();
    await account(/Kai Okafor/).click();
    await finish(page, sports);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
    expect(context.pages()).toHaveLength(1);
  });
});
