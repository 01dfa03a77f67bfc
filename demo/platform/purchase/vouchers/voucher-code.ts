import { createHash } from 'node:crypto';

/** A code as people mean it: capitals, spaces and hyphens make no difference. @source design/identity-checkout-reference 5 row 13 */
export const normalisedCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s\p{Pd}]+/gu, '');

/**
 * By what a code is found; the code itself is kept nowhere.
 *
 * chosen: without a key, so that a seed knows it; limits keep codes from being guessed.
 */
export const hashOfCode = (realm: string, typed: string): string => createHash('sha256').update(`${realm} ${normalisedCode(typed)}`).digest('base64url');
