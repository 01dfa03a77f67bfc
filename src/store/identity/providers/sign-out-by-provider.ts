import { logout } from '../../../api/calls/identity/session.ts';
import { logoutGenericOauth, readOpenIdLogoutUri } from '../../../api/calls/identity/providers.ts';
import { readSignInOptions } from '../../../api/calls/identity/sign-in.ts';
import type { Tokens } from '../../../contracts/identity/tokens.ts';
import { isAddressOf } from '../../../rules/identity/providers/provider-address.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import type { SessionControl } from '../../../session/session-control.ts';

/** chosen: longer, and the viewer is somewhere else in their thoughts */
const longestMs = 5_000;

/**
 * Signs out here at once, and then leads through the provider that signed the viewer in, where the table of providers says so.
 *
 * What the provider does not answer ends nothing: the session here has ended, and a warning is logged.
 *
 * @param leave leads to the provider's page, which comes back to `/oidc/logout`; `title` is what the provider calls itself
 * @source spec 3 §7 "POST /generic-oauth/{client}/logout", "GET /openid/{client}/logout-uri", §8 "Logout … failures only log warnings"
 */
export function signOutByProvider({ ask, signOut, signedInBy, isImpersonated }: Pick<SessionControl, 'ask' | 'signOut' | 'signedInBy' | 'isImpersonated'>, leave: (address: string, title: string) => void): Promise<void> {
  const name = isImpersonated() ? undefined : signedInBy();
  return name === undefined ? signOut() : signOut(async (ended) => {
    const found = await addressAfter({ ask, name, ended }).catch((failure: unknown) => void console.warn(`[footlight] The session at ${name} could not be ended.`, failure));
    if (found?.address !== undefined) leave(found.address, found.title);
  });
}

/** Ends the session on the platform. @returns whose provider's session ends where the provider's ends, on its own origin */
async function addressAfter({ ask, name, ended: { authorisationToken, refreshToken } }: { ask: SessionControl['ask']; name: string; ended: Tokens }): Promise<{ address: string | undefined; title: string } | undefined> {
  const how = { bearer: null, signal: AbortSignal.timeout(longestMs) } as const;
  const endHere = () => ask(logout, { refreshToken }, { bearer: authorisationToken });
  const { providers } = await ask(readSignInOptions, {}, how).catch(async (failure: unknown) => {
    await endHere();
    throw failure;
  });
  const provider = providers.find((one) => one.name === name);
  if (!provider || !waysOf(provider.kind).logout) return void await endHere();
  const { title } = provider;
  if (provider.kind === 'generic-oauth') return { address: within(provider, (await ask(logoutGenericOauth, { provider: name, refreshToken }, how)).logoutUri), title };
  await endHere();
  const { logoutUri, logoUri } = await ask(readOpenIdLogoutUri, { provider: name }, how);
  return { address: within(provider, logoutUri ?? logoUri), title };
}

/** @throws Error for another origin than the tenant set up */
function within(provider: { baseUri?: string | undefined }, address: string | undefined): string | undefined {
  if (address !== undefined && !isAddressOf(provider, address)) throw new Error('The address to sign out at is on another origin than the tenant set up.');
  return address;
}
