import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from '../elements/element-page.ts';
import { findings } from '../site/site-visit.ts';

/**
 * A new account by keyboard alone, on the tenant's site and in the element on a partner's page.
 *
 * @source spec 3 §2 "signup", §3 "Form field kinds", §5; design/identity.md 7, 8
 */
type Screen = Page | FrameLocator;
interface Visit { page: Page; screen: Screen }

const password = 'a horse and a lamp';

/** Presses Tab until this has the focus, as somebody does who cannot point. */
async function tabTo({ page }: Visit, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const field = ({ screen }: Visit, name: string): Locator => screen.locator(`[name="${name}"]`);

/** Types into a field over what it held. */
async function type(visit: Visit, name: string, text: string): Promise<void> {
  await tabTo(visit, field(visit, name));
  await visit.page.keyboard.press('ControlOrMeta+A');
  await visit.page.keyboard.type(text);
}

async function press(visit: Visit, target: Locator): Promise<void> {
  await tabTo(visit, target);
  await visit.page.keyboard.press('Enter');
}

/** What is wrong with a field is said with it. */
async function expectWrong(visit: Visit, name: string, words: RegExp): Promise<void> {
  await expect(field(visit, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(visit, name)).toHaveAccessibleDescription(words);
}

const submitOf = ({ screen }: Visit): Locator => screen.locator('button[type=submit]');

async function mailTo(platform: TestPlatform, email: string): Promise<string> {
  const { mails } = await (await fetch(platform.at('api', `/demo/mails?to=${email}`))).json() as { mails: { text: string }[] };
  return mails[0]?.text ?? '';
}

async function onSite(page: Page, platform: TestPlatform, tenant: string, locale: string): Promise<Visit> {
  await page.goto(platform.at(tenant, `/signup?locale=${locale}`));
  const visit = { page, screen: page };
  await expect(field(visit, 'name')).toBeVisible();
  return visit;
}

async function onPartnersPage(page: Page, platform: TestPlatform, tenant: string, locale: string): Promise<Visit> {
  const element = await openElement(page, platform, 'partner', 'footlight-sign-in', { realm: tenant, locale });
  const visit = { page, screen: element.locator('iframe').contentFrame() };
  const way = visit.screen.getByRole('link', { name: locale === 'ar' ? 'إنشاء حساب' : 'Sign up', exact: true });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(field(visit, 'name')).toBeVisible();
  return visit;
}

/** A driven Firefox delivers no keys to a frame of another site either. */
const formIsTheSame = 'what a form asks and answers does not depend on the engine';

const places = [['the tenant’s site', onSite], ['a partner’s page', onPartnersPage]] as const;

for (const [place, open] of places) {
  test(`in English on ${place}: every field of the long form, what is wrong with each, and an account`, async ({ page, platform, browserName }) => {
    test.skip(browserName === 'firefox', formIsTheSame);
    const visit = await open(page, platform, 'arena', 'en');
    const email = `new-${place === 'a partner’s page' ? 'there' : 'here'}@footlight.test`;
    await test.step('nothing filled in is said once', async () => {
      await press(visit, submitOf(visit));
      await expect(visit.screen.getByRole('alert')).toContainText('Enter your e-mail and password.');
      expect(await findings(page)).toEqual([]);
    });
    await test.step('each wrong field says what is wrong, and the first has the focus', async () => {
      await type(visit, 'name', 'Nia Roux');
      await type(visit, 'email', 'nobody');
      await type(visit, 'password', 'short');
      await type(visit, 'confirmPassword', 'another');
      await page.keyboard.press('Enter');
      await expect(field(visit, 'email')).toBeFocused();
      await expectWrong(visit, 'email', /Enter a whole e-mail address/);
      await expectWrong(visit, 'password', /Use at least 10 characters/);
      await expectWrong(visit, 'confirmPassword', /The two passwords differ/);
      await expectWrong(visit, 'birthDate-year', /This is needed/);
      expect(await findings(page)).toEqual([]);
    });
    await test.step('a password that is guessed at once is refused here', async () => {
      await type(visit, 'email', email);
      for (const name of ['password', 'confirmPassword']) await type(visit, name, 'password123');
      await type(visit, 'birthDate-month', '0214');
      await page.keyboard.type('1990');
      await page.keyboard.press('Enter');
      await expect(field(visit, 'password')).toBeFocused();
      await expectWrong(visit, 'password', /easy to guess/);
    });
    await test.step('the other kinds of field, and the consent that is needed', async () => {
      for (const name of ['password', 'confirmPassword']) await type(visit, name, password);
      await type(visit, 'preferredName', 'Ni');
      await tabTo(visit, field(visit, 'sport'));
      await page.keyboard.type('Tennis');
      await tabTo(visit, field(visit, 'gender'));
      await page.keyboard.press('End');
      await type(visit, 'gender-other', 'Agender');
      await type(visit, 'phoneNumber', '7400 123456');
      await page.keyboard.press('Enter');
      await expect(field(visit, 'terms')).toBeFocused();
      await expectWrong(visit, 'terms', /This is needed to go on/);
      expect([await field(visit, 'sport').inputValue(), await field(visit, 'gender').inputValue()]).toEqual(['tennis', 'other']);
      expect(await findings(page)).toEqual([]);
    });
    await test.step('the browser proves itself unasked, and the mail is named', async () => {
      const [sent] = await Promise.all([page.waitForRequest(/firebase-auth\/signup/), page.keyboard.press('Space').then(() => press(visit, submitOf(visit)))]);
      expect(sent.postDataJSON()).toMatchObject({ username: email, appCheckToken: expect.stringMatching(/./) as unknown });
      await expect(visit.screen.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
      await expect(visit.screen.getByText(`A mail is on its way to ${email}`)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
    await test.step('its link confirms the account, which signs in', async () => {
      await page.goto(/http\S+token=\S+/.exec(await mailTo(platform, email))![0]);
      const site = { page, screen: page };
      await expect(page.getByRole('heading', { name: 'Welcome', level: 2 })).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await press(site, page.getByRole('button', { name: 'Sign in now' }));
      await expect(field(site, 'username')).toHaveValue(email);
      await type(site, 'password', password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Nia Roux' })).toBeVisible();
    });
  });

  test(`in Arabic on ${place}: what is wrong, what the platform refuses, and an address that has an account`, async ({ page, platform, browserName }) => {
    test.skip(browserName === 'firefox', formIsTheSame);
    const visit = await open(page, platform, 'cinema', 'ar');
    await expect(visit.screen.locator('form')).toHaveCSS('direction', 'rtl');
    await type(visit, 'name', 'نيا');
    await type(visit, 'email', 'nobody');
    await type(visit, 'password', 'password123');
    await page.keyboard.press('Enter');
    await expect(field(visit, 'email')).toBeFocused();
    await expectWrong(visit, 'email', /[\u0600-\u06ff]{3}/);
    expect(await findings(page)).toEqual([]);
    await switchesOf(platform).fault({ call: 'signUp', status: 503, count: 1 });
    await type(visit, 'email', 'member@footlight.test');
    await type(visit, 'password', password);
    await tabTo(visit, field(visit, 'terms'));
    await page.keyboard.press('Space');
    await press(visit, submitOf(visit));
    await expect(visit.screen.getByRole('alert')).toContainText(/[\u0600-\u06ff]{3}/);
    expect([await field(visit, 'email').inputValue(), await field(visit, 'password').inputValue()]).toEqual(['member@footlight.test', password]);
    expect(await findings(page)).toEqual([]);
    await press(visit, submitOf(visit));
    await expect(visit.screen.getByRole('heading', { name: 'تحقّق من بريدك' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    expect(await mailTo(platform, 'member@footlight.test')).not.toContain('token=');
  });
}

test('what was filled in is there again after a provider’s page, and no password was kept', async ({ page, platform }) => {
  const visit = await onSite(page, platform, 'arena', 'en');
  await type(visit, 'name', 'Nia Roux');
  await type(visit, 'email', 'nia@footlight.test');
  for (const name of ['password', 'confirmPassword']) await type(visit, name, password);
  await tabTo(visit, field(visit, 'news'));
  await page.keyboard.press('Space');
  await press(visit, page.getByRole('button', { name: 'Sign up with Apple' }));
  await expect(page.getByRole('button', { name: /Cancel/ })).toBeVisible();
  await page.goto(platform.at('arena', '/demo/bench.html'));
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect([kept.includes('nia@footlight.test'), kept.includes(password)]).toEqual([true, false]);
  await onSite(page, platform, 'arena', 'en');
  await expect(field(visit, 'name')).toHaveValue('Nia Roux');
  await expect(field(visit, 'email')).toHaveValue('nia@footlight.test');
  await expect(field(visit, 'news')).toBeChecked();
  expect([await field(visit, 'password').inputValue(), await field(visit, 'confirmPassword').inputValue()]).toEqual(['', '']);
});
