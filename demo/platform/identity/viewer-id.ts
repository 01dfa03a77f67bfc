import { createHmac } from 'node:crypto';

/**
 * The opaque id of a profile in a realm: the same at each sign-in, and not to be computed from an account id or e-mail without the key.
 *
 * @param profileId also a guest's
 */
export function viewerIdOf(key: Uint8Array, realm: string, profileId: string): string {
  return createHmac('sha256', key).update(JSON.stringify([realm, profileId])).digest('base64url').slice(0, 22);
}

/**
 * The key that a profile's ids for partners are made with: one for each profile in a realm, not to be computed from its viewer id.
 *
 * @param profileId also a guest's
 */
export function pairwiseKeyOf(key: Uint8Array, realm: string, profileId: string): string {
  return createHmac('sha256', key).update(JSON.stringify([realm, profileId, 'pairwise'])).digest('base64url');
}
