import { expect, test, vi } from 'vitest';
import { ResetScreen } from '../../../../src/features/sign-in/mail/reset-screen.tsx';
import { ReturnQuery } from '../../../../src/features/sign-in/return-query.ts';
import type { ScreenProps } from '../../../../src/features/sign-in/screen-props.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

function show(query: Record<string, string>, answer: () => Promise<object> = async () => ({})) {
  const runtime = fakeRuntime();
  const ask = vi.fn(async (_call: unknown, _input: unknown) => answer());
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
  expect(ask).not.toHaveBeenCalled();
});

test('a used link leads to a new one', async () => {
  show({ token: 't' }, async () => Promise.reject(recordedRefusal('resetPassword', 'visitor: an unknown link')));
  await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'long enough now{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('not good any more');
});
