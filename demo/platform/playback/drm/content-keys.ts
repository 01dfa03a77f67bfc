import { createHash, createHmac } from 'node:crypto';
import type { Encryption } from '../../../media/encrypt/encryption.ts';

/** A title as its key knows it: another tenant's title of the same id has another key. */
export interface KeyedTitle { realm: string; id: string }

const wordsOf = (what: string, { realm, id }: KeyedTitle): string => JSON.stringify([what, realm, id]);

/** The names that a title's key goes by. chosen: made from the title, so that nothing is stored and every process knows it */
export const keyIdOf = (title: KeyedTitle): Buffer => createHash('sha256').update(wordsOf('footlight key', title)).digest().subarray(0, 16);

/** A title's key. @param secret of the platform */
export const contentKeyOf = (secret: Uint8Array, title: KeyedTitle): Buffer => createHmac('sha256', secret).update(wordsOf('content key', title)).digest().subarray(0, 16);

export const encryptionOf = (secret: Uint8Array, title: KeyedTitle, scheme: Encryption['scheme']): Encryption =>
  ({ scheme, keyId: keyIdOf(title), key: contentKeyOf(secret, title) });
