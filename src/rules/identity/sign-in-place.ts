import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';

/** What the platform adds to a tenant's flags. It stands there so that the first press needs no call. */
type SignInFlags = RealmSettings['flags'] & { captchaSignIn?: unknown };

/** Whether a sign-in with a password has to be proven to come from a browser. */
export const asksCaptcha = ({ captchaSignIn }: SignInFlags): boolean => captchaSignIn === true;

/**
 * Where "Sign in" of the header leads.
 *
 * @source spec 3 §2 "Sign-in goes to the login route when a captcha-type frontoffice authentication factor is configured, otherwise it opens the sidebar";
 *   chosen: on a page that signs in already it leads to the route, where the form stands once
 */
export function signInPlace(flags: SignInFlags, isSigningIn: boolean): 'route' | 'sidebar' {
  return asksCaptcha(flags) || isSigningIn ? 'route' : 'sidebar';
}
