import type { LabelKey } from '../realm/fallback-texts.ts';
import type { IdentityScreen, ScreenRoute } from './identity-screen.ts';

const titles: Partial<Record<ScreenRoute, LabelKey>> = {
  'magic-link': 'magicLinkTitle',
  'request-password': 'requestPasswordTitle',
  'request-new-password': 'requestPasswordTitle',
  'reset-password': 'requestPasswordTitle',
  'reset-password-alternate': 'requestPasswordTitle',
  'email-confirmation': 'emailConfirmedTitle',
  'tv-login': 'deviceShowTitle',
  signup: 'signUp',
  'oidc-signup': 'signUp',
  'oidc-forgot-password': 'requestPasswordTitle',
};

/**
 * The title of a page that signs in.
 *
 * @source spec 3 §2 "The title depends on the path: magic link, request password, reset password (forgotten password), otherwise sign in"; chosen: those of the routes that it does not name
 */
export const signInTitle = (screen: Pick<IdentityScreen, 'name'> | undefined): LabelKey => (screen && titles[screen.name]) ?? 'signIn';
