import { magicCode, magicLinkFacts, magicLinkLook, magicLinkProof, magicLinkRequest, magicLinkStarted } from '../../../contracts/identity/magic-link.ts';
import { confirmationRequest } from '../../../contracts/identity/mail-proofs.ts';
import { signInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { defineCall } from '../../call.ts';

/** Sends the link, as the specification writes it. @source spec 3 §7 "GET /token/alt/magic-email" */
export const sendMagicLink = defineCall({
  name: 'sendMagicLink', method: 'GET', base: (e) => e.v2,
  input: magicLinkRequest, output: magicLinkStarted,
  request: (query) => ({ path: '/token/alt/magic-email', query }),
});

/** The same by POST, which keeps the e-mail out of addresses and their logs. */
export const startMagicLink = defineCall({
  name: 'startMagicLink', method: 'POST', base: (e) => e.v2,
  input: magicLinkRequest, output: magicLinkStarted,
  request: (body) => ({ path: '/token/alt/magic-email/start', body }),
});

/** Looks at an opened link without using it. */
export const readMagicLink = defineCall({
  name: 'readMagicLink', method: 'POST', base: (e) => e.v2,
  input: magicLinkLook, output: magicLinkFacts,
  request: (body) => ({ path: '/token/alt/magic-email/look', body }),
});

/** Makes the code that another device shows; an older one is good no longer. */
export const makeMagicCode = defineCall({
  name: 'makeMagicCode', method: 'POST', base: (e) => e.v2,
  input: confirmationRequest, output: magicCode,
  request: (body) => ({ path: '/token/alt/magic-email/code', body }),
});

/** Signs in by the link, in the browser that asked for it. @source spec 3 §7 "POST /token/alt/magic-email" */
export const signInByMagicLink = defineCall({
  name: 'signInByMagicLink', method: 'POST', base: (e) => e.v2,
  input: magicLinkProof, output: signInAnswer,
  request: (body) => ({ path: '/token/alt/magic-email', body }),
});
