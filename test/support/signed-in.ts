import type { BrowserContext } from '@playwright/test';
import './localhost-dns.ts';
import type { TestPlatform } from './platform.ts';

/** Tenants whose members sign in without proving that they are no machine; each is its own host. */
export type MemberRealm = 'arena' | 'cinema' | 'arena-pt' | 'debug';

export interface MemberTokens { authorisationToken: string; refreshToken: string }

/** Signs a member in with the demo's password, without a browser. */
export async function memberTokens(platform: TestPlatform, realm: MemberRealm, account: string): Promise<MemberTokens> {
  const params = { id: `${account}@footlight.test`, secret: 'footlight' };
  const answer = await fetch(platform.at('api', '/api/v2/login'), {
    method: 'POST', headers: { realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'test', 'content-type': 'application/json' },
    body: JSON.stringify(realm === 'cinema' ? params : { id: '1', method: 'login', params }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const { authorisationToken, refreshToken } = realm === 'cinema' ? await answer.json() as MemberTokens : (await answer.json() as { result: MemberTokens }).result;
  return { authorisationToken, refreshToken };
}

/**
 * Makes a tenant's site open for a member in every page of a context, for tests that are not about signing in.
 *
 * A session of its own each time: a refresh token that another test has used counts as stolen.
 * What the site stores afterwards stays, a sign-out too. @source src/session/token-storage.ts
 */
export async function signedIn(context: BrowserContext, platform: TestPlatform, realm: MemberRealm, account: string): Promise<void> {
  const tokens = await memberTokens(platform, realm, account);
  const session = JSON.stringify({ savedAt: Date.now(), tokens, syncDueAt: Date.now() + 3_600_000 });
  await context.addInitScript(({ host, key, value }) => {
    if (window.top === window && location.host === host && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, { host: new URL(platform.at(realm)).host, key: `footlight.${realm}.session`, value: session });
}
