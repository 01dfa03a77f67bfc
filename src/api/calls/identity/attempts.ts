import * as z from 'zod/mini';
import { attemptKey, attemptState, linkRequest, providerReturn } from '../../../contracts/identity/sign-in-attempt.ts';
import { defineCall } from '../../call.ts';
import { sent } from '../../../contracts/wire/sent-text.ts';

/**
 * What a return page makes that does not hold the attempt's secret: a window that lost its opener.
 *
 * The answer is a code of six digits, which the viewer types where the sign-in began. @source design/identity.md 4; chosen: this call and its siblings
 */
export const deliverReturn = defineCall({
  name: 'deliverReturn', method: 'POST',
  input: z.extend(providerReturn, { provider: sent('code') }), output: attemptState,
  request: (body) => ({ path: '/sign-in-attempts/deliver', body }),
});

/** Where the attempt stands, for who started it. It never answers tokens. */
export const readAttempt = defineCall({
  name: 'readAttempt', method: 'POST',
  input: attemptKey, output: attemptState,
  request: (body) => ({ path: '/sign-in-attempts/read', body }),
});

/** Goes on with what another window proved, by the code that it shows. Three tries. */
export const confirmAttempt = defineCall({
  name: 'confirmAttempt', method: 'POST',
  input: z.extend(attemptKey, { compareCode: sent('code') }), output: attemptState,
  request: (body) => ({ path: '/sign-in-attempts/confirm', body }),
});

/** Links the proven person to the account of this e-mail and password, and signs in. @source spec 3 §2 "Account-linking screen" */
export const linkAttempt = defineCall({
  name: 'linkAttempt', method: 'POST',
  input: linkRequest, output: attemptState,
  request: (body) => ({ path: '/sign-in-attempts/link', body }),
});

/** Makes an account of its own for the proven person, and signs in. @source spec 3 §2 "Account-linking screen … or to skip" */
export const skipLinking = defineCall({
  name: 'skipLinking', method: 'POST',
  input: attemptKey, output: attemptState,
  request: (body) => ({ path: '/sign-in-attempts/skip', body }),
});
