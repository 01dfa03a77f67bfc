import * as z from 'zod/mini';
import { signInOptions } from '../../../src/contracts/identity/auth-provider.ts';
import { formContext, identityForm } from '../../../src/contracts/identity/form-field.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';

/** How a tenant's viewers sign in, and the forms that they fill in. @source spec 3 §3; chosen: the calls, as the specification shows none */
export const signInOptionRoutes = [
  defineRoute({
    name: 'readSignInOptions', method: 'GET', path: '/api/v1/sign-in-options', auth: 'bearerless', input: z.object({}), output: signInOptions,
    answer: async (_input, { realm }) => realm.signIn,
  }),
  defineRoute({
    name: 'readIdentityForm', method: 'GET', path: '/api/v1/forms/:context', auth: 'bearerless', input: z.object({ context: formContext }), output: identityForm,
    answer: async ({ context }, { realm }) => {
      const form = realm.forms[context];
      if (!form) throw new PlatformError(404, 'form-not-found', 'This tenant has no such form.');
      return form;
    },
  }),
];
