import * as accountChoices from '../../../src/api/calls/identity/account/account-choices.ts';
import * as accountDetails from '../../../src/api/calls/identity/account/account-details.ts';
import * as addresses from '../../../src/api/calls/identity/account/addresses.ts';
import * as attempts from '../../../src/api/calls/identity/attempts.ts';
import * as completion from '../../../src/api/calls/identity/completion.ts';
import * as countries from '../../../src/api/calls/identity/countries.ts';
import * as devices from '../../../src/api/calls/identity/devices.ts';
import * as impersonation from '../../../src/api/calls/identity/impersonation.ts';
import * as magicLink from '../../../src/api/calls/identity/magic-link.ts';
import * as mailProofs from '../../../src/api/calls/identity/mail-proofs.ts';
import * as openSessions from '../../../src/api/calls/identity/open-sessions.ts';
import * as passkeys from '../../../src/api/calls/identity/passkeys/passkeys.ts';
import * as operators from '../../../src/api/calls/identity/outside/operators.ts';
import * as passwordProviders from '../../../src/api/calls/identity/outside/password-providers.ts';
import * as passwordReset from '../../../src/api/calls/identity/password-reset.ts';
import * as preferences from '../../../src/api/calls/identity/account/preferences.ts';
import * as profiles from '../../../src/api/calls/identity/profiles.ts';
import * as providers from '../../../src/api/calls/identity/providers.ts';
import * as session from '../../../src/api/calls/identity/session.ts';
import * as signUp from '../../../src/api/calls/identity/sign-up.ts';
import * as signIn from '../../../src/api/calls/identity/sign-in.ts';

/** Every call of sign-in, profiles and the account: the files of one folder. */
export const identity = {
  ...accountChoices,
  ...accountDetails,
  ...addresses,
  ...attempts,
  ...completion,
  ...countries,
  ...devices,
  ...impersonation,
  ...magicLink,
  ...mailProofs,
  ...openSessions,
  ...passkeys,
  ...operators,
  ...passwordProviders,
  ...passwordReset,
  ...preferences,
  ...profiles,
  ...providers,
  ...session,
  ...signIn,
  ...signUp,
};
