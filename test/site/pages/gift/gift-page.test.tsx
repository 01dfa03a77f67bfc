import { beforeEach, expect, test } from 'vitest';
import { GiftLoginPage } from '../../../../src/site/pages/gift/gift-login-page.tsx';
import { GiftPage } from '../../../../src/site/pages/gift/gift-page.tsx';
import { GiftPayPage } from '../../../../src/site/pages/gift/gift-pay-page.tsx';
import { GiftRedeemPage } from '../../../../src/site/pages/gift/gift-redeem-page.tsx';
import type { PageComponent } from '../../../../src/site/page.ts';
import { createGiftMemory } from '../../../../src/store/purchase/gift/gift-memory.ts';
import { type Answers, guest, member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { testSettings } from '../../../support/test-settings.ts';

beforeEach(() => createGiftMemory(testSettings.realm).keep({ draft: undefined, buyer: undefined, basket: undefined }));

function open(Page: PageComponent, path: string, viewer: object = guest, answers: Answers = { readGiftProducts: recorded('readGiftProducts', 'guest: everything') }) {
  const site = fakeSite(path, { viewer: viewer as typeof member, answers });
  render(site.within(<Page {...site.props} />));
  return site;
}

test('the shop, and one gift whose payment is next', async () => {
  open(GiftPage, '/gift');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gifts' })).toBeTruthy();
  const { visited } = open(GiftPage, '/gift/pass-3-months');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(visited).toEqual([{ name: 'gift-pay', params: { giftId: 'pass-3-months' } }]);
});

test('a payment without a choice leads to the gifts', async () => {
  open(GiftPayPage, '/gift/pay', member, {});
  expect((await screen.findByRole('link', { name: 'All gifts' })).getAttribute('href')).toBe('/gift');
});

test('a code is in its field, and a guest takes it along to sign in', async () => {
  const { visited } = open(GiftRedeemPage, '/redeem?redeemCode=AB-12');
  await userEvent.click(screen.getByRole('button', { name: 'Make an account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(visited).toEqual([{ name: 'gift-redeem-register', params: { redeemCode: 'AB-12' } }, { name: 'gift-redeem-login', params: { redeemCode: 'AB-12' } }]);
});

test.each([
  ['/gift/g1/login', '/gift/g1/pay'], ['/gift/g1/login/redirect', '/gift/g1/pay'], ['/gift/redeem/AB-12/login', '/redeem?redeemCode=AB-12'], ['/gift/redeem/AB-12/register', '/redeem?redeemCode=AB-12'],
])('who signed in at %s goes on to %s', async (path, onward) => {
  const { navigator } = open(GiftLoginPage, path, member, {});
  await waitFor(() => expect(navigator.visit).toHaveBeenCalledWith(onward, expect.objectContaining({ replace: true })));
});
