import { expect, type Locator } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { pick, reach, strike, typeInto } from './by-keys.ts';
import type { Walk } from './walk.ts';
import { cardFieldsIn } from '../../support/card-fields.ts';

/** What a screen reader says without being asked: what has the focus, or a live region. */
export async function expectSaid({ checkout }: Pick<Walk, 'checkout'>, words: string): Promise<void> {
  const said = checkout.getByRole('status').or(checkout.getByRole('alert')).or(checkout.locator(':focus'));
  await expect(said.filter({ hasText: words }).first()).toBeAttached();
}

/** The step begins at its title, from which a screen reader reads on; axe finds nothing in it. */
export async function expectStep({ page, checkout }: Walk, title: string): Promise<void> {
  await expect(checkout.getByRole('heading', { name: title })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
}

/** Chooses a licence by its name and price, and goes on to its payment. */
export async function choose(walk: Walk, licence: string, price: string): Promise<void> {
  const { page, checkout, words } = walk;
  const group = checkout.getByRole('radiogroup', { name: words.say('chooseLicence') });
  const radio = group.locator(`input[value="${licence}"]`);
  await expect(radio).toHaveAccessibleName(new RegExp(escaped(words.licence(licence))));
  await expect(radio).toHaveAccessibleName(new RegExp(escaped(price)));
  await pick(page, group, radio);
  await strike(page, checkout.getByRole('button', { name: words.say('continueToPayment') }));
}

/** The title above the ways to pay, where there is more than a new card. */
export const toMeans = (walk: Walk): Promise<void> => expectStep(walk, walk.words.say('choosePayment'));

/** The title above a new card, where nothing else pays. */
export const toCard = (walk: Walk): Promise<void> => expectStep(walk, walk.words.say('paymentDetails'));

/** One of the ways to pay, by its name. */
export const meansNamed = ({ checkout, words }: Walk, name: string): Locator => checkout.getByRole('radiogroup', { name: words.say('payWith') }).getByRole('radio', { name, exact: true });

export async function chooseMeans(walk: Walk, name: string): Promise<void> {
  await pick(walk.page, walk.checkout.getByRole('radiogroup', { name: walk.words.say('payWith') }), meansNamed(walk, name));
}

/** What a month costs: what the offer says, and what is due with the tax. */
const monthly: Record<string, readonly [shown: number, due: number]> = {
  'arena EUR': [999, 999], 'arena BRL': [3990, 3990], 'arena PHP': [39900, 39900], 'cinema USD': [599, 629], 'cinema BRL': [2490, 2615], 'cinema PHP': [24900, 26145],
};
const currencies: Record<string, string> = { pix: 'BRL', philippines: 'PHP' };

/** Chooses the monthly licence. @returns what the button says that pays it */
export async function beginMonthly(walk: Walk): Promise<string> {
  const currency = currencies[walk.account] ?? (walk.tenant === 'arena' ? 'EUR' : 'USD');
  const [shown, due] = monthly[`${walk.tenant} ${currency}`]!;
  await walk.offer('pass');
  await choose(walk, 'pass', walk.words.price(shown, currency));
  return payFor(walk, due, currency);
}

/** Types a card into its fields, by their names. */
export async function typeCard({ page, checkout, words: { say } }: Walk, number: string): Promise<void> {
  const fields = [[say('cardHolder'), 'Tomas Brandt'], [say('cardNumber'), number], [say('expiry'), '1234'], [say('cvc'), '123']] as const;
  const frame = cardFieldsIn(checkout);
  for (const [name, text] of fields) await typeInto(page, frame.getByRole('textbox', { name }), text);
}

/** Types what a kept card asks for in a frame: the digits that stand beside it. */
async function typeCardDigits({ page, checkout }: Walk): Promise<void> {
  const field = checkout.locator('[name="card-digits"]');
  if (await field.count() === 0) return;
  const beside = await checkout.locator('label').filter({ has: checkout.getByRole('radio', { checked: true }) }).textContent();
  await typeInto(page, field, /\d{4}/.exec(beside ?? '')?.[0] ?? '');
}

/** Presses the button that pays, by what it says. */
export async function pay(walk: Walk, name: string): Promise<void> {
  const { page, checkout, words } = walk;
  const button = checkout.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await typeCardDigits(walk);
  await reach(page, button);
  // A browser may call a button covered for a moment after it came into sight.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await expect(button).not.toHaveAccessibleDescription(words.say('payButtonHidden'));
  // A press in the button's first half second is for nothing, and it says so.
  await expect(async () => {
    await strike(page, button);
    expect(await checkout.getByText(words.say('pressAgain')).count()).toBe(0);
  }).toPass();
}

/** What is due, as the button says it. */
export const payFor = ({ words }: Walk, amount: number, currency: string): string => words.say('pay', { amount: words.price(amount, currency) });

/** It is to be confirmed where a link leads, and this page waits for that, which is said. */
export async function expectConfirmation(walk: Walk): Promise<void> {
  await expectStep(walk, walk.words.say('confirmPayment'));
  await expectSaid(walk, walk.words.say('paymentChecking'));
}

/** A bank works on it, which is said; nothing is left to confirm. */
export async function expectPending(walk: Walk): Promise<void> {
  await expectSaid(walk, walk.words.say('paymentPendingLead'));
  await expectStep(walk, walk.words.say('paymentPending'));
}

/** Gives up a payment that waits, and stands before the licences again. */
export async function giveUp({ page, checkout, words: { say } }: Walk): Promise<void> {
  await strike(page, checkout.getByRole('button', { name: say('payAnotherWay') }));
  await expect(checkout.getByRole('heading', { name: say('chooseLicence') })).toBeFocused();
}

/** It is bought: said, and read from its title on. */
export async function expectBought(walk: Walk, licence: string): Promise<void> {
  const { words } = walk;
  await expectSaid(walk, words.say('purchaseSuccessLead', { licence: words.licence(licence) }));
  await expectStep(walk, words.say('purchaseSuccess'));
}

/** It is not bought: why is said, and the same licence is marked on the offer. */
export async function expectRefused(walk: Walk, why: string): Promise<void> {
  await expect(walk.checkout.getByRole('alert').filter({ hasText: why })).toBeVisible();
  expect(await walk.charges()).toEqual([]);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
