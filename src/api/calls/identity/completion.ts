import { identityForm } from '../../../contracts/identity/form-field.ts';
import { profileList } from '../../../contracts/identity/profile.ts';
import { signInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { finishRequest, signInPinReset, signInProfileChoice, unfinishedSignIn } from '../../../contracts/identity/sign-up/completion.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';

/** What a sign-in still asks for: the fields and terms of the tenant's form that have no answer yet. @source spec 3 §3 "missingInformationStatus"; chosen: the call */
export const readMissingInformation = defineCall({
  name: 'readMissingInformation', method: 'POST',
  input: unfinishedSignIn, output: identityForm,
  request: (body) => ({ path: '/sign-in/missing-information', body }),
});

/** Gives what was missing. A session opens here, and an account where there was none. @source spec 3 §5 "Consent"; chosen: the call */
export const finishSignIn = defineCall({
  name: 'finishSignIn', method: 'POST',
  input: finishRequest, output: signInAnswer,
  request: (body) => ({ path: '/sign-in/finish', body }),
});

/** Who may watch under the account whose sign-in waits for a profile. @source chosen: this call and the two below, as the specification has none */
export const readSignInProfiles = defineCall({
  name: 'readSignInProfiles', method: 'POST',
  input: unfinishedSignIn, output: profileList,
  request: (body) => ({ path: '/sign-in/profiles', body }),
});

/** Goes on as a profile, with its PIN where it has one. A session opens here. */
export const chooseSignInProfile = defineCall({
  name: 'chooseSignInProfile', method: 'POST',
  input: signInProfileChoice, output: signInAnswer,
  request: (body) => ({ path: '/sign-in/profile', body }),
});

/** Mails a link to a new PIN to the owner of the account. */
export const requestSignInPinReset = defineCall({
  name: 'requestSignInPinReset', method: 'POST',
  input: signInPinReset, output: nothing,
  request: (body) => ({ path: '/sign-in/profile/pin-reset', body }),
});
