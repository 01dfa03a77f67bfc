import { expect, test, vi } from 'vitest';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import type { PageProps } from '../../../src/site/page.ts';
import { SignOutPage } from '../../../src/site/pages/sign-out-page.tsx';
import { guest, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

function open(viewer: Viewer, signsOut = true, query: Record<string, string> = {}) {
  const fake = fakeRuntime({ viewer });
  const session = { signedInBy: () => undefined, signOut: vi.fn(async () => { if (signsOut) fake.viewer.value = guest; }) };
  const navigator = { visit: vi.fn(), hrefOf: () => '/home' };
  const props = { runtime: { store: fake.scope.store, session, settings: fake.context.settings }, navigator, location: { query }, setTitle: () => undefined } as unknown as PageProps;
  render(fake.within(<SignOutPage {...props} />));
  return { session, navigator };
}

test('opening the address does not sign out, pressing the button does and leads home', async () => {
  const { session, navigator } = open(member);
  const button = await screen.findByRole('button', { name: 'Sign out' });
  expect([session.signOut.mock.calls.length, navigator.visit.mock.calls.length]).toEqual([0, 0]);
  await userEvent.click(button);
  expect(session.signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(navigator.visit).toHaveBeenCalledWith('/home', { replace: true }));
});

test('a guest is led home and sees no button', async () => {
  const { session, navigator } = open(guest);
  await waitFor(() => expect(navigator.visit).toHaveBeenCalledWith('/home', { replace: true }));
  expect([screen.queryByRole('button'), session.signOut.mock.calls.length]).toEqual([null, 0]);
});

test('a sign-out that fails can be pressed again', async () => {
  const { session } = open(member, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(session.signOut).toHaveBeenCalledTimes(2);
});

test('a guest whose way here points at the sign-in page is led there', async () => {
  const { navigator } = open(guest, true, { from: '/login' });
  await waitFor(() => expect(navigator.visit).toHaveBeenCalledWith('/login', { replace: true }));
});
