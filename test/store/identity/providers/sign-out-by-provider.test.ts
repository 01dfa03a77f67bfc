import { afterEach, expect, test, vi } from 'vitest';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { signOutByProvider } from '../../../../src/store/identity/providers/sign-out-by-provider.ts';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const at = (name: string, kind: string) => ({ name, kind, title: name, featured: false, baseUri: 'https://sso.test' });
const providers = [at('club', 'openid'), at('staff', 'generic-oauth'), at('google', 'google')];

async function signOut(by: string | undefined, answers: Record<string, unknown> = {}, isImpersonated = false) {
  const asked: string[] = [];
  const all: Record<string, unknown> = { readSignInOptions: { providers }, logout: {}, logoutGenericOauth: { logoutUri: 'https://sso.test/end' }, readOpenIdLogoutUri: { logoUri: 'https://sso.test/end' }, ...answers };
  const ask = (async ({ name }: { name: string }) => {
    asked.push(name);
    const answer = all[name];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as SessionControl['ask'];
  const leave = vi.fn();
  let ended: Promise<unknown> | undefined = undefined;
  const control = { ask, signedInBy: () => by, isImpersonated: () => isImpersonated, signOut: vi.fn(async (end?: (held: typeof tokens) => Promise<unknown>) => { ended = end?.(tokens); }) };
  await signOutByProvider(control, leave);
  await (ended as Promise<unknown> | undefined)?.catch(() => asked.push('thrown'));
  return { asked, leave, control };
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['an OpenID provider', 'club', ['readSignInOptions', 'logout', 'readOpenIdLogoutUri']],
  ['a generic one', 'staff', ['readSignInOptions', 'logoutGenericOauth']],
])('%s: the session here ends, then the browser goes where the provider’s ends', async (_, by, calls) => {
  const { asked, leave, control } = await signOut(by);
  expect(control.signOut).toHaveBeenCalledOnce();
  expect(asked).toEqual(calls);
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://sso.test/end', by);
});

test('a provider without an end of its own, and one that is gone: here alone', async () => {
  for (const by of ['google', 'gone']) {
    const { asked, leave } = await signOut(by);
    expect([asked, leave.mock.calls]).toEqual([['readSignInOptions', 'logout'], []]);
  }
});

test('no provider, and somebody who acts as the member: nothing but the sign-out', async () => {
  for (const [by, acts] of [[undefined, false], ['club', true]] as const) {
    const { asked, control } = await signOut(by, {}, acts);
    expect(control.signOut).toHaveBeenCalledExactlyOnceWith();
    expect(asked).toEqual([]);
  }
});

/** @source spec 3 §8 "Logout … failures only log warnings" */
test.each([
  ['the platform is silent', { readSignInOptions: new Error('offline') }, ['readSignInOptions', 'logout']],
  ['the provider’s address is refused', { readOpenIdLogoutUri: new Error('503') }, ['readSignInOptions', 'logout', 'readOpenIdLogoutUri']],
  ['the address is a stranger’s', { readOpenIdLogoutUri: { logoUri: 'https://sso.test.evil.test/end' } }, ['readSignInOptions', 'logout', 'readOpenIdLogoutUri']],
  ['the address is a script', { readOpenIdLogoutUri: { logoUri: 'javascript:alert(1)' } }, ['readSignInOptions', 'logout', 'readOpenIdLogoutUri']],
])('%s: a warning, and nobody is sent anywhere', async (_, answers, calls) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { asked, leave } = await signOut('club', answers);
  expect([asked, leave.mock.calls, warn.mock.calls.length]).toEqual([calls, [], 1]);
});
