import type { SignInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import type { Database } from '../../db/database.ts';
import type { OneTimeTokenRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import type { ProvenPerson } from '../attempts/attempt-facts.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';

/** As long as a browser keeps what was typed. @source design/identity-checkout-reference.md 8 "TTL 30 min" */
const lifeMs = 30 * 60_000;
const purpose = 'finish-sign-in';

/** Who proved to be somebody, and is not signed in: the owner of an account, or a person who has none yet. */
export type Unfinished = { accountId: string } | { person: ProvenPerson };

/** The answer to a sign-in that lacks information. Its token opens no session and is no access token; the database keeps its hash. */
export async function unfinishedAnswer({ context: { db }, realm: { realm }, now }: Caller, who: Unfinished): Promise<SignInAnswer> {
  const facts: Record<string, string> = 'person' in who ? { person: JSON.stringify(who.person) } : {};
  const authorisationToken = await issueToken(db, { realm, purpose, expiresAt: now + lifeMs, facts, ...('accountId' in who ? { accountId: who.accountId } : {}) });
  return { authorisationToken, refreshToken: '', missingInformationStatus: 'MISSING_INFORMATION', linkedAccounts: [] };
}

function whoIn(row: OneTimeTokenRow | undefined): Unfinished {
  if (row && row.accountId !== null) return { accountId: row.accountId };
  const person = row?.facts['person'];
  if (person === undefined) throw new PlatformError(410, 'sign-in-expired', 'This sign-in was finished, or took too long.');
  return { person: JSON.parse(person) as ProvenPerson };
}

/** Whose sign-in a token is for. @throws PlatformError 410 `sign-in-expired` for one that was used, has expired or is another tenant's */
export const unfinishedOf = async ({ context: { db }, realm: { realm }, now }: Caller, token: string): Promise<Unfinished> => whoIn(await readToken(db, { realm, purpose, token }, now));

/** Uses a token, in the transaction that writes what was missing. @throws PlatformError as `unfinishedOf` */
export const takeUnfinished = async (db: Database, { realm: { realm }, now }: Caller, token: string): Promise<Unfinished> => whoIn(await takeToken(db, { realm, purpose, token }, now));
