import { DrizzleQueryError } from 'drizzle-orm';

/** No connection to the database server could be had. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

/** SQLSTATE classes of a server that cannot serve now: connection, resources, operator intervention (shutdown, cancelled); and a lock waited for too long. */
const passingStates = /^(08|53|57)|^55P03$/;
const sqlState = /^[\dA-Z]{5}$/;

/**
 * Whether a failure says that the database cannot answer now, so that the same request may succeed later.
 *
 * A query that failed without a SQLSTATE got no answer: the connection was lost, or nothing came in time. The driver
 * gives such failures no code of their own.
 */
export function isDatabaseDown(failure: unknown): boolean {
  if (failure instanceof DatabaseUnreachable) return true;
  if (!(failure instanceof DrizzleQueryError)) return false;
  const { cause } = failure as { cause?: { code?: unknown } };
  if (cause instanceof TypeError || cause instanceof RangeError) return false;
  const code = String(cause?.code ?? '');
  return sqlState.test(code) ? passingStates.test(code) : true;
}
