import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { ConfirmationScreen } from '../../../../src/features/sign-in/mail/confirmation-screen.tsx';
import { ReturnQuery } from '../../../../src/features/sign-in/return-query.ts';
import type { ScreenProps } from '../../../../src/features/sign-in/screen-props.ts';
import { knownEmail } from '../../../../src/store/identity/known-email.ts';
import { createSignUpProof } from '../../../../src/store/identity/sign-up/sign-up-proof.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

afterEach(() => localStorage.clear());

function open(token: string | undefined, answer: () => Promise<unknown> = async () => ({ email: 'ada@example.test' }), query: Record<string, string> = {}) {
  const runtime = fakeRuntime();
  const ask = vi.fn(answer);
  const props = { screen: { name: 'email-confirmation', params: {}, query: { ...(token ? { token } : {}), ...query } }, control: { ask }, emit: () => true, complete: () => undefined, focusTitle: { current: false } };
  render(runtime.within(<StrictMode><ReturnQuery value={{ from: '/epg' }}><ConfirmationScreen {...(props as unknown as ScreenProps)} /></ReturnQuery></StrictMode>));
  return { runtime, ask };
}

const refusal = (status: number, code: string) => new ApiError('refused', 'confirmEmail', { status, body: { code, messages: [] } });

test('verified: welcomes, and the sign-in form that follows knows the e-mail of the answer and where to go on', async () => {
  const { runtime } = open('t');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in now' }));
  expect(runtime.visited).toEqual([{ name: 'login', query: { from: '/epg' } }]);
  expect(knownEmail()).toBe('ada@example.test');
});

test('an account that a provider keeps leads to the sign-in page of that provider', async () => {
  const { runtime } = open('t', undefined, { providerName: 'pbr' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in now' }));
  expect(runtime.visited).toEqual([{ name: 'login-provider', params: { authProvider: 'pbr' }, query: { from: '/epg' } }]);
});

test.each([
  ['an unknown token', 't', refusal(404, 'invalidToken'), /not good any more/],
  ['any other failure', 't', refusal(500, 'unexpected'), /something went wrong/],
  ['no token', undefined, undefined, /something went wrong/],
])('%s is said', async (_case, token, failure, words) => {
  const { ask } = open(token, () => Promise.reject(failure));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  if (!token) expect(ask).not.toHaveBeenCalled();
});

test('the browser that signed up shows it once; afterwards nothing of it is kept', async () => {
  const memory = createSignUpProof(fakeRuntime().context.settings.realm);
  const proof = memory.make();
  expect(proof).toMatch(/^[\da-f]{64}$/);
  const { ask } = open('t');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect(ask).toHaveBeenCalledWith(expect.anything(), { token: 't', proof }, { bearer: null });
  await waitFor(() => expect(memory.read()).toBeUndefined());
});

test('another browser is asked for the password of the sign-up, until it is right', async () => {
  let given = 0;
  const { ask } = open('t', () => {
    given++;
    return given === 1 ? Promise.reject(refusal(403, 'sign-up-proof-required')) : given === 2 ? Promise.reject(refusal(400, 'invalidCurrentCredentials')) : Promise.resolve({ email: 'ada@example.test' });
  });
  expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.getByRole('link', { name: 'Forgot your password?' }).tagName]).toEqual([null, 'A']);
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'a horse');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not the password of the sign-up/);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), { token: 't', password: 'a horse' }, { bearer: null });
});

test('a link that is over while the password is asked for is said', async () => {
  let given = 0;
  open('t', () => Promise.reject(given++ === 0 ? refusal(403, 'sign-up-proof-required') : refusal(404, 'invalidToken')));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not good any more/);
});

/** Refuses the first ask, which opening the link makes. */
const onceRefused = (code: string) => {
  let isOpened = false;
  return async () => {
    if (isOpened) return { email: 'ada@example.test' };
    isOpened = true;
    throw refusal(403, code);
  };
};

test.each([
  ['email-change-unpressed', 'Use a new e-mail', 'Use this e-mail', 'Sign in now'],
  ['email-restore-unpressed', 'Take your e-mail back', 'Use this address again', 'Choose a new password'],
])('a link that changes whose account it is does nothing before its press (%s)', async (code, title, press, next) => {
  const { ask } = open('t', onceRefused(code));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(await screen.findByRole('button', { name: next })).toBeTruthy();
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), { token: 't', pressed: true }, { bearer: null });
});

test('an account that was taken back leads to a new password, with its e-mail filled in', async () => {
  const { runtime } = open('t', onceRefused('email-restore-unpressed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a new password' }));
  expect(runtime.visited).toEqual([{ name: 'request-password', query: { from: '/epg' } }]);
  expect(knownEmail()).toBe('ada@example.test');
});
