import { expect, test, vi } from 'vitest';
import { createPasskeySignIn } from '../../../../src/store/identity/passkeys/passkey-sign-in.ts';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';

const tokens = recorded('login', 'visitor: a member');
const named = (name: string) => Object.assign(new Error(name), { name });

function made(get: (isOffered: boolean) => Promise<object>, signIn: () => unknown = () => tokens) {
  const ask = vi.fn(async ({ name }: { name: string }, _input?: object) => (name === 'startPasskeySignIn' ? { options: { challenge: 'c' } } : signIn()));
  const authenticator = { create: vi.fn(), get: vi.fn((_options: object, isOffered: boolean) => get(isOffered)), stop: vi.fn() };
  const onSignedIn = vi.fn();
  return { slice: createPasskeySignIn({ control: { ask } as unknown as SessionControl, authenticator, onSignedIn }), ask, authenticator, onSignedIn };
}

test('a press asks the device and ends with the session', async () => {
  const { slice, ask, onSignedIn } = made(async () => ({ id: 'k' }));
  await slice.press();
  expect(ask.mock.calls[1]![1]).toEqual({ response: { id: 'k' } });
  expect(onSignedIn).toHaveBeenCalledWith(tokens);
});

test.each(['NotAllowedError', 'AbortError'])('a viewer who gives up (%s) has not failed', async (name) => {
  const { slice } = made(() => Promise.reject(named(name)));
  await slice.press();
  expect(slice.state.value).toEqual({ status: 'idle' });
});

test('a device that fails is said, and a key that is refused', async () => {
  const broken = made(() => Promise.reject(named('SecurityError')));
  await broken.slice.press();
  expect(broken.slice.state.value).toEqual({ status: 'failed', labelKey: 'passkeyFailed' });
  const refused = made(async () => ({}), () => Promise.reject(recordedRefusal('signInByPasskey', 'visitor: an unknown passkey')));
  await refused.slice.press();
  expect(refused.slice.state.value).toEqual({ status: 'failed', labelKey: 'passkeyRefused' });
});

test('what is only offered fails in silence; what was chosen from the offer does not', async () => {
  const silent = made(() => Promise.reject(named('SecurityError')));
  await silent.slice.offer();
  expect(silent.slice.state.value).toEqual({ status: 'idle' });
  const chosen = made(async () => ({}), () => Promise.reject(recordedRefusal('signInByPasskey', 'visitor: an unknown passkey')));
  await chosen.slice.offer();
  expect(chosen.slice.state.value).toEqual({ status: 'failed', labelKey: 'passkeyRefused' });
});

test('a press takes the offer’s place, and after it is given up the offer is there again', async () => {
  const { slice, authenticator } = made((isOffered) => (isOffered ? new Promise(() => undefined) : Promise.reject(named('NotAllowedError'))));
  void slice.offer();
  await vi.waitFor(() => expect(authenticator.get).toHaveBeenCalledTimes(1));
  await slice.press();
  await vi.waitFor(() => expect(authenticator.get.mock.calls.map(([, isOffered]) => isOffered)).toEqual([true, false, true]));
});

test('ends what is asked for with its screen', () => {
  const { slice, authenticator } = made(() => new Promise(() => undefined));
  slice.dispose();
  expect(authenticator.stop).toHaveBeenCalledTimes(1);
});
