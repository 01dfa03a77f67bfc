import type { Page } from '@playwright/test';
import { fill, isFirefox } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectToPlay, findings, signIn } from '../site/site-visit.ts';
import { finish, sports } from './finish-step.ts';

const patron = 'partner-id-1005';

test.afterEach(async ({ platform }) => {
  await switchesOf(platform).partnerProducts(patron, ['season']);
  await switchesOf(platform).mend();
  await switchesOf(platform).reset();
});

/** An hour goes by since partners were asked for this browser. */
const passTheHour = (page: Page) => page.evaluate(() => {
  const key = 'footlight.arena.session';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), syncDueAt: 0 }));
});

/** @source spec 3 §7 "POST {base}/api/v1/entitlement-sync … used when a signed-in user has a refresh token" */
test('what was bought at a partner opens a title after the sign-in, closes it within the hour when it ended there, and opens it where it waits', async ({ page, platform, context }) => {
  const switches = switchesOf(platform);
  const film = platform.at('arena', '/video/1003');
  const plans = page.getByRole('button', { name: 'See plans' });
  await page.goto(film);
  await expect(plans).toBeVisible();
  await page.goto(platform.at('arena', '/login/partner?from=/video/1003'));
  await page.getByRole('button', { name: 'Continue with Partner' }).click();
  await page.getByRole('button', { name: /Pia Castellan/ }).click();
  await finish(page, sports);
  await expect(page).toHaveURL(film);
  await expectToPlay(page);
  // The partner is away, and then it refuses: the member stays, and so does the film.
  await switches.partnerProducts(patron, []);
  await switches.fault({ call: 'partnerProducts', status: 403, count: 1 });
  await passTheHour(page);
  const refused = page.waitForResponse(/entitlement-sync/);
  await page.goto(film);
  expect((await refused).status()).toBe(502);
  await expectToPlay(page);
  // It ended there.
  await passTheHour(page);
  const synced = page.waitForResponse(/entitlement-sync/);
  const followed = page.waitForResponse(/\/api\/v1\/changes/);
  await page.goto(film);
  expect((await synced).status()).toBe(200);
  await expect(plans).toBeVisible();
  await expect(page.getByRole('button', { name: /Already a member/ })).toBeHidden();
  // It begins again, and another tab is the one that asks. This one hears of it, as it follows changes now.
  expect((await followed).status()).toBe(200);
  await switches.partnerProducts(patron, ['season']);
  await passTheHour(page);
  const other = await context.newPage();
  await other.goto(platform.at('arena', '/epg'));
  await expect(plans).toBeHidden();
});

/** @source spec 3 §3 "firebase settings", §7 "POST /v1/firebase-auth", §8 "Firebase" */
test('a tenant at the identity toolkit: a wrong password, a right one, and a provider whose e-mail has an account already', async ({ page, platform, context }) => {
  const signInPage = platform.at('arena-pt', '/entrar?from=%2Fseccao%2Fcycling&locale=en');
  await page.goto(signInPage);
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeVisible();
  await fill(page.getByRole('textbox', { name: /E-mail/ }), 'member@footlight.test');
  await fill(page.getByLabel(/^Password/), 'wrong');
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByRole('alert')).toContainText('do not match');
  const exchange = page.waitForRequest(/firebase-auth$/);
  await signIn(page, 'member');
  const sent = await exchange;
  // Firefox over BiDi tells no body of a request.
  if (!isFirefox(page)) expect(Object.keys(sent.postDataJSON() as object).sort()).toEqual(['firebaseAuthToken', 'firebaseRefreshToken']);
  await expect(page).toHaveURL(/\/seccao\/cycling/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('firebase');
  await page.evaluate(() => localStorage.clear());
  await page.goto(signInPage);
  const [popup] = await Promise.all([context.waitForEvent('page'), google.click()]);
  await popup.getByRole('button', { name: /Maren Holt/ }).click();
  await expect(page.getByRole('heading', { name: 'You have an account here already' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('This e-mail signs in with e-mail and password. Go on that way.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with e-mail and password' }).click();
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/seccao\/cycling/);
});
