import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** What only reads when it is called on the database itself. */
const reads: ReadonlySet<string> = new Set(['select', 'selectDistinct', 'selectDistinctOn', '$count']);

/** What the server says of a statement that writes, in a transaction that may not: SQLSTATE `read_only_sql_transaction`. */
const isRefusedWrite = (failure: unknown): boolean => failure instanceof DrizzleQueryError && (failure.cause as { code?: unknown } | undefined)?.code === '25006';

/**
 * A database that is read alone: whatever writes fails, by the database's own word where a statement could be any.
 *
 * @param refusal made for each try to write
 */
export function readingDatabase(db: Database, refusal: () => Error): Database {
  const readOnly = async <T>(work: (tx: Database) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work, { accessMode: 'read only' });
    } catch (failure) {
      throw isRefusedWrite(failure) ? refusal() : failure;
    }
  };
  const own: Readonly<Record<string, unknown>> = {
    transaction: readOnly,
    execute: (statement: Parameters<Database['execute']>[0]) => readOnly(async (tx) => tx.execute(statement)),
  };
  return new Proxy(db, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name === 'symbol') return value;
      if (typeof value !== 'function') return undefined;
      return reads.has(name) ? value.bind(target) as unknown : () => { throw refusal(); };
    },
  });
}
