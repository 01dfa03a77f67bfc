import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings } from './site-visit.ts';

/** @source spec 2 §2 "Subscription management display", §4 "Cancellation offer", §7; design/checkout.md 8 */
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).press('Enter');

test('a subscription is bought, paused, cancelled past an offer, reactivated, and all of it stands in the history', async ({ page, platform }) => {
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  await test.step('pages of confirmation say what was bought and paid', async () => {
    await page.goto(platform.at('arena', '/subscribed'));
    await expect(page.getByRole('main')).toContainText('Arena Pass is yours.');
    await page.goto(platform.at('arena', '/pay'));
    await expect(page.getByRole('main').getByRole('region', { name: 'Your receipt' })).toContainText('€9.99');
    expect(await findings(page)).toEqual([]);
  });
  await page.goto(platform.at('arena', '/account#subscriptions'));
  const title = page.getByRole('heading', { level: 3, name: 'Arena Pass' });
  const card = page.getByRole('listitem').filter({ has: title });
  await test.step('it says when it renews and what pays for it', async () => {
    await expect(card).toContainText(/Renews on \d+\/\d+, every month/);
    await expect(card).toContainText('€9.99 a month');
    await expect(card).toContainText('Visa ending in 4242');
    expect(await findings(page)).toEqual([]);
  });
  await test.step('a pause is asked for and taken back', async () => {
    await press(page, 'Pause Arena Pass');
    await expect(page.getByRole('heading', { name: 'Pause Arena Pass' })).toBeFocused();
    await expect(card).toContainText('Nothing is charged while it is paused.');
    expect(await findings(page)).toEqual([]);
    await press(page, 'Pause the subscription');
    await expect(card).toContainText(/A pause is requested\. It begins on \d+\/\d+\./);
    await expect(title).toBeFocused();
    await press(page, 'Take the pause back Arena Pass');
    await expect(card).toContainText(/Renews on/);
    // While a change is on its way the other buttons wait.
    await expect(card).toContainText('Arena Pass goes on.');
  });
  await test.step('an offer to stay is refused, and the day until which may be watched is said', async () => {
    await press(page, 'Cancel Arena Pass');
    await expect(card).toContainText('Stay, and pay €6.99 instead of €9.99.');
    const [stay, leave] = [page.getByRole('button', { name: 'Stay for less' }), page.getByRole('button', { name: 'Cancel anyway' })];
    const sizes = await Promise.all([stay, leave].map((button) => button.evaluate((one) => [one.clientWidth, one.clientHeight, getComputedStyle(one).backgroundColor])));
    expect(sizes[0]).toEqual(sizes[1]);
    expect(await findings(page)).toEqual([]);
    await leave.press('Enter');
    await expect(card.getByRole('status').filter({ hasText: /Arena Pass is cancelled\. You can watch until/ })).toBeVisible();
    await expect(card).toContainText(/Ends on \d+\/\d+/);
  });
  await test.step('another tab that changed it first is heard of', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(platform.at('arena', '/account#subscriptions'));
    await press(elsewhere, 'Reactivate Arena Pass');
    await expect(elsewhere.getByText(/it is not cancelled any more/)).toBeVisible();
    await expect(card).toContainText(/Renews on/);
    await elsewhere.close();
  });
  await test.step('the history', async () => {
    await page.getByRole('navigation', { name: 'Parts of the account' }).getByRole('link', { name: 'Payment history' }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').nth(1)).toContainText('Subscription cancelled');
    await expect(page.getByRole('row').nth(2)).toContainText(/Subscription begun.*€9\.99.*Done.*ARENA-\d+/);
    expect(await findings(page)).toEqual([]);
  });
  expect(await switchesOf(platform).charges('arena.buyer')).toHaveLength(1);
});

test('on a phone and in Arabic nothing sticks out, and nothing is hidden from anybody', async ({ page, platform }, info) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  const look = async (name: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      await info.attach(`${name}-${width}`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      expect([name, width, await findings(page)]).toEqual([name, width, []]);
    }
  };
  await page.goto(platform.at('cinema', '/account?locale=ar#subscriptions'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveCSS('direction', 'rtl');
  await press(page, /^تعليق/);
  await look('pause');
  await press(page, 'تركه كما هو');
  await press(page, /^إلغاء/);
  await look('cancel');
  await page.goto(platform.at('cinema', '/account?locale=ar&part=payments#payments'));
  await expect(page.getByRole('table')).toHaveCSS('direction', 'rtl');
  await look('history');
});

/** @source spec 2 §7 "PUT price-migration/{id}/consent" */
test('a new price is agreed to in the account, and charged from its day on', async ({ page, platform }) => {
  const switches = switchesOf(platform);
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  await switches.newPrice({ realm: 'cinema', sku: 'cinema-basic-month', amount: 799, effectiveAt: Date.now() });
  await page.goto(platform.at('cinema', '/account?locale=ar#subscriptions'));
  await expect(page.getByRole('main').getByText(/7\.99/).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideways(page);
  await page.goto(platform.at('cinema', '/account?locale=en#subscriptions'));
  await press(page, 'Go on for $7.99 plus tax Cinema Basic');
  await expect(page.getByRole('main').getByText('Cinema Basic goes on at its new price.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await switches.charges('cinema.buyer')).toHaveLength(1);
  await switches.clock({ advance: 32 * 86_400_000 });
  expect((await switches.charges('cinema.buyer')).map((charge) => (charge as { amount: number }).amount)).toEqual([629, 839]);
});
