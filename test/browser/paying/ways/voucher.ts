import { expect } from '@playwright/test';
import { send, strike, typeInto } from '../by-keys.ts';
import { beginMonthly, choose, expectBought, expectSaid, pay, payFor, toCard, typeCard } from '../steps.ts';
import type { Walk } from '../walk.ts';

/** What 20% off leaves of a month. */
const reduced = { arena: [799, 'EUR'], cinema: [503, 'USD'] } as const;

/** Opens the field for a code and applies one. */
async function apply({ page, checkout, words: { say } }: Walk, code: string): Promise<void> {
  const field = checkout.getByRole('textbox', { name: say('voucherCode') });
  if (!(await field.isVisible())) await strike(page, checkout.getByRole('button', { name: say('haveVoucher') }));
  await expect(field).toBeFocused();
  await typeInto(page, field, code);
  await send(page, field);
}

/** A code that is none, one that takes a part off and comes off again, one that gives the licence whole. */
export async function payByVoucher(walk: Walk): Promise<void> {
  const { page, checkout, words } = walk;
  const name = walk.language === 'ar' ? 'ترحيب: خصم 20٪' : 'Welcome: 20% off';
  await beginMonthly(walk);
  await toCard(walk);
  await apply(walk, 'NOSUCHCODE');
  await expect(checkout.getByRole('textbox', { name: words.say('voucherCode') })).toHaveAccessibleDescription(words.say('invalidVoucher'));
  await apply(walk, 'WELCOME20');
  const [amount, currency] = reduced[walk.tenant];
  await expectSaid(walk, words.say('voucherApplied', { name, amount: words.price(amount, currency) }));
  await expect(checkout.getByRole('button', { name: payFor(walk, amount, currency) })).toBeVisible();
  await strike(page, checkout.getByRole('button', { name: words.say('removeVoucher', { name }) }));
  await expect(checkout.getByRole('button', { name: words.say('haveVoucher') })).toBeFocused();
  await strike(page, checkout.getByRole('button', { name: words.say('haveVoucher') }));
  await apply(walk, 'GIFTPASS');
  await expectSaid(walk, words.say('voucherGivesLicence', { licence: words.licence('pass') }));
  await strike(page, checkout.getByRole('button', { name: words.say('redeemVoucher') }));
  await expectBought(walk, 'pass');
  expect(await walk.charges()).toEqual([]);
}

/** Nothing is due today: the card is the mandate for what follows. */
export async function payNothingYet(walk: Walk): Promise<void> {
  const { words, checkout } = walk;
  await walk.offer('premium-year');
  await choose(walk, 'premium-year', words.price(11990, 'USD'));
  await toCard(walk);
  await expect(checkout.getByText(words.say('mandate'))).toBeVisible();
  await typeCard(walk, '4242424242424242');
  await pay(walk, words.say('startFreeTrial'));
  await expectBought(walk, 'premium-year');
  expect(await walk.charges()).toMatchObject([{ amount: 0 }]);
}
