import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { ResetScreen } from '../../../../src/features/sign-in/mail/reset-screen.tsx';
import { ReturnQuery } from '../../../../src/features/sign-in/return-query.ts';
import type { ScreenProps } from '../../../../src/features/sign-in/screen-props.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

function show(query: Record<string, string>, answer: () => Promise<object> = async () => ({}), ways: readonly object[] = []) {
  const runtime = fakeRuntime();
  const ask = vi.fn(async (call: { name: string }, _input: unknown) => (call.name === 'readRecoveryWays' ? { ways } : answer()));
  const props = { screen: { name: 'reset-password', params: {}, query }, control: { ask }, emit: () => true, complete: () => undefined, focusTitle: { current: false } } as unknown as ScreenProps;
  render(runtime.within(<ReturnQuery value={{ from: '/epg' }}><ResetScreen {...props} /></ReturnQuery>));
  return { ask };
}

test('asks for the e-mail, and says the same whether it has an account or not', async () => {
  const { ask } = show({});
  await userEvent.type(screen.getByLabelText(/E-mail/), ' ada@example.org{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('If there is an account');
  expect(ask.mock.calls[0]?.[1]).toEqual({ id: 'ada@example.org', provider: 'id' });
});

test('the way back keeps what the sign-in is for, before and after', async () => {
  show({});
  const back = () => screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href');
  expect(back()).toBe('/login?from=%2Fepg');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'ada@example.org{Enter}');
  await screen.findByRole('status');
  expect(back()).toBe('/login?from=%2Fepg');
});

test('a provider without reset says so', async () => {
  show({ providerName: 'google' });
  expect((await screen.findByRole('alert')).textContent).toContain('Not supported');
});

test('a short password is named beside its field', async () => {
  const { ask } = show({ token: 't' });
  await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'short{Enter}');
  expect(await screen.findByText('Use at least 10 characters.')).toBeTruthy();
  expect(ask.mock.calls.map(([call]) => call.name)).toEqual(['readRecoveryWays']);
});

test('a used link leads to a new one', async () => {
  show({ token: 't' }, async () => Promise.reject(recordedRefusal('resetPassword', 'visitor: an unknown link')));
  await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'long enough now{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('not good any more');
});

test.each([['passwordTooWeak', 'easy to guess'], ['passwordTooLong', 'at most 256 characters']])('%s is said in words', async (code, words) => {
  show({ token: 't' }, async () => Promise.reject(new ApiError('refused', 'resetPassword', { status: 400, body: { code, messages: [code] } })));
  await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'password123{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

const resetOf = (ask: ReturnType<typeof show>['ask']) => ask.mock.calls.find(([call]) => call.name === 'resetPassword')?.[1];

test.each([[false, {}], [true, { removeWays: true }]])('other ways in are shown, and removed where that is wished (%s)', async (isWished, wish) => {
  const { ask } = show({ token: 't' }, undefined, [{ kind: 'PASSKEY', name: 'Phone', addedAt: 1 }, { kind: 'PROVIDER', name: 'Google', addedAt: 2 }]);
  const list = await screen.findByRole('list', { name: 'These sign in to your account too:' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Passkey “Phone”', 'Google']);
  if (isWished) await userEvent.click(screen.getByRole('checkbox', { name: /Remove them/ }));
  await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'long enough now{Enter}');
  await screen.findByText('Your password has been changed.');
  expect(resetOf(ask)).toEqual({ token: 't', secret: 'long enough now', ...wish });
});

test('without other ways nothing is offered', async () => {
  const { ask } = show({ token: 't' });
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByRole('checkbox')).toBeNull();
});
