import type { SignInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import type { Database } from '../../db/database.ts';
import type { OneTimeTokenRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { ProvenPerson } from '../attempts/attempt-facts.ts';
import type { Caller } from '../../server/request-caller.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';

/** As long as missing information may be given. */
const lifeMs = 30 * 60_000;
const purpose = 'choose-profile';

/** A sign-in that waits for the profile with which it goes on. */
export interface ProfileChoice {
  accountId: string;
  /** The provider that proved the member. */
  idp: string | undefined;
  /** The person whom the account takes once a grown-up's profile was chosen. */
  links?: ProvenPerson | undefined;
}

/** The answer to a sign-in that would go on as a profile with a PIN. Its token opens no session; two devices may choose at the same time. */
export async function profileChoiceAnswer({ context: { db }, realm: { realm }, now }: Caller, { accountId, idp, links }: ProfileChoice): Promise<SignInAnswer> {
  const facts = { ...(idp === undefined ? {} : { idp }), ...(links === undefined ? {} : { links: JSON.stringify(links) }) };
  const authorisationToken = await issueToken(db, { realm, purpose, accountId, expiresAt: now + lifeMs, facts }, true);
  return { authorisationToken, refreshToken: '', missingInformationStatus: 'CHOOSE_PROFILE', linkedAccounts: [] };
}

function choiceIn(row: OneTimeTokenRow | undefined): ProfileChoice {
  if (!row || row.accountId === null) throw new PlatformError(410, 'sign-in-expired', 'This sign-in was finished, or took too long.');
  const { idp, links } = row.facts;
  return { accountId: row.accountId, idp, links: links === undefined ? undefined : JSON.parse(links) as ProvenPerson };
}

/** Whose choice a token is for. @throws PlatformError 410 `sign-in-expired` for one that was used, has expired or is another tenant's */
export const profileChoiceOf = async ({ context: { db }, realm: { realm }, now }: Caller, token: string): Promise<ProfileChoice> => choiceIn(await readToken(db, { realm, purpose, token }, now));

/** Uses a token. @throws PlatformError as `profileChoiceOf` */
export const takeProfileChoice = async (db: Database, { realm: { realm }, now }: Caller, token: string): Promise<ProfileChoice> => choiceIn(await takeToken(db, { realm, purpose, token }, now));
