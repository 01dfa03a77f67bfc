import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { openingKey, sealingKey } from './data-keys.ts';

const algorithm = 'aes-256-gcm';
/** Bytes; what the mode is made for. */
const nonceLength = 12;

/** Seals a text: two of the same text are not alike. @param place where it is kept; it opens nowhere else */
export function seal(text: string, place: string): string {
  const { id, bytes } = sealingKey();
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [id, ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}

/** Opens what was sealed for this place. @throws Error for a key that this process does not have, and for what was changed or moved */
export function unseal(text: string, place: string): string {
  const [id = '', nonce = '', sealed = '', tag = ''] = text.split('.');
  const key = openingKey(id);
  if (!key) throw new Error(`${place} is sealed by a key that is not there`);
  const decipher = createDecipheriv(algorithm, key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: 16 }).setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
}
