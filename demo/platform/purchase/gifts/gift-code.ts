import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { keyOf } from '../../server/platform-keys.ts';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The code of a gift: sixteen characters, in groups of four.
 *
 * It is made from the gift's id and a key, so that it can be mailed on its day and is kept nowhere.
 */
export async function giftCode(db: Database, id: string): Promise<string> {
  const digest = createHmac('sha256', await keyOf(db, 'gift')).update(id).digest();
  const characters = [...digest.subarray(0, 16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}
