import { DrizzleQueryError } from 'drizzle-orm';

/** No connection to the database server could be had. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

/** SQLSTATE classes of a server that cannot serve now: connection, resources (a full disk among them), operator intervention (shutdown, cancelled), failures of its system; and a lock waited for too long. */
const passingStates = /^(08|53|57|58)|^55P03$/;
const sqlState = /^[\dA-Z]{5}$/;

/** What the system says where nothing more can be written. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const codeOf = (failure: unknown): string => String((failure as { code?: unknown } | undefined)?.code ?? '');

/** Whether a failure of the driver is what the server itself said. */
export const isFromServer = (failure: unknown): boolean => sqlState.test(codeOf(failure));

const isPassing = (code: string): boolean => fullDisk.has(code) || (sqlState.test(code) && passingStates.test(code));

/**
 * Whether a failure says that the database cannot answer, or cannot write, now, so that the same request may succeed later.
 *
 * A query that failed without a SQLSTATE got no answer: the connection was lost, or nothing came in time. The driver
 * gives such failures no code of their own. The end of a transaction fails with the driver's own error.
 */
export function isDatabaseDown(failure: unknown): boolean {
  if (failure instanceof DatabaseUnreachable) return true;
  if (!(failure instanceof DrizzleQueryError)) return isPassing(codeOf(failure));
  const { cause } = failure;
  if (cause instanceof TypeError || cause instanceof RangeError) return false;
  const code = codeOf(cause);
  return sqlState.test(code) ? isPassing(code) : true;
}
