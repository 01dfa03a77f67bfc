import type { Database } from '../../db/database.ts';
import { sharedRead } from './shared-read.ts';

/**
 * Lets callers that come while a read of the same kind is under way share the next one: one statement reads what all of them asked for.
 *
 * 1. A caller never gets a read that began before it asked, so it sees everything that was written before.
 * 2. However many ask, at most one read of a database is under way and one waits.
 *
 * @param readAll the rows of these keys; may fail: all who share it fail, the next one begins anew
 * @returns the row of a key; undefined where there is none
 */
export function batchedRead<T>(readAll: (db: Database, keys: string[]) => Promise<ReadonlyMap<string, T>>): (db: Database, key: string) => Promise<T | undefined> {
  const reads = new WeakMap<Database, (key: string) => Promise<T | undefined>>();
  const begin = (db: Database) => {
    const asked = new Set<string>();
    const read = sharedRead(() => {
      const keys = [...asked];
      asked.clear();
      return readAll(db, keys);
    });
    return async (key: string) => {
      asked.add(key);
      return (await read()).get(key);
    };
  };
  return (db, key) => {
    const read = reads.get(db) ?? begin(db);
    reads.set(db, read);
    return read(key);
  };
}
