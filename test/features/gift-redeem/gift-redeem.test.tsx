import { expect, test, vi } from 'vitest';
import { GiftRedeem } from '../../../src/features/gift-redeem/gift-redeem.tsx';
import { type Answers, guest, member } from '../../support/fake-context.ts';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

function open({ answers = {}, viewer = member, code }: { answers?: Answers; viewer?: object; code?: string } = {}) {
  const runtime = fakeRuntime({ answers, viewer: viewer as typeof member });
  const onGuest = vi.fn();
  render(runtime.within(<GiftRedeem code={code} onGuest={onGuest} />));
  return { runtime, onGuest };
}

const field = () => screen.getByLabelText(/Gift code/) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a code opens its licence: which one, until when, what its giver says, and the way to watch', async () => {
  const { runtime } = open({ answers: { redeemGift: recorded('redeemGift', 'buyer: a good code') } });
  await userEvent.type(field(), ' abcd efgh jklm npqr {Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your gift is open' })));
  expect(runtime.context.inputsOf('redeemGift')).toEqual([{ redeemCode: 'abcd efgh jklm npqr' }]);
  expect(screen.getByRole('status').textContent).toBe('Arena Pass is yours until 15 April 2026.');
  expect(screen.getByText('They say: Happy birthday!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toBe('/home');
});

test('the code of the address is there already', () => {
  open({ code: 'AB-12' });
  expect(field().value).toBe('AB-12');
});

test.each([
  ['a bad code', refused('redeemGift', 'buyer: a bad code'), 'This code is not good. It may be mistyped, used already, or too old.'],
  ['a viewer on a VPN', refused('redeemGift', 'vpn: on a VPN'), /VPN/],
  ['a platform that is silent', () => { throw silence('redeemGift'); }, /connection|reach/i],
])('%s is said, and the code stays to be mended', async (_case, redeemGift, words) => {
  open({ answers: { redeemGift }, code: 'ABCD' });
  await press('Redeem');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field().value).toBe('ABCD');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('nothing is sent for no code', async () => {
  const { runtime } = open();
  await press('Redeem');
  expect(await screen.findByText('Enter a code.')).toBeTruthy();
  expect(runtime.context.inputsOf('redeemGift')).toEqual([]);
});

test('a guest signs in or makes an account, and takes the code along', async () => {
  const { onGuest } = open({ viewer: guest });
  await press('Sign in');
  expect(await screen.findByText('Enter a code.')).toBeTruthy();
  await userEvent.type(field(), 'AB-12');
  await press('Sign in');
  await press('Make an account');
  expect(onGuest.mock.calls).toEqual([['AB-12', 'login'], ['AB-12', 'register']]);
});

test.each([
  ['child', { profileType: 'child' }, /child profile/],
  ['restricted profile', { profileType: 'adult', restricted: true }, /grown-up’s profile/],
] as const)('a %s is told whom to ask, and has no field', (_who, facts, said) => {
  open({ viewer: { ...member, ...facts } });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByLabelText(/Gift code/)).toBeNull();
});
