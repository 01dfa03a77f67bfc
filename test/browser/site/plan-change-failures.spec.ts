import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { strike } from '../paying/by-keys.ts';
import { beginMonthly, expectBought, expectConfirmation, pay, toCard, typeCard } from '../paying/steps.ts';
import { answer, openPayer, openWalk } from '../paying/walk.ts';
import { buyLicence } from './buy-licence.ts';
import { findings } from './site-visit.ts';

const chargesOf = (platform: TestPlatform) => switchesOf(platform).charges('cinema.buyer');

/** What the higher plan costs, on the screen. */
async function openQuote(page: Page, platform: TestPlatform): Promise<Locator> {
  const main = page.getByRole('main');
  await page.goto(platform.at('cinema', '/account#subscriptions'));
  await main.getByRole('button', { name: 'Change plan Cinema Basic' }).press('Enter');
  await main.getByRole('radio', { name: /Cinema Premium/ }).press(' ');
  await main.getByRole('button', { name: 'See what it costs' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Change to Cinema Premium today?' })).toBeFocused();
  return main;
}

/** @source design/checkout.md 7 "the charge names the quote that was shown" */
test('a quote that has changed is shown again with the reason, charges nothing, and is confirmed anew', async ({ page, platform }) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  const main = await openQuote(page, platform);
  const elsewhere = await page.context().newPage();
  await openQuote(elsewhere, platform);
  await elsewhere.close();
  await pressPay(main.getByRole('button', { name: 'Pay $6.30' }));
  await expect(main.getByRole('alert')).toHaveText(/It has changed since it was shown\. This is what it costs now\./);
  expect(await findings(page)).toEqual([]);
  expect(await chargesOf(platform)).toHaveLength(1);
  await pressPay(main.getByRole('button', { name: 'Pay $6.30' }));
  await expect(main.getByText('Cinema Premium is yours from now on.')).toBeFocused();
  expect(await chargesOf(platform)).toHaveLength(2);
});

test('without an answer the same quote is paid once', async ({ page, platform }) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  const main = await openQuote(page, platform);
  await switchesOf(platform).fault({ call: 'changePlan', dropAfterCommit: true, count: 1 });
  await pressPay(main.getByRole('button', { name: 'Pay $6.30' }));
  await expect(main.getByText('Cinema Premium is yours from now on.')).toBeFocused();
  expect(await chargesOf(platform)).toHaveLength(2);
});

test('in Arabic, by keyboard: an issuer that asks lets it be refused, which changes nothing and is said, and then confirms it', async ({ page, platform }) => {
  const walk = await openWalk('site', page, platform, { tenant: 'cinema', language: 'ar', account: 'buyer' });
  const { checkout: main, words: { say } } = walk;
  const name = await beginMonthly(walk);
  await toCard(walk);
  await typeCard(walk, '4000002760003184');
  await pay(walk, name);
  await expectConfirmation(walk);
  await answer(await openPayer(walk, say('issuerOpen')), 'Confirm payment');
  await expectBought(walk, 'pass');
  await page.goto(platform.at('cinema', '/account?locale=ar#subscriptions'));
  await strike(page, main.getByRole('button', { name: new RegExp(say('planChange')) }));
  await strike(page, main.getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('Space');
  await strike(page, main.getByRole('button', { name: say('planContinue') }));
  const due = main.getByRole('button', { name: /6\.30/ });
  await pressPay(due);
  await test.step('refused: the same quote, with the reason', async () => {
    await expectConfirmation(walk);
    await answer(await openPayer(walk, say('issuerOpen')), 'Let it be refused');
    await expect(main.getByRole('alert').filter({ hasText: say('paymentNotConfirmed') })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await chargesOf(platform)).toHaveLength(1);
  });
  await test.step('confirmed: the plan is changed, and charged once', async () => {
    await pressPay(due);
    await expectConfirmation(walk);
    await answer(await openPayer(walk, say('issuerOpen')), 'Confirm payment');
    await expect(due).toHaveCount(0);
    await expect.poll(async () => (await chargesOf(platform)).length).toBe(2);
  });
});
