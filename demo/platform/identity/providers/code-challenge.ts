import { createHash } from 'node:crypto';

/** A code challenge of a verifier. @source RFC 7636 §4.2 */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
