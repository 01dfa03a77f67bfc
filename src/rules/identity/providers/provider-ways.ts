import type { ProviderKind } from '../../../contracts/identity/auth-provider.ts';

/**
 * How a sign-in with a provider runs.
 *
 * `password`: id and secret are typed into our own form. `redirect`: by the provider's page, which returns with a code or a token.
 * `dialog`: the same in a window of its own, on phones in the same tab. `posted`: the provider returns by a form of another site.
 * `workflow`: a partner's pages run first. `regcode`: a code is activated at an operator that the viewer chooses.
 */
export type ProviderFlow = 'password' | 'redirect' | 'dialog' | 'posted' | 'workflow' | 'regcode';

/** What viewers can do with a provider. */
export interface ProviderWays {
  flow: ProviderFlow;
  /** Own accounts can be made. */
  signUp: boolean;
  /** Forgotten passwords can be replaced. */
  reset: boolean;
  /** The account's password and safety are changed on our pages. */
  security: boolean;
  /** Whether a session at the provider can be found without asking the viewer. */
  silent: boolean;
  /** Whether a sign-out here leads through the provider's own end of session. */
  logout: boolean;
  /** The viewer chooses one of many operators first. */
  picker: boolean;
  /** May be linked to an account beside others, and taken off it again. */
  link: boolean;
  unlink: boolean;
}

const none = { signUp: false, reset: false, security: false, silent: false, logout: false, picker: false, link: false, unlink: false };
const social = { ...none, signUp: true, link: true, unlink: true };

/**
 * What each kind of provider can do; screens read this table and know no provider by name.
 *
 * @source spec 3 §1, §2 "/id (ID provider: sign-in, sign-up, password reset) and /google (social provider: no password reset)", §6 "Providers differ", §7;
 *   chosen: sign-up by social providers means that a first sign-in makes an account, after the linking screen
 */
const ways: Record<ProviderKind, ProviderWays> = {
  id: { ...none, flow: 'password', signUp: true, reset: true, security: true },
  google: { ...social, flow: 'dialog' },
  facebook: { ...social, flow: 'dialog' },
  apple: { ...social, flow: 'posted' },
  'generic-oauth': { ...none, flow: 'redirect', logout: true, link: true, unlink: true },
  openid: { ...none, flow: 'redirect', signUp: true, silent: true, logout: true, link: true, unlink: true },
  opin: { ...none, flow: 'redirect' },
  partner: { ...none, flow: 'workflow' },
  pbr: { ...none, flow: 'password', signUp: true, reset: true, security: true },
  sptv: { ...none, flow: 'password' },
  GIGYA: { ...none, flow: 'password', link: true, unlink: true },
  'adobe-dcr': { ...none, flow: 'regcode', picker: true, unlink: true },
  primetime: { ...none, flow: 'regcode', picker: true, unlink: true },
};

const nothing: ProviderWays = { ...none, flow: 'password' };

/** @param kind `UNKNOWN`: a newer platform's, with which this build can do nothing */
export function waysOf(kind: ProviderKind | 'UNKNOWN'): ProviderWays {
  return kind === 'UNKNOWN' ? nothing : ways[kind];
}
