import type { Database } from '../../db/database.ts';

interface Batch<T> { readonly keys: Set<string>; readonly rows: Promise<ReadonlyMap<string, T>> }

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
  const waiting = new WeakMap<Database, Batch<T>>();
  const underWay = new WeakMap<Database, Promise<unknown>>();
  const begin = (db: Database): Batch<T> => {
    const keys = new Set<string>();
    const rows = Promise.resolve(underWay.get(db)).then(() => {
      waiting.delete(db);
      const reading = readAll(db, [...keys]);
      underWay.set(db, reading.catch(() => undefined));
      return reading;
    });
    const batch = { keys, rows };
    waiting.set(db, batch);
    return batch;
  };
  return async (db, key) => {
    const batch = waiting.get(db) ?? begin(db);
    batch.keys.add(key);
    return (await batch.rows).get(key);
  };
}
