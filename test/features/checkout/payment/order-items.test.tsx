import { expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { Checkout } from '../../../../src/features/checkout/checkout.tsx';
import type { CheckoutEvents } from '../../../../src/features/checkout/events.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../../support/licences.ts';
import { render, screen, userEvent, within } from '../../../support/render.tsx';

const fight = { sku: 'fight', licenceId: 'fight-night', name: 'Fight night' };
const pass = { sku: 'pass-month', licenceId: 'pass', name: 'Arena Pass' };
const priced = (item: typeof fight, subTotal: number) => ({ ...item, subTotal, tax: 0, discountedTotal: subTotal });
const sums = (total: number) => ({ subTotal: total, discountedTotal: total, tax: 0, discountedTax: 0, isTaxInclusive: true, scale: 2, currency: 'EUR' });
const alone = basketOf({ ...sums(999), followingTotal: 999, besides: [{ ...fight, amount: 1495 }] });
const both: Basket = { ...basketOf({ ...sums(2494), followingTotal: 999, version: 4 }), basketItems: [priced(pass, 999), priced(fight, 1495)], besides: undefined };
const fightAlone: Basket = { ...basketOf({ ...sums(1495), version: 5 }), basketItems: [fight], followingTotal: undefined, besides: undefined };

async function summary(putBasket: unknown) {
  const offers = [licenceOf({ name: 'Arena Pass' }), licenceOf({ licenceId: 'fight-night', name: 'Fight night', purchaseStrategy: { type: 'PPV' }, amounts: [amount({ sku: 'fight', amount: 1495 })] })];
  const answers = {
    readLicences: { families: [], licences: offers }, readEntitlements: { licenceIds: [] }, updateBasket: alone, readBasket: alone, putBasket, initPaymentMethod: { parsedData: { paymentMethods: [] } },
  };
  const runtime = fakeRuntime({ viewer: member, answers });
  sessionStorage.setItem(`footlight-payment:${runtime.context.settings.realm}`, '[]');
  render(runtime.within(<Checkout emit={vi.fn<Emit<CheckoutEvents>>(() => true)} />));
  await userEvent.click(await screen.findByRole('radio', { name: /Arena Pass/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  return runtime;
}

test('what is paid once is put beside a subscription by a press, and each is listed with its price', async () => {
  const runtime = await summary(both);
  expect(screen.queryByText(/by the view/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fight night' }));
  const listed = (await screen.findByRole('button', { name: 'Remove Arena Pass' })).closest('ul');
  expect(within(listed!).getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringMatching(/^Arena Pass€9\.99 /), expect.stringMatching(/^Fight night€14\.95/)]);
  expect(runtime.calls.filter(({ name }) => name === 'putBasket').map(({ input }) => input)).toEqual([{ skus: ['pass-month', 'fight'], acknowledgeNoFreeTrial: false }]);
  expect(screen.getByText('Your order has changed. Due today: €24.94.')).toBeTruthy();
  // What is paid by the view cannot be withdrawn from once it was begun, which is agreed to before paying. @source Directive 2011/83/EU art. 16(m)
  expect(screen.getByText(/what you pay for by the view was played for a minute, you can no longer withdraw/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Fight night' })).toBeNull();
});

test('each is taken out by itself, and what is left is what is bought', async () => {
  const answers = [both, fightAlone];
  const runtime = await summary(() => answers.shift());
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fight night' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Arena Pass' }));
  expect(await screen.findByText('Your order has changed. Due today: €14.95.')).toBeTruthy();
  expect(runtime.calls.filter(({ name }) => name === 'putBasket').map(({ input }) => (input as { skus: string[] }).skus)).toEqual([['pass-month', 'fight'], ['fight']]);
  expect(screen.queryByText('Arena Pass')).toBeNull();
});

test('what cannot be put beside it is said, and the order stays as it was', async () => {
  await summary(() => { throw refusalWith('putBasket', 409, { code: 'BASKET_ITEMS_NOT_COMBINABLE', messages: ['These are not sold together.'] }); });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fight night' }));
  expect(await screen.findByText('These are not sold together.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Fight night' })).toBeTruthy();
});
