import { expect, test, vi } from 'vitest';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { member } from '../../../support/fake-context.ts';
import { controlOf } from '../../../support/fake-session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { refusal } from '../../../support/fake-context.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

function show(unlink: () => Promise<unknown>, linked = ['google', 'sptv']) {
  const runtime = fakeRuntime({ viewer: member, answers: { readSignInOptions: recorded('readSignInOptions', 'visitor: of the sports tenant') } });
  const ask = vi.fn(async ({ name }: { name: string }) => (name === 'readLinkedProviders' ? { linked: linked.map((provider) => ({ provider })), mayUnlink: true } : unlink()));
  const control = { ...controlOf(async () => member, async () => undefined), ask: ask as unknown as SessionControl['ask'] };
  render(runtime.within(<SignIn emit={() => true} control={control} screen={{ name: 'providers', params: { result: 'linked' }, query: {} }} />));
  return { runtime };
}

/** @source spec 3 §2 "An unlink control shows if unlinking is allowed", §8 "Unlinking a provider" */
test('a provider is taken off after a second press, and sign-out follows', async () => {
  const { runtime } = show(async () => ({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google and sign out' }));
  await waitFor(() => expect(runtime.visited).toContainEqual({ name: 'logout', query: { from: '/login' } }));
});

test('one that cannot be taken off has no button', async () => {
  show(async () => ({}));
  await screen.findByRole('button', { name: 'Unlink Google' });
  expect(screen.getByText('SPTV')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink SPTV' })).toBeNull();
});

test('a failure has the generic words, and the button stays', async () => {
  show(async () => { throw refusal('unlinkProvider', 503); });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google and sign out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry, something went wrong');
  expect(screen.getByRole('button', { name: 'Unlink Google and sign out' })).toBeTruthy();
});

test('an account without any says so', async () => {
  show(async () => ({}), []);
  expect(await screen.findByText('No account of another provider is linked.')).toBeTruthy();
});

/** @source spec 3 §8 "On success the user goes to logout with a from pointing at login" */
test('where the sign-out is no page: a member is led there and back, and an unlinking signs out in place', async () => {
  const runtime = fakeRuntime({ viewer: member, answers: { readSignInOptions: recorded('readSignInOptions', 'visitor: of the sports tenant') } });
  const emit = vi.fn(() => true);
  const ask = vi.fn(async ({ name }: { name: string }) => (name === 'readLinkedProviders' ? { linked: [{ provider: 'google' }], mayUnlink: true } : {}));
  const control = { ...controlOf(async () => member, async () => void (runtime.viewer.value = { who: 'guest' })), ask: ask as unknown as SessionControl['ask'] };
  render(runtime.within(<SignIn emit={emit} control={control} />));
  await userEvent.click(await screen.findByRole('link', { name: 'Linked accounts' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Go back' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Linked accounts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google and sign out' }));
  expect(await screen.findByLabelText(/E-mail/)).toBeTruthy();
  expect(emit).toHaveBeenCalledWith('signed-out', null);
  expect(runtime.visited).toEqual([]);
});
