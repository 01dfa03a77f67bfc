import { beforeEach, expect, test, vi } from 'vitest';
import { GiftDetails } from '../../../../src/features/checkout/gift/gift-details.tsx';
import { GiftShop } from '../../../../src/features/checkout/gift/gift-shop.tsx';
import { createGiftMemory } from '../../../../src/store/purchase/gift/gift-memory.ts';
import { testSettings } from '../../../support/test-settings.ts';
import { type Answers, guest } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const products: Answers = { readGiftProducts: recorded('readGiftProducts', 'guest: everything') };
beforeEach(() => createGiftMemory(testSettings.realm).keep({ draft: undefined, buyer: undefined, basket: undefined }));

function open(giftId = 'pass-3-months') {
  const runtime = fakeRuntime({ answers: products, viewer: guest });
  const onContinue = vi.fn();
  const view = render(runtime.within(<GiftDetails giftId={giftId} onContinue={onContinue} />));
  return { onContinue, ...view };
}

test('the shop shows every gift with the price of where its viewer is', async () => {
  render(fakeRuntime({ answers: products, viewer: guest }).within(<GiftShop />));
  expect((await screen.findAllByRole('listitem')).map((gift) => gift.querySelector('.fl-gifts__price')?.textContent)).toEqual(['£23.90', '£82.90', '£12.90']);
  expect(screen.getByRole('link', { name: /Choose.*a year of Arena Season/ }).getAttribute('href')).toBe('/gift/season-year');
  expect(screen.getByRole('link', { name: 'Redeem a gift' }).getAttribute('href')).toBe('/redeem');
});

test('the shop says that nothing is on offer, and that it could not be loaded', async () => {
  render(fakeRuntime({ answers: { readGiftProducts: { products: [] } }, viewer: guest }).within(<GiftShop />));
  expect(await screen.findByText('No gifts are on offer now')).toBeTruthy();
  render(fakeRuntime({ answers: { readGiftProducts: refused('readGiftProducts', 'guest: platform down') }, viewer: guest }).within(<GiftShop />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['the shop', 'canada: everything', <GiftShop key="shop" />, 'Not on sale where you are', 'Try again'],
  ['the page of one gift', 'vpn: everything', <GiftDetails key="one" giftId="pass-3-months" onContinue={() => undefined} />, 'You are on a VPN', 'I turned the VPN off'],
] as const)('where nothing is sold %s says why in place of what is on offer, and asks again', async (_page, name, page, title, action) => {
  const runtime = fakeRuntime({ answers: { readGiftProducts: recorded('readGiftProducts', name) }, viewer: guest });
  render(runtime.within(page));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect([screen.queryAllByRole('listitem'), screen.queryByRole('textbox')]).toEqual([[], null]);
  await userEvent.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  runtime.answers['readGiftProducts'] = recorded('readGiftProducts', 'guest: everything');
  await userEvent.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
});

test('a gift may be handed over, without any of its fields', async () => {
  const { onContinue } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

test('an e-mail that is none is said at its field, which has the focus', async () => {
  const { onContinue } = open();
  const email = await screen.findByLabelText(/E-mail of who gets it/);
  expect(screen.queryByLabelText(/Day of delivery/)).toBeNull();
  await userEvent.type(email, 'friend');
  expect(screen.getByLabelText(/Day of delivery/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect([email.getAttribute('aria-invalid'), onContinue.mock.calls]).toEqual(['true', []]);
});

test('what was typed is there again after a reload', async () => {
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText(/Your message/), 'Happy birthday');
  unmount();
  open();
  expect((await screen.findByLabelText(/Your message/) as HTMLTextAreaElement).value).toBe('Happy birthday');
});

test('a gift that is not on offer leads to those that are', async () => {
  open('nothing');
  expect((await screen.findByRole('link', { name: 'All gifts' })).getAttribute('href')).toBe('/gift');
});
