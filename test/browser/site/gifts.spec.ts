import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { pressPay } from '../../support/press-pay.ts';
import { finish, sports } from '../identity/finish-step.ts';
import { fillCard } from '../../support/card-fields.ts';
import { expectNoSideways, findings } from './site-visit.ts';

/** @source spec 2 §2 "gift pay", "gift redeem", §7 "/user/guest-checkout-principal" */
const main = (page: Page) => page.getByRole('main');

test('a guest gives a gift by an e-mail alone, and a new member redeems it after signing in', async ({ page, platform, context }) => {
  const code = await test.step('chosen, written and paid', async () => {
    await page.goto(platform.at('arena', '/gift'));
    await page.getByRole('link', { name: /Choose.*three months of Arena Pass/ }).click();
    await fill(page.getByLabel(/Your message/), 'Happy birthday!');
    await page.reload();
    await expect(page.getByLabel(/Your message/)).toHaveValue('Happy birthday!');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
    await fill(page.getByLabel(/Your e-mail/), 'giver@footlight.test');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on as a guest' }).press('Enter');
    await expect(main(page).getByText('Happy birthday!')).toBeVisible();
    await fillCard(page);
    expect(await findings(page)).toEqual([]);
    await pressPay(page.getByRole('button', { name: /^Pay £23\.90/ }));
    await expect(page.getByRole('heading', { name: 'Your gift is paid' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    return page.getByLabel('Gift code').innerText();
  });
  await test.step('the code is not shown again', async () => {
    await page.reload();
    await expect(main(page).getByText('Its code was shown before, and is in the mail to giver@footlight.test.')).toBeVisible();
  });
  await test.step('redeemed by somebody who signs in on the way, with the code kept', async () => {
    await page.goto(platform.at('arena', '/redeem'));
    await fill(page.getByLabel(/Gift code/), code);
    expect(await findings(page)).toEqual([]);
    await page.getByLabel(/Gift code/).press('Enter');
    await expect(page).toHaveURL(platform.at('arena', `/gift/redeem/${code}/login`));
    await page.reload();
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Continue with Google' }).click()]);
    await popup.getByRole('button', { name: /Nova Lindqvist/ }).click();
    await page.getByRole('button', { name: 'Skip and make a new account' }).click();
    await finish(page, sports);
    await expect(page.getByLabel(/Gift code/)).toHaveValue(code);
    await page.getByRole('button', { name: 'Redeem' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your gift is open' })).toBeFocused();
    await expect(main(page)).toContainText('They say: Happy birthday!');
    expect(await findings(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Watch now' }).click();
    await expect(page).toHaveURL(platform.at('arena', '/home'));
  });
});

test('a guest in the US says where the bill goes, and pays the tax of the state with the gift', async ({ page, platform, context }) => {
  await context.setExtraHTTPHeaders({ 'x-footlight-country': 'US' });
  await page.goto(platform.at('arena', '/gift/pass-3-months/pay'));
  await fill(page.getByLabel(/Your e-mail/), 'giver.us@footlight.test');
  await page.getByRole('button', { name: 'Go on as a guest' }).press('Enter');
  const order = main(page).getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Tax (estimated)');
  await fillCard(page);
  await pressPay(page.getByRole('button', { name: /^Pay \$31\.69/ }));
  await expect(main(page).getByRole('heading', { name: 'Billing details' })).toBeVisible();
  await expect(main(page).getByLabel(/Street and number/)).toBeFocused();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
  }
  await fill(main(page).getByLabel(/Street and number/), '1 Main Street');
  await fill(main(page).getByLabel(/City/), 'Austin');
  await main(page).getByLabel(/State/).selectOption('TX');
  await fill(main(page).getByLabel(/ZIP/), '73301');
  await main(page).getByRole('button', { name: 'Save and go on' }).press('Enter');
  await expect(order).toContainText('Texas');
  await expect(order).toContainText('$31.77');
  expect(await findings(page)).toEqual([]);
  await pressPay(page.getByRole('button', { name: /^Pay \$31\.77/ }));
  await expect(page.getByRole('heading', { name: 'Your gift is paid' })).toBeFocused();
});
