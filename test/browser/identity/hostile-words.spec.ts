import type { Locator, Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { signIn } from '../site/site-visit.ts';
import { expectText, giveHostileWords, hostile, watchPlanted } from './hostile-words.ts';

/**
 * Markup, templates and letters that turn the text around, in every word that others write: each is text. No report of a broken policy comes, which
 * every browser test asks at its end.
 *
 * @source design/identity.md "Attack classes … labels and `error_description` as markup"
 */
let planted: string[];

test.beforeEach(async ({ context }) => {
  planted = watchPlanted(context);
  await giveHostileWords(context);
});

test.afterEach(() => expect(planted).toEqual([]));

const submitOf = (page: Page): Locator => page.getByRole('main').locator('button[type=submit]');

/** A screen whose words are hostile, and are words. */
async function expectWords(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toContainText(hostile.trim());
  await expectText(page);
}

/** Somebody is chosen in the window of a provider. */
async function comeFromGoogle(page: Page, person: RegExp): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Continue with Google' }).press('Enter')]);
  await popup.getByRole('button', { name: person }).press('Enter');
}

/** Whether the letters of a text that stand after another one read from left to right. */
const readsOn = (text: Locator, after: string): Promise<boolean> => text.evaluate((element, before) => {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const start = node.textContent!.indexOf(before) + before.length;
  const leftOf = (offset: number): number => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(start) < leftOf(start + 3);
}, after);

test('sign-in: the form, what is wrong with it, a refusal, and the page of every provider', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login'));
  await expectWords(page, page.getByRole('button', { name: 'Continue with Google' }));
  await submitOf(page).press('Enter');
  await expectWords(page, page.getByRole('alert').first());
  await fill(page.locator('input[name=username]'), 'member@footlight.test');
  await fill(page.locator('input[name=password]'), 'wrong');
  await submitOf(page).press('Enter');
  await expectWords(page, page.getByRole('alert').first());
  await page.goto(platform.at('arena', '/providers'));
  await expectWords(page, page.getByRole('main').getByRole('link', { name: 'PBR' }).or(page.getByRole('main').getByRole('button', { name: 'PBR' })).first());
  await page.goto(platform.at('arena', '/login/pbr'));
  await expectWords(page, page.getByRole('heading', { name: 'PBR' }));
  await page.goto(platform.at('arena', '/login/request-password'));
  await expectWords(page, page.getByRole('main').getByRole('heading').last());
});

test('sign-up: every field of the long form, what is wrong with each, and every consent', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/signup'));
  await expect(page.locator('[name="name"]')).toBeVisible();
  await submitOf(page).press('Enter');
  await expectWords(page, page.getByRole('alert').first());
  await expectWords(page, page.locator('.fl-sign-up'));
  await expect(page.locator('.fl-sign-up')).toContainText('I accept');
});

test('linking: the person, the provider, what is missing and the consents', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=/epg'));
  await comeFromGoogle(page, /Nova Lindqvist/);
  await expectWords(page, page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' }));
  const prompt = page.getByText('Google').first();
  expect(await readsOn(prompt, 'txet')).toBe(true);
  await fill(page.locator('input[name=password]'), 'wrong');
  await submitOf(page).press('Enter');
  await expectWords(page, page.getByRole('alert'));
  await page.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
  await expectWords(page, page.getByRole('heading', { name: 'One more thing' }));
  for (const [box, typed] of [['Day', '3'], ['Month', '2'], ['Year', '1991']] as const) await fill(page.getByRole('textbox', { name: box }), typed);
  await submitOf(page).press('Enter');
  await expectWords(page, page.getByRole('heading', { name: 'Do you agree?' }));
  await expectWords(page, page.locator('.fl-sign-up__consents'));
});

test('a conflict', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/login'));
  await comeFromGoogle(page, /Maren Holt/);
  await expectWords(page, page.getByRole('heading', { name: 'This account cannot be linked' }));
});

test('an e-mail that signs in another way', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/entrar?locale=en'));
  await comeFromGoogle(page, /Maren Holt/);
  await expectWords(page, page.getByRole('heading', { name: 'You have an account here already' }));
  await expectWords(page, page.getByRole('alert'));
});

for (const [path, end] of [['/oauth/sso', 'alert'], ['/providers', 'alert'], ['/login', 'button']] as const) {
  test(`an error_description at ${path} is shown to nobody`, async ({ page, platform }) => {
    await page.goto(platform.at('arena', `${path}?error=server_error&state=s1&error_description=${encodeURIComponent(`Call 555${hostile}`)}`));
    await expectWords(page, page.getByRole('main').getByRole(end).last());
    await expect(page.locator(':root')).not.toContainText('Call 555');
  });
}

test('the account: each of its parts, and the profiles', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=/account'));
  await signIn(page, 'buyer');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/account');
  for (const part of ['details', 'addresses', 'password', 'passkeys', 'linked', 'devices', 'messages', 'data', 'delete']) {
    await page.goto(platform.at('arena', `/account?part=${part}#${part}`));
    await expectWords(page, page.getByRole('region').getByRole('heading', { level: 2 }));
    await expect(page.locator('.fl-account .fl-spinner')).toHaveCount(0);
    await expectText(page);
  }
  await page.goto(platform.at('arena', '/profiles'));
  await expectWords(page, page.getByRole('main').getByRole('button', { name: 'Tomas' }).first());
});

test('the element on a partner’s page', async ({ page, platform }) => {
  const element = await openElement(page, platform, 'partner', 'footlight-sign-in');
  await expectWords(page, element.locator('iframe').contentFrame().getByRole('button', { name: 'Continue with Google' }));
});
