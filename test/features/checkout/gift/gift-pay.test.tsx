import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GiftPay } from '../../../../src/features/checkout/gift/gift-pay.tsx';
import { createGiftMemory } from '../../../../src/store/purchase/gift/gift-memory.ts';
import { testSettings } from '../../../support/test-settings.ts';
import { type Answers, guest, member } from '../../../support/fake-context.ts';
import { fakeRuntime, silence } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';
import { newCardMeans, useCardFrames } from '../../../support/card-frame.tsx';

useCardFrames();

const platform: Answers = {
  updateGiftBasket: recorded('updateGiftBasket', 'buyer: to somebody'), initPaymentMethod: { parsedData: { paymentMethods: [newCardMeans] } }, validatePaymentMethod: recorded('validatePaymentMethod', 'buyer: for a gift'),
  payBasket: recorded('payBasket', 'buyer: a gift'), showPaidGift: recorded('showPaidGift', 'buyer: paid'), beginGuestCheckout: recorded('beginGuestCheckout', 'guest: an e-mail'),
};
beforeEach(() => {
  sessionStorage.clear();
  createGiftMemory(testSettings.realm).keep({ draft: undefined, buyer: undefined, basket: undefined });
});

function show(answers: Answers = {}, viewer: object = member) {
  const runtime = fakeRuntime({ answers: { ...platform, ...answers }, viewer: viewer as typeof member });
  const onAnother = vi.fn();
  render(runtime.within(<GiftPay giftId="pass-3-months" signInAt={{ name: 'gift-login', params: { giftId: 'pass-3-months' } }} onAnother={onAnother} />));
  return { runtime, onAnother };
}

async function payByCard() {
  await userEvent.type(await screen.findByLabelText(/Name on card/), 'Ada Lovelace');
  await userEvent.type(screen.getByLabelText(/Card number/), '4242424242424242');
  await userEvent.type(screen.getByLabelText(/Expiry date/), '1230');
  await userEvent.type(screen.getByLabelText(/Security code/), '123');
  await userEvent.click(screen.getByRole('button', { name: /^Pay £23\.90/ }));
}

describe('a member', () => {
  test('reads what is given, to whom and when, and pays the price of the platform', async () => {
    show();
    const order = await screen.findByRole('region', { name: 'Your order' });
    expect(within(order).getAllByRole('definition').map((line) => line.textContent)).toEqual(['£23.90', expect.any(String), '£23.90']);
    expect(within(order).getByText('Happy birthday!')).toBeTruthy();
    expect(within(order).getByText(/friend@footlight\.test hears of it on 25 January 2026/)).toBeTruthy();
  });

  test('gets the code to copy and to print, with the focus on what was done', async () => {
    const written = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    const { onAnother } = show();
    await payByCard();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your gift is paid' })));
    expect(screen.getByLabelText('Gift code').textContent).toBe('GIFT-GIFT-GIFT-GIFT');
    await userEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(written).toHaveBeenCalledWith('GIFT-GIFT-GIFT-GIFT');
    expect(await screen.findByText('Copied')).toBeTruthy();
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText(/It can be redeemed until 15 January 2029/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Give another gift' }));
    expect(onAnother).toHaveBeenCalledOnce();
  });

  test('is told where nothing can be paid, in place of card fields', async () => {
    show({ initPaymentMethod: { parsedData: { paymentMethods: [] } } });
    expect(await screen.findByRole('heading', { name: 'Nothing can be paid here yet' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/no way to take a payment yet/);
    expect(screen.queryByRole('button', { name: /^Pay|Try again/ })).toBeNull();
  });

  describe('with a kept card, a while after the sign-in', () => {
    const kept = recorded('validatePaymentMethod', 'buyer: for a gift').parsedData;
    const means = { initPaymentMethod: { parsedData: { paymentMethods: [kept, newCardMeans] } } };

    test('is asked for the password, and pays with it', async () => {
      const { runtime } = show({ ...means, payBasket: refused('payBasket', 'buyer: a gift, eleven minutes after the sign-in'), proveAccount: recorded('proveAccount', 'member: by the password') });
      await userEvent.click(await screen.findByRole('button', { name: /^Pay £23\.90/ }));
      const password = await screen.findByLabelText(/Current password/);
      expect(document.activeElement).toBe(password);
      expect(screen.getByText(/Enter your password before you give a gift by this card/)).toBeTruthy();
      runtime.answers['payBasket'] = recorded('payBasket', 'buyer: a gift');
      await userEvent.type(password, 'footlight{Enter}');
      expect(await screen.findByRole('heading', { name: 'Your gift is paid' })).toBeTruthy();
      expect(runtime.context.inputsOf('proveAccount')).toEqual([{ password: 'footlight' }]);
    });

    test('may enter a new card in the place of the password', async () => {
      show({ ...means, payBasket: refused('payBasket', 'buyer: a gift, eleven minutes after the sign-in') });
      await userEvent.click(await screen.findByRole('button', { name: /^Pay £23\.90/ }));
      await screen.findByLabelText(/Current password/);
      await userEvent.click(screen.getByRole('radio', { name: /New card/ }));
      expect(await screen.findByLabelText(/Card number/)).toBeTruthy();
      expect(screen.queryByLabelText(/Current password/)).toBeNull();
    });
  });

  test('of whom the platform says no more is told that the code is in the mail', async () => {
    show({ showPaidGift: () => { throw silence('showPaidGift'); } });
    await payByCard();
    expect(await screen.findByText('Your gift is paid. Its code is in the mail that we send you.')).toBeTruthy();
  });
});

describe('a guest', () => {
  test('goes on with an e-mail alone', async () => {
    const { runtime } = show({}, guest);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on as a guest' }));
    const email = screen.getByLabelText(/Your e-mail/);
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(email, 'giver@footlight.test{Enter}');
    expect(await screen.findByRole('heading', { name: 'Pay by card' })).toBeTruthy();
    expect(runtime.context.inputsOf('beginGuestCheckout')).toEqual([{ email: 'giver@footlight.test' }]);
  });

  test('may sign in instead, on the gift’s own way', async () => {
    show({}, guest);
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/gift/pass-3-months/login');
  });
});

test('a guest in the US says where the bill goes, sees the tax of the state, and pays by the card that was typed', async () => {
  const kept = recorded('validatePaymentMethod', 'buyer: for a gift').parsedData;
  const { runtime } = show({
    updateGiftBasket: recorded('updateGiftBasket', 'abroad: not billed yet'), payBasket: refused('payBasket', 'abroad: a gift, not billed yet'), initPaymentMethod: { parsedData: { paymentMethods: [kept] } },
    readBillingDetails: recorded('readBillingDetails', 'abroad: nothing given'), readBillingRequirements: recorded('readBillingRequirements', 'abroad: the United States'), saveBillingDetails: recorded('saveBillingDetails', 'abroad: for a gift'),
  }, guest);
  await userEvent.type(await screen.findByLabelText(/Your e-mail/), 'giver@footlight.test{Enter}');
  const lines = async () => within(await screen.findByRole('region', { name: 'Your order' })).getAllByRole('term').map(({ textContent, nextElementSibling }) => `${textContent} ${nextElementSibling?.textContent}`);
  expect(await lines()).toEqual(['Subtotal $29.90', 'Tax (estimated) $1.79', 'Total $31.69']);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay \$31\.69/ }));
  expect(await screen.findByRole('heading', { name: 'Billing details' })).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/Street/), '1 Main Street');
  await userEvent.type(screen.getByLabelText(/City/), 'Austin');
  await userEvent.selectOptions(screen.getByLabelText<HTMLSelectElement>(/State/), 'TX');
  await userEvent.type(screen.getByLabelText(/ZIP/), '73301');
  runtime.answers['updateGiftBasket'] = recorded('updateGiftBasket', 'abroad: billed');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await lines()).toEqual(['Subtotal $29.90', 'Tax $1.87', 'Total $31.77']);
  expect(screen.getByText('Texas')).toBeTruthy();
  runtime.answers['payBasket'] = recorded('payBasket', 'buyer: a gift');
  await userEvent.click(screen.getByRole('button', { name: /^Pay \$31\.77/ }));
  expect(await screen.findByRole('heading', { name: 'Your gift is paid' })).toBeTruthy();
});

test.each([
  ['a child', { ...member, profileType: 'child' }, {}, 'Ask a grown-up'],
  ['a viewer on a VPN', member, { updateGiftBasket: refused('updateGiftBasket', 'vpn: on a VPN') }, 'You are on a VPN'],
  ['a gift that is not on offer', member, { updateGiftBasket: refused('updateGiftBasket', 'buyer: no such gift') }, 'This gift is not on offer'],
])('%s is told so', async (_who, viewer, answers, words) => {
  show(answers, viewer);
  expect(await screen.findByText(words)).toBeTruthy();
});
