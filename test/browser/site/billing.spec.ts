import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { fillCard } from '../../support/card-fields.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

/** What the widths of a phone and of a desk, and axe, say of a step. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
  }
  expect(await findings(page)).toEqual([]);
}

/** @source spec 2 §8 "424 BASKET_REQUIREMENTS_FAILED reports details.missingFields" */
test('a viewer in Brazil is asked for exactly what the purchase lacks, and pays by the card that was typed before', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'brazil');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Arena Pass/ }).check({ force: true });
  await main.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await fillCard(page);
  await pressPay(main.getByRole('button', { name: 'Pay R$39.90' }));
  await test.step('the first missing field takes the focus; the birth date is known', async () => {
    await expect(main.getByRole('heading', { name: 'Billing details' })).toBeVisible();
    await expect(main.getByLabel(/Street and number/)).toBeFocused();
    await expect(main.getByLabel('Year')).toHaveValue('1990');
    await expectFits(page);
  });
  await test.step('what is missing is said at its field', async () => {
    await main.getByRole('button', { name: 'Save and go on' }).press('Enter');
    await expect(main.getByText('Enter your tax number (CPF).')).toBeVisible();
    await expect(main.getByLabel(/Street and number/)).toBeFocused();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('the platform alone knows that a number is none', async () => {
    await fill(main.getByLabel(/Street and number/), 'Rua das Flores 12');
    await fill(main.getByLabel(/City/), 'São Paulo');
    await main.getByLabel(/State/).selectOption('SP');
    await fill(main.getByLabel(/Postal code/), '01310-100');
    await main.getByLabel(/CPF/).pressSequentially('12345678900');
    await expect(main.getByLabel(/CPF/)).toHaveValue('123.456.789-00');
    await main.getByRole('button', { name: 'Save and go on' }).press('Enter');
    await expect(main.getByText('This tax number (CPF) is not valid. Check its digits.')).toBeVisible();
    await expect(main.getByLabel(/CPF/)).toBeFocused();
    await fill(main.getByLabel(/CPF/), '123.456.789-09');
    await main.getByRole('button', { name: 'Save and go on' }).press('Enter');
  });
  await test.step('back at the same choice, with who is billed, nothing is charged by itself', async () => {
    await expect(main.getByText('Your billing details are saved.')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
    await expect(main.getByRole('region', { name: 'Your order' })).toContainText('Tax number ending in 09');
    expect(await switchesOf(platform).charges('arena.brazil')).toEqual([]);
    await expectFits(page);
    await pressPay(main.getByRole('button', { name: 'Pay R$39.90' }));
    await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(await switchesOf(platform).charges('arena.brazil')).toHaveLength(1);
  });
});
