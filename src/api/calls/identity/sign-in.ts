import * as z from 'zod/mini';
import { signInOptions } from '../../../contracts/identity/auth-provider.ts';
import { formContext, identityForm } from '../../../contracts/identity/form-field.ts';
import { loginRequest, signInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { defineCall } from '../../call.ts';

/** How viewers of the tenant may sign in. @source spec 3 §3 "Auth provider config"; chosen: the call, as the specification shows none */
export const readSignInOptions = defineCall({
  name: 'readSignInOptions', method: 'GET',
  input: z.object({}), output: signInOptions,
  request: () => ({ path: '/sign-in-options' }),
});

/** The fields and consent terms of a form. @source spec 3 §3 "Form contexts"; chosen: the call, as the specification shows none */
export const readIdentityForm = defineCall({
  name: 'readIdentityForm', method: 'GET',
  input: z.object({ context: formContext }), output: identityForm,
  request: ({ context }) => ({ path: `/forms/${context}` }),
});

/** E-mail and password. @source spec 3 §7 "POST /login | id, secret" */
export const login = defineCall({
  name: 'login', method: 'POST', base: (e) => e.v2, envelope: (e) => e.login,
  input: loginRequest, output: signInAnswer,
  request: (body) => ({ path: '/login', body }),
});
