import { identityForm } from '../../../contracts/identity/form-field.ts';
import { signInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { finishRequest, unfinishedSignIn } from '../../../contracts/identity/sign-up/completion.ts';
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
