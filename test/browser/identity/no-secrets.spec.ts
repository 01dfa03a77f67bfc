import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { Found } from '../trust/read-realm.ts';
import { leaksIn, secretsOf } from '../trust/secrets.ts';

const typedPassword = 'not-the-password-77';

/** Everything that others could read over a viewer's shoulder: addresses, what they are told as referrer, pages, messages, the console. */
async function watchAll(page: Page): Promise<{ found: Found[]; look(): Promise<void> }> {
  const found: Found[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    found.push({ path: 'address', text: request.url() }, { path: `referrer at ${new URL(request.url()).pathname}`, text: referer });
  });
  page.on('framenavigated', (frame) => found.push({ path: 'address of a page', text: frame.url() }));
  page.on('console', (message) => found.push({ path: 'console', text: message.text() }));
  await page.exposeFunction('heardMessage', (text: string) => void found.push({ path: 'message', text }));
  await page.addInitScript(() => addEventListener('message', ({ data }) => (globalThis as unknown as { heardMessage(text: string): void }).heardMessage(JSON.stringify(data) ?? '')));
  return { found, look: async () => void found.push({ path: 'page', text: await page.content() }, { path: 'address bar', text: page.url() }, { path: 'history', text: await page.evaluate(() => JSON.stringify(history.state) ?? '') }) };
}

/** @source design/identity.md "Attack classes": tokens in URLs, DOM, messages, logs */
test('no token and no password lies in an address, a page, a message or the console, whichever way somebody signs in', async ({ page, platform, context }) => {
  const { found, look } = await watchAll(page);
  const tokens: string[] = [];
  const stored = async () => {
    const all = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    tokens.push(...all.match(/[\w.-]{40,}/g) ?? []);
  };
  const signOut = async () => {
    await page.goto(platform.at('arena', '/logout'));
    await page.getByRole('button', { name: 'Sign out' }).last().click();
    await expect(page).not.toHaveURL(/logout/);
  };

  await test.step('by a password, after a wrong one', async () => {
    await page.goto(platform.at('arena', '/login?from=/epg'));
    await fill(page.getByRole('textbox', { name: /E-mail/ }), 'buyer@footlight.test');
    const password = page.getByRole('textbox', { name: /Password/ });
    await fill(password, typedPassword);
    await password.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fill(password, 'footlight');
    await look();
    await password.press('Enter');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
    await stored();
    await look();
    await page.goto(platform.at('arena', '/account'));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await look();
    await signOut();
  });

  await test.step('by a provider, whose code leaves the address at once', async () => {
    await page.goto(platform.at('arena', '/login?from=/epg'));
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Continue with Google' }).click()]);
    await popup.getByRole('button', { name: /Nova Lindqvist/ }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeVisible();
    await stored();
    await look();
  });

  const after = found.filter(({ path }) => path === 'address bar' || path === 'page' || path.startsWith('referrer'));
  expect(tokens.length, 'there were tokens to look for').toBeGreaterThan(1);
  expect(leaksIn(found, secretsOf(tokens, [typedPassword]))).toEqual([]);
  expect(after.filter(({ text }) => /[?&#](code|id_token|access_token|state)=/.test(text)).map(({ path, text }) => `${path}: ${text.slice(0, 80)}`)).toEqual([]);
});
