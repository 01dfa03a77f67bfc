import { expect } from '@playwright/test';
import { switchesOf } from '../../../support/platform-switches.ts';
import { beginMonthly, choose, chooseMeans, expectBought, expectConfirmation, expectPending, pay, payFor, toMeans } from '../steps.ts';
import { answer, openPayer, type Walk } from '../walk.ts';

/** A scheme that is confirmed at a bank in a window of its own. */
const payByScheme = (scheme: 'iDEAL' | 'Bancontact') => async (walk: Walk): Promise<void> => {
  const name = await beginMonthly(walk);
  await toMeans(walk);
  await chooseMeans(walk, scheme);
  await pay(walk, name);
  await expectConfirmation(walk);
  const bank = await openPayer(walk, walk.words.say('openBankPage'));
  expect(await walk.charges()).toEqual([]);
  await answer(bank, 'Confirm payment');
  await expect(bank.getByRole('main').getByText(walk.words.say('paymentReturnPaid'))).toBeVisible();
  await expectBought(walk, 'pass');
  expect(await walk.charges()).toHaveLength(1);
};

export const payByBancontact = payByScheme('Bancontact');

/** iDEAL, and a transfer that takes its bank a day. */
export async function payByDutchBank(walk: Walk): Promise<void> {
  const { say, price } = walk.words;
  await payByScheme('iDEAL')(walk);
  await walk.offer('fight-night');
  await choose(walk, 'fight-night', price(1495, 'EUR'));
  await toMeans(walk);
  await chooseMeans(walk, say('bankTransfer'));
  await pay(walk, payFor(walk, 1495, 'EUR'));
  await expectConfirmation(walk);
  await answer(await openPayer(walk, say('openBankPage')), 'Confirm, my bank takes a day');
  await expectPending(walk);
  expect(await walk.charges()).toHaveLength(1);
  await switchesOf(walk.platform).clock({ advance: 25 * 60 * 60_000 });
  await expectBought(walk, 'fight-night');
  expect(await walk.charges()).toHaveLength(2);
}
