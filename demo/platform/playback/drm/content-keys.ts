import { createHash, createHmac } from 'node:crypto';
import type { Encryption } from '../../../media/encrypt/encryption.ts';

/** The names that a title's key goes by. chosen: made from the title, so that nothing is stored and every process knows it */
export const keyIdOf = (contentId: string): Buffer => createHash('sha256').update(`footlight key ${contentId}`).digest().subarray(0, 16);

/** A title's key. @param secret of the platform */
export const contentKeyOf = (secret: Uint8Array, contentId: string): Buffer => createHmac('sha256', secret).update(`content key ${contentId}`).digest().subarray(0, 16);

export const encryptionOf = (secret: Uint8Array, contentId: string, scheme: Encryption['scheme']): Encryption =>
  ({ scheme, keyId: keyIdOf(contentId), key: contentKeyOf(secret, contentId) });
