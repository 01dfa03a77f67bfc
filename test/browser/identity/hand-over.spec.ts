import { expect, test } from '../../support/browser-test.ts';
import { findings } from '../site/site-visit.ts';
import { finish, sports } from './finish-step.ts';

/** @source spec 3 §2 "Generic single sign-on and OpenID pages", §7 "silentAuthorisationUri", "GET /openid/{client}/logout-uri" */
test('single sign-on: unasked as a guest, asked and in, and out at the provider', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/oidc?from=/epg&locale=en'));
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/epg' && !search.includes('error'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(platform.at('arena', '/oidc/login?from=/epg&locale=en'));
  await page.getByRole('button', { name: /Nova Lindqvist/ }).press('Enter');
  await page.getByRole('button', { name: 'Skip and make a new account' }).click();
  await finish(page, sports);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
  await page.goto(platform.at('arena', '/logout?from=/login'));
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await page.getByRole('button', { name: /Yes/ }).press('Enter');
  await expect(page).toHaveURL(({ pathname, origin }) => pathname === '/login' && origin === new URL(platform.at('arena', '/')).origin);
  await page.goto(platform.at('arena', '/oidc?from=/epg&locale=en'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

/** @source spec 3 §4 "In a mobile app the code is handed to the app by a custom-scheme link" */
test('a sign-in is handed to a registered app, and to no other', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/oauth/sso/arena-tv?code=c1&state=s1&locale=en#id_token=secret'));
  await expect(page.getByRole('link', { name: 'Open Arena TV' })).toHaveAttribute('href', 'test.footlight.arena:/oauth?code=c1&state=s1');
  expect(page.url()).not.toMatch(/code=|secret/);
  expect(await findings(page)).toEqual([]);
  await page.goto(platform.at('arena', '/mobile-external?bundle_id=evil.app&code=c1&state=s1&locale=en'));
  await expect(page.getByRole('alert')).toContainText('This app is not known here');
});
