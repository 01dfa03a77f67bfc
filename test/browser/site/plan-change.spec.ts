import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings } from './site-visit.ts';

/** @source design/checkout.md 7 "Upgrade now with a binding preview, downgrade at period end" */
test('a plan is changed by keyboard: up for what was shown, and down, which is taken back', async ({ page, platform }) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  await page.goto(platform.at('cinema', '/account#subscriptions'));
  const main = page.getByRole('main');
  const charges = () => switchesOf(platform).charges('cinema.buyer');
  await test.step('what it costs is said before anything is charged', async () => {
    await main.getByRole('button', { name: 'Change plan Cinema Basic' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Change Cinema Basic' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await main.getByRole('radio', { name: /Cinema Premium/ }).press(' ');
    await main.getByRole('button', { name: 'See what it costs' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Change to Cinema Premium today?' })).toBeFocused();
    await expect(main.getByText('-$5.99', { exact: true })).toBeVisible();
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
    expect(await charges()).toHaveLength(1);
  });
  await test.step('it is charged as it was shown', async () => {
    await pressPay(main.getByRole('button', { name: 'Pay $6.30' }));
    await expect(main.getByText('Cinema Premium is yours from now on.')).toBeFocused();
    expect(await charges()).toMatchObject([{ amount: 629 }, { amount: 630 }]);
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Cinema Premium', 'Cinema Basic']);
  });
  await test.step('a smaller plan begins later, and is taken back until then', async () => {
    await main.getByRole('button', { name: 'Change plan Cinema Premium' }).press('Enter');
    await main.getByRole('radio', { name: /Cinema Basic/ }).press(' ');
    await main.getByRole('button', { name: 'See what it costs' }).press('Enter');
    await expect(main).toContainText('Nothing is charged today.');
    await main.getByRole('button', { name: 'Change the plan' }).press('Enter');
    await expect(main).toContainText(/From .* it goes on as Cinema Basic, for \$5\.99 a month plus tax\./);
    expect(await findings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Keep Cinema Premium' }).press('Enter');
    await expect(main).toContainText('Cinema Premium stays as it is.');
    await expect(main).not.toContainText('it goes on as');
    expect(await charges()).toHaveLength(2);
  });
});
