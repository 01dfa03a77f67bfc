import * as z from 'zod/mini';
import { newPasskey, passkeyList, passkeyName, passkeyOptions, passkeyProof, passkeyQuery } from '../../../../contracts/identity/passkeys/passkey.ts';
import { signInAnswer } from '../../../../contracts/identity/sign-in-answer.ts';
import { defineCall } from '../../../call.ts';
import { pathOf } from '../../../path-of.ts';

/** The keys of the account. chosen: these calls, as the specification has no passkeys */
export const readPasskeys = defineCall({
  name: 'readPasskeys', method: 'GET', auth: 'member',
  input: z.object({}), output: passkeyList,
  request: () => ({ path: '/user/passkeys' }),
});

/** What the browser needs to make a key. */
export const startPasskey = defineCall({
  name: 'startPasskey', method: 'POST', auth: 'member',
  input: z.object({}), output: passkeyOptions,
  request: () => ({ path: '/user/passkeys/start', body: {} }),
});

/** Keeps a key that the browser made. */
export const addPasskey = defineCall({
  name: 'addPasskey', method: 'POST', auth: 'member',
  input: newPasskey, output: passkeyList,
  request: (body) => ({ path: '/user/passkeys', body }),
});

export const renamePasskey = defineCall({
  name: 'renamePasskey', method: 'PUT', auth: 'member',
  input: passkeyName, output: passkeyList,
  request: ({ passkeyId, name }) => ({ path: pathOf`/user/passkeys/${passkeyId}`, body: { name } }),
});

export const removePasskey = defineCall({
  name: 'removePasskey', method: 'DELETE', auth: 'member',
  input: passkeyQuery, output: passkeyList,
  request: ({ passkeyId }) => ({ path: pathOf`/user/passkeys/${passkeyId}` }),
});

/** What the browser needs to sign in; it names no account. */
export const startPasskeySignIn = defineCall({
  name: 'startPasskeySignIn', method: 'POST', base: (e) => e.v2,
  input: z.object({}), output: passkeyOptions,
  request: () => ({ path: '/token/alt/passkey/start', body: {} }),
});

/** Signs in by what the browser answered. */
export const signInByPasskey = defineCall({
  name: 'signInByPasskey', method: 'POST', base: (e) => e.v2,
  input: passkeyProof, output: signInAnswer,
  request: (body) => ({ path: '/token/alt/passkey', body }),
});
