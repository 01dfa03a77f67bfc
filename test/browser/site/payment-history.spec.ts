import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

const month = 31 * 86_400_000;
const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');

/** A member of two years, whose history has more than one page. */
async function openLongHistory(page: Page, platform: TestPlatform): Promise<void> {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  await switchesOf(platform).clock({ advance: 24 * month });
  await page.goto(platform.at('cinema', '/login?from=%2Faccount%23payments'));
  await signIn(page, 'buyer');
  await expect(page.getByRole('table')).toBeVisible();
}

/** @source spec 2 §3 "Payment history item" */
test('the history is read page by page, past an answer that does not come, with the focus on what is new', async ({ page, platform }) => {
  await openLongHistory(page, platform);
  await expect(rows(page)).toHaveCount(21);
  await switchesOf(platform).fault({ call: 'readPaymentHistory', status: 503 });
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('More could not be loaded.');
  await expect(rows(page)).toHaveCount(21);
  expect(await findings(page)).toEqual([]);
  await switchesOf(platform).mend('readPaymentHistory');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(rows(page).last()).toContainText('Subscription begun');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(rows(page).nth(21)).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('on a phone and in Arabic a long history stays whole', async ({ page, platform }) => {
  await openLongHistory(page, platform);
  await page.goto(platform.at('cinema', '/account?locale=ar#payments'));
  await expect(page.getByRole('table')).toHaveCSS('direction', 'rtl');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
    expect([width, await findings(page)]).toEqual([width, []]);
  }
});

test('a history without payments says so', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=%2Faccount%23payments'));
  await signIn(page, 'buyer');
  await expect(page.getByText('No payments yet')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** Who is signed in on a page, as its calls say it. */
async function bearerOf(page: Page, platform: TestPlatform, account: string): Promise<Record<string, string>> {
  await page.goto(platform.at('arena', '/login?from=%2Faccount%23payments'));
  const asked = page.waitForRequest((request) => request.url().includes('/customer/payment-history'));
  await signIn(page, account);
  const { authorization = '', realm = '', 'x-api-key': key = '' } = await (await asked).allHeaders();
  return { authorization, realm, 'x-api-key': key, origin: new URL(page.url()).origin };
}

/** @source spec 2 §3 "pdf" */
test('an invoice is saved under its number, past a refusal that is said; nobody else gets it', async ({ page, platform, browser }) => {
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  await page.goto(platform.at('arena', '/account#payments'));
  const file = page.getByRole('button', { name: /^Invoice \(PDF\)/ });
  await test.step('what does not come says so', async () => {
    await switchesOf(platform).fault({ call: 'readInvoiceFile', status: 503 });
    await file.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The file could not be fetched. Try again.');
    expect(await findings(page)).toEqual([]);
    await switchesOf(platform).mend('readInvoiceFile');
  });
  const call = page.waitForRequest((request) => request.url().endsWith('/pdf'));
  const [saved] = await Promise.all([page.waitForEvent('download'), file.press('Enter')]);
  await test.step('pressed again it is saved, and the page stays', async () => {
    expect(saved.suggestedFilename()).toMatch(/^ARENA-\d{6}\.pdf$/);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByRole('status').filter({ hasText: saved.suggestedFilename() })).toBeVisible();
    expect(page.url()).toBe(platform.at('arena', '/account#payments'));
    expect(await findings(page)).toEqual([]);
  });
  await test.step('its address is good once', async () => {
    expect((await page.request.get(saved.url())).status()).toBe(404);
  });
  await test.step('another member is told nothing of it', async () => {
    const other = await browser.newContext();
    const headers = await bearerOf(await other.newPage(), platform, 'member');
    expect(headers['authorization']).toMatch(/^Bearer /);
    expect((await other.request.get((await call).url(), { headers })).status()).toBe(404);
    const { url } = await (await other.request.get((await call).url(), { headers: await (await call).allHeaders() })).json() as { url: string };
    expect((await other.request.get(url)).headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${saved.suggestedFilename()}"` });
    await other.close();
  });
});
