import type { ComponentType } from 'react';
import type { ScreenRoute } from '../../../rules/identity/identity-screen.ts';
import { LoginScreen } from '../login/login-screen.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** Fetches the code of a screen. */
type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

const sso: LoadScreen = () => import('../providers/sso-screen.tsx').then((module) => module.SsoScreen);
const reset: LoadScreen = () => import('../mail/reset-screen.tsx').then((module) => module.ResetScreen);

/** The screens that come with their own code. The login form comes with the element itself. */
const lateScreens: Partial<Record<ScreenRoute, LoadScreen>> = {
  'request-password': reset,
  'request-new-password': reset,
  'reset-password': reset,
  'reset-password-alternate': reset,
  'email-confirmation': () => import('../mail/confirmation-screen.tsx').then((module) => module.ConfirmationScreen),
  'magic-link': () => import('../magic-link/magic-link-screen.tsx').then((module) => module.MagicLinkScreen),
  providers: () => import('../picker/picker-screen.tsx').then((module) => module.PickerScreen),
  'login-provider': () => import('../picker/provider-screen.tsx').then((module) => module.ProviderScreen),
  signup: () => import('../sign-up/sign-up-screen.tsx').then((module) => module.SignUpScreen),
  oauth: () => import('../providers/return-screen.tsx').then((module) => module.ReturnScreen),
  oidc: sso,
  'oidc-login': sso,
  'oidc-signup': sso,
  'oidc-forgot-password': sso,
  'tv-login': () => import('../device/show-code-screen.tsx').then((module) => module.ShowCodeScreen),
};

/** The screen of a route, and how its code is fetched where it is not here yet. */
export function screenOfRoute(route: ScreenRoute): { here: ComponentType<ScreenProps> } | { load: LoadScreen } {
  const load = lateScreens[route];
  return load ? { load } : { here: LoginScreen };
}
