import { startTestPlatform } from '../../support/platform.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { axeFindings } from '../../support/axe-findings.ts';

/** What a viewer sees when a page cannot be had: no connection, a new version, a name that is nobody's. */
test('without the platform a page of ours says so at any address, in each language, and leads back', async ({ page }) => {
  test.setTimeout(120_000);
  const platform = await startTestPlatform();
  const complaints: string[] = [];
  page.on('console', (message) => /Content Security Policy|Trusted/.test(message.text()) && complaints.push(message.text()));
  await page.goto(platform.at('cinema', '/home'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that was opened before the worker was there is not its own; this one is.
  await page.goto(platform.at('cinema', '/epg'));
  expect(await page.evaluate(async () => (await (await caches.open('footlight-offline')).keys()).map(({ url }) => new URL(url).pathname))).toEqual(['/document/offline', '/document/site.css']);
  await platform.close();
  await page.goto(platform.at('cinema', '/video/1001'));
  await expect(page.getByRole('heading', { level: 1, name: 'You are not connected' })).toBeVisible();
  await expect(page.locator('section[lang="ar"][dir="rtl"]')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(251, 246, 236)');
  expect(await page.getByRole('link', { name: 'Try again' }).evaluate((link: HTMLAnchorElement) => link.href)).toBe(platform.at('cinema', '/video/1001'));
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('the worker of the offline page', () => {
  test.use({ expectedReport: /marker\.invalid\/taken/ });

  test('is refused what it must not do, and the platform hears of it', async ({ page, platform, context }) => {
    await page.goto(platform.at('arena', '/home'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(() => fetch('http://marker.invalid/taken').then(() => 'reached', () => 'refused'))).toBe('refused');
    await expect.poll(async () => JSON.stringify(await switchesOf(platform).reports())).toContain('marker.invalid');
  });
});

test('a page whose code a new version took away is opened again once, and says so when that does not help', async ({ page, platform }) => {
  let documents = 0;
  await page.route('**/site/chunks/guide-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(platform.at('arena', '/home'));
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  // The deployment: documents name another file from now on.
  await page.route(platform.at('arena', '/epg'), async (route) => {
    documents += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', '<link rel="modulepreload" href="/site/chunks/new-1234567.js"></head>') });
  });
  await page.locator('.fl-site__nav').getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('main').getByText('This page could not be loaded.')).toBeVisible({ timeout: 20_000 });
  // Asked what is deployed, opened again, asked again.
  expect(documents).toBe(3);
  await page.unroute('**/site/chunks/guide-page-*.js');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programme guide' })).toBeAttached();
});

test('a name that is nobody’s says so, in the reader’s language and with its status', async ({ page, platform }) => {
  const { port } = new URL(platform.at('arena', '/'));
  const answer = await page.goto(`http://nowhere.localhost:${port}/home`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no service of this name' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});