import type { Page } from '@playwright/test';
import { cardFieldsIn, fillCard } from '../../support/card-fields.ts';
import { expect, test as base } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { signIn } from '../site/site-visit.ts';
import { expectNoViolations, type PolicyWatch, watchPolicy } from './watch-policy.ts';

/** Bank cards are entered at their provider's origin: nothing of them is in a document, a message or a request of ours. */
const test = base.extend<{ watch: PolicyWatch }>({
  watch: async ({ platform, context, page }, use) => {
    await use(await watchPolicy(context, page));
    await switchesOf(platform).mend();
    await switchesOf(platform).reset('buyer@footlight.test');
  },
});

const number = '4242 4242 4242 4242';

/** Each licence names the button in its own words. */
const goOn = (page: Page) => page.locator('.fl-checkout button[type="submit"]').press('Enter');

async function toCard(page: Page, platform: TestPlatform, tenant = 'arena', locale = ''): Promise<void> {
  await page.goto(platform.at(tenant, '/login?from=/purchase'));
  await signIn(page, 'buyer');
  await expect(page.getByRole('radio').first()).toBeAttached();
  if (locale !== '') await page.goto(platform.at(tenant, `/purchase${locale}`));
  await page.getByRole('radio').first().check({ force: true });
  await goOn(page);
  await expect(cardFieldsIn(page).getByRole('textbox')).toHaveCount(4);
}

test('no number is in our document, in a message to it, or in a request but to the provider', async ({ page, platform, watch }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardMessages: heard });
    addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)), true);
  });
  const sent: { to: string; body: string }[] = [];
  page.on('request', (request) => sent.push({ to: new URL(request.url()).host, body: `${request.url()} ${request.postData() ?? ''}` }));
  await toCard(page, platform);
  await fillCard(page, { cardHolder: 'Wilhelmina Quartz' });
  await pressPay(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  const heard = (await page.evaluate(() => (window as unknown as { heardMessages: string[] }).heardMessages)).join('\n');
  expect(heard).toContain('"token"');
  const told = { messages: heard, document: await page.content(), storage: await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])) };
  for (const [place, text] of Object.entries(told)) expect(text.replaceAll(' ', ''), place).not.toMatch(/4242424|Quartz/);
  const withNumber = sent.filter(({ body }) => body.replaceAll(' ', '').includes('42424242'));
  expect(withNumber.map(({ to }) => to)).toEqual([new URL(platform.at('card')).host]);
  await expectNoViolations(page, platform, watch);
});

test('a page that is not the tenant’s shows no fields, and hears nothing of them', async ({ page, platform }) => {
  // A page without a policy is refused by the provider's, a partner's by its own.
  for (const [host, directive] of [['evil', 'frame-ancestors'], ['partner', 'frame-src']] as const) {
    await page.goto(platform.at(host, host === 'evil' ? '/attack.html' : '/index.html'));
    const address = platform.at('card', '/fields/arena');
    await page.evaluate((src) => {
      const heard: unknown[] = [];
      Object.assign(window, { heardMessages: heard });
      addEventListener('message', ({ data }) => heard.push(data));
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, address);
    // The browser tells who tried once it has refused the document, of which nothing runs after that.
    await expect.poll(async () => JSON.stringify(await switchesOf(platform).reports())).toContain(`"violated-directive":"${directive}"`);
    const inputs = await Promise.all(page.frames().filter((frame) => frame !== page.mainFrame()).map((frame) => frame.locator('input[name="cc-number"]').count().catch(() => 0)));
    expect(inputs.reduce((sum, count) => sum + count, 0)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { heardMessages: unknown[] }).heardMessages)).toEqual([]);
  }
  await expect.poll(async () => (await switchesOf(platform).reports()).every((report) => JSON.stringify(report).includes('frame-ancestors'))).toBe(true);
  await switchesOf(platform).clearReports();
});

test('fields that do not come are said to be missing; asked for again they come, and keep their place', async ({ page, platform }) => {
  await page.route('**/fields.js', (route) => route.abort());
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'buyer');
  await page.getByRole('radio').first().check({ force: true });
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('The card fields could not be loaded.');
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveAccessibleDescription(/could not be loaded/);
  await page.unroute('**/fields.js');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  const waiting = await page.locator('.fl-card-fields').boundingBox();
  await expect(cardFieldsIn(page).getByLabel(/Card number/)).toBeVisible();
  await expect(page.locator('.fl-card-fields--ready')).toBeVisible();
  const ready = await page.locator('.fl-card-fields').boundingBox();
  expect(Math.abs(ready!.height - waiting!.height)).toBeLessThanOrEqual(8);
});

test('the fields read from right to left, in the words and colours of the tenant, at twice the size and by keyboard', async ({ page, platform, watch }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await toCard(page, platform, 'cinema', '?locale=ar');
  const fields = cardFieldsIn(page);
  await expect(fields.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(fields.locator('html')).toHaveAttribute('lang', 'ar');
  const colours = await Promise.all([page.locator('.fl-pay__form'), fields.locator('body')].map((one) => one.evaluate((element) => getComputedStyle(element).color)));
  expect(colours[0]).toBe(colours[1]);
  for (const label of ['الاسم على البطاقة', 'رقم البطاقة']) await expect(fields.getByRole('textbox', { name: label })).toBeVisible();
  await fields.getByRole('textbox').first().focus();
  await page.keyboard.type('Tomas Brandt');
  for (const text of [number, '1234', '12']) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  // These fields are filled in sooner than any hand does it: a press in the first half second of the button asks for another one.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(fields.locator('input[name="cc-csc"]')).toHaveAttribute('aria-invalid', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(fields.locator('input[name="cc-csc"]')).toBeFocused();
  const box = await page.locator('.fl-card-fields iframe').boundingBox();
  const inner = await fields.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
  expect(Math.abs(box!.height - inner)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page, platform, watch);
});
