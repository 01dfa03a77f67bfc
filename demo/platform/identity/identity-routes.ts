import type { AnyRoute } from '../server/platform-route.ts';
import { attemptRoutes } from './attempts/attempt-routes.ts';
import { finishRoutes } from './completion/finish-routes.ts';
import { profileChoiceRoutes } from './completion/profile-choice-routes.ts';
import { countryRoutes } from './countries/country-routes.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { impersonationRoutes } from './impersonation/impersonation-routes.ts';
import { confirmationRoutes } from './mail/confirmation-routes.ts';
import { magicLinkRoutes } from './mail/magic-link-routes.ts';
import { passwordRoutes } from './mail/password-routes.ts';
import { addressRoutes } from './account/address-routes.ts';
import { detailRoutes } from './account/detail-routes.ts';
import { leaveRoutes } from './account/leave-routes.ts';
import { linkedRoutes } from './account/linked-routes.ts';
import { marketingRoutes } from './account/marketing-routes.ts';
import { proofRoutes } from './account/proof-routes.ts';
import { openSessionRoutes } from './open-session-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { pinResetRoutes } from './profiles/pin-reset-routes.ts';
import { preferenceRoutes } from './profiles/profile-preferences.ts';
import { profileRoutes } from './profiles/profile-routes.ts';
import { operatorRoutes } from './providers/operator/operator-routes.ts';
import { directoryAccountRoutes } from './providers/directory/directory-account-routes.ts';
import { directoryRoutes } from './providers/directory/directory-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { syncRoutes } from './entitlement-sync/sync-routes.ts';
import { signUpRoutes } from './sign-up/sign-up-routes.ts';
import { firebaseAuthRoutes } from './toolkit/firebase-auth-routes.ts';
import { signInOptionRoutes } from './sign-in-option-routes.ts';

/** Every call of sign-in, profiles and the account. */
export const identityRoutes: AnyRoute[] = [
  ...sessionRoutes,
  ...syncRoutes,
  ...signInOptionRoutes,
  ...signUpRoutes,
  ...firebaseAuthRoutes,
  ...finishRoutes,
  ...profileChoiceRoutes,
  ...countryRoutes,
  ...impersonationRoutes,
  ...providerRoutes,
  ...directoryRoutes,
  ...directoryAccountRoutes,
  ...operatorRoutes,
  ...attemptRoutes,
  ...deviceRoutes,
  ...confirmationRoutes,
  ...passwordRoutes,
  ...magicLinkRoutes,
  ...passkeyRoutes,
  ...profileRoutes,
  ...pinResetRoutes,
  ...preferenceRoutes,
  ...openSessionRoutes,
  ...detailRoutes,
  ...proofRoutes,
  ...addressRoutes,
  ...linkedRoutes,
  ...marketingRoutes,
  ...leaveRoutes,
];
