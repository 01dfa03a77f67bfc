import { expect, test, vi } from 'vitest';
import { PasskeyButton } from '../../../../src/features/sign-in/passkeys/passkey-button.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const tokens = recorded('login', 'visitor: a member');

function show(get: (isOffered: boolean) => Promise<object>, mayOffer = false) {
  const [complete, emit] = [vi.fn(), vi.fn(() => true)];
  const ask = vi.fn(async ({ name }: { name: string }) => (name === 'startPasskeySignIn' ? { options: {} } : tokens));
  const authenticator = { create: vi.fn(), get: vi.fn((_options: object, isOffered: boolean) => get(isOffered)), stop: vi.fn() };
  render(fakeRuntime().within(<PasskeyButton control={{ ask } as unknown as SessionControl} complete={complete} emit={emit} isLast authenticator={authenticator} mayOffer={async () => mayOffer} />));
  return { complete, emit, authenticator };
}

test('a press signs in, and the way is remembered as the last', async () => {
  const { complete } = show(async () => ({}));
  const button = screen.getByRole('button', { name: /Use a passkey/ });
  expect(button.textContent).toContain('Last used');
  await userEvent.click(button);
  await waitFor(() => expect(complete).toHaveBeenCalledWith(tokens));
});

test('a key that the browser offers signs in without a press', async () => {
  const { complete, authenticator } = show(async () => ({}), true);
  await waitFor(() => expect(complete).toHaveBeenCalledWith(tokens));
  expect(authenticator.get.mock.calls.map(([, isOffered]) => isOffered)).toEqual([true]);
});

test('a device that fails is said', async () => {
  const { emit } = show(() => Promise.reject(new Error('broken')));
  await userEvent.click(screen.getByRole('button', { name: /Use a passkey/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not use a passkey');
  await waitFor(() => expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'passkeyFailed' }));
});
