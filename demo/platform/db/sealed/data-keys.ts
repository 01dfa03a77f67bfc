import { createHash } from 'node:crypto';
import { StartRefused } from '../../server/start-refused.ts';

/** What a sealed column is written with. @property id stands in front of what it sealed, so that it is found again */
export interface DataKey { id: string; bytes: Uint8Array }

/** The first seals, all of them open. */
type DataKeys = readonly [DataKey, ...DataKey[]];

const keyBytes = 32;

/** chosen: a key that is in this file protects nothing, and lets the demo start without a setting; it opens in the end, as a database may have been seeded by it */
const developmentKey: DataKey = { id: 'development', bytes: createHash('sha256').update('footlight development data key').digest() };

function keyIn(text: string): DataKey {
  const [, id, encoded = ''] = /^([\w-]{1,32}):([A-Za-z\d+/]+={0,2})$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (id === undefined || id === developmentKey.id || bytes.length !== keyBytes) throw new StartRefused('data-keys', `FOOTLIGHT_DATA_KEYS is a list of name:key, parted by commas; a key is ${keyBytes} bytes in base64.`);
  return { id, bytes };
}

/**
 * Reads the keys of sealed columns, the newest first.
 *
 * @param text of FOOTLIGHT_DATA_KEYS: `name:base64`, parted by commas
 * @throws StartRefused `data-keys`
 */
export function readDataKeys(text: string | undefined): DataKeys {
  if (text === undefined || text.trim() === '') return [developmentKey];
  const [first, ...more] = text.split(',').map(keyIn);
  if (!first || new Set([first, ...more].map(({ id }) => id)).size !== more.length + 1) throw new StartRefused('data-keys', 'FOOTLIGHT_DATA_KEYS names a key twice.');
  return [first, ...more, developmentKey];
}

let inUse: DataKeys = [developmentKey];

/** From now on this process seals and opens by these. */
export function useDataKeys(keys: DataKeys): void {
  inUse = keys;
}

export const sealingKey = (): DataKey => inUse[0];

export const openingKey = (id: string): DataKey | undefined => inUse.find((key) => key.id === id);
