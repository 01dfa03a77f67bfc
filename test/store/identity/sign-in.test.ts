import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { createSignIn } from '../../../src/store/identity/sign-in.ts';
import { controlOf } from '../../support/fake-session-control.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { recordedRefusal } from '../../support/recorded-answers/recorded-answer.ts';

const member = { who: 'member', displayName: 'Ada', profileType: 'adult' } as const;
const filled = { id: ' ada@example.org ', secret: ' a password ' };

function signInWith(signIn = vi.fn(async (_credentials: { id: string; secret: string }) => member as { who: 'member' })) {
  return { signIn, slice: createSignIn({ control: controlOf(signIn, async () => undefined), isTranslated: () => false }) };
}

test('nothing filled in: EMPTY_INPUTS, and nothing is sent', async () => {
  const { slice, signIn } = signInWith();
  expect(await slice.submit({ id: '', secret: '' })).toEqual({ code: 'EMPTY_INPUTS' });
  expect(slice.state.value).toEqual({ status: 'error', problems: { form: 'EMPTY_INPUTS' } });
  expect(signIn).not.toHaveBeenCalled();
});

test('the e-mail is trimmed, the password is not', async () => {
  const { slice, signIn } = signInWith();
  expect(await slice.submit(filled)).toEqual({ answer: { authorisationToken: 'access', refreshToken: 'refresh' } });
  expect(signIn).toHaveBeenCalledWith({ id: 'ada@example.org', secret: ' a password ' });
});

test('a proof that a browser asks goes with the password, after what is typed was looked at', async () => {
  const signIn = vi.fn(async (_credentials: { id: string; secret: string }) => member as { who: 'member' });
  const prove = vi.fn(async () => 'proof');
  const slice = createSignIn({ control: controlOf(signIn, async () => undefined), checkBrowser: prove, isTranslated: () => false });
  await slice.submit({ id: 'ada@example.org', secret: '' });
  expect(prove).not.toHaveBeenCalled();
  await slice.submit(filled);
  expect(signIn).toHaveBeenCalledWith({ id: 'ada@example.org', secret: ' a password ', captchaToken: 'proof' });
});

test('it goes to where the password is proved elsewhere too', async () => {
  const prove = vi.fn(async () => ({ authorisationToken: 'other', refreshToken: 'other' }) as never);
  const slice = createSignIn({ control: controlOf(vi.fn(), async () => undefined), prove, checkBrowser: async () => 'proof', isTranslated: () => false });
  expect(await slice.submit(filled)).toMatchObject({ answer: { authorisationToken: 'other' } });
  expect(prove).toHaveBeenCalledWith({ id: 'ada@example.org', secret: ' a password ', captchaToken: 'proof' });
});

test('a failure shows, and success clears it', async () => {
  const signIn = vi.fn().mockRejectedValueOnce(recordedRefusal('login', 'visitor: a wrong password')).mockResolvedValueOnce(member);
  const { slice } = signInWith(signIn);
  expect(await slice.submit(filled)).toEqual({ code: 'failedAuthentication' });
  expect(slice.state.value).toMatchObject({ status: 'error', failure: { labelKey: 'failedAuthentication' } });
  await slice.submit(filled);
  expect(slice.state.value).toEqual({ status: 'idle' });
});

test('a platform that asks for a wait is waited for', async () => {
  const { slice } = signInWith(vi.fn().mockRejectedValue(new ApiError('refused', 'login', { status: 429, body: { code: 'too-many-requests', messages: ['Too many requests'] }, retryAfterMs: 24_000 })));
  expect(await slice.submit(filled)).toEqual({ code: 'too-many-requests' });
  expect(slice.state.value).toMatchObject({ failure: { labelKey: 'tooManyAttempts' }, waitMs: 24_000 });
});

test('no connection has its own words', async () => {
  const { slice } = signInWith(vi.fn().mockRejectedValue(silence('login')));
  await slice.submit(filled);
  expect(slice.state.value).toMatchObject({ failure: { labelKey: 'platformUnreachable' } });
});

test('a second press while one is under way sends nothing', async () => {
  const { slice, signIn } = signInWith();
  const first = slice.submit(filled);
  expect(slice.state.value).toEqual({ status: 'loading' });
  expect(await slice.submit(filled)).toBeUndefined();
  await first;
  expect(signIn).toHaveBeenCalledTimes(1);
});
