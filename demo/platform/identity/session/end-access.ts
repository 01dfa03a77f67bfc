import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens, signInAttempts } from '../../db/tables/identity/account-tables.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';

type Purpose = OneTimeTokenRow['purpose'];

/** Whether a token of this kind ends with the access of its account: all that open the account, or change how it is opened, do. */
const endsWithAccess: Record<Purpose, boolean> = {
  'reset-password': true, 'confirm-email': true, 'change-email': true, 'magic-link': true, 'reset-pin': true, impersonate: true, activate: true, passkey: true, 'finish-sign-in': true,
  'choose-profile': true, 'toolkit-sign-in': true, 'invoice-file': true,
  // The old address must be able to take a changed e-mail back from an intruder who ends all access.
  'restore-email': false,
  // A withdrawal is a right of who paid. The others belong to no account.
  withdraw: false, 'sign-up': false, card: false, 'app-check-challenge': false, 'app-check': false, 'passkey-sign-in': false, 'firebase-auth': false,
};

const endingPurposes = (Object.keys(endsWithAccess) as Purpose[]).filter((purpose) => endsWithAccess[purpose]);

/** What goes on: the session that asks, and the token that was used, so that its link may be pressed again. */
interface Kept { session?: string | undefined; token?: string | undefined }

/**
 * Ends every way in that an account has given out: sessions, those of the team in its name too, and their browsers are told; links and codes of mails; devices that were
 * allowed and have not polled since; open attempts to sign in or to link. Passkeys and linked providers stay.
 *
 * @param db the transaction that changes the account
 * @param kept what goes on; `token` as its hash
 * @returns how many sessions ended
 */
export async function endAccess(db: Database, realm: string, accountId: string, now: number, { session = '', token = '' }: Kept = {}): Promise<number> {
  const open = and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject}->>'id' = ${accountId}`, isNull(sessionFamilies.endedAt), ne(sessionFamilies.id, session));
  const ended = await db.update(sessionFamilies).set({ endedAt: now, endedBy: 'logout' }).where(open).returning({ id: sessionFamilies.id });
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), inArray(oneTimeTokens.purpose, endingPurposes), eq(oneTimeTokens.accountId, accountId), ne(oneTimeTokens.hash, token)));
  const waiting = inArray(signInAttempts.status, ['pending', 'exchanging', 'compare', 'proven']);
  await db.update(signInAttempts).set({ status: 'failed' }).where(and(eq(signInAttempts.realm, realm), sql`${signInAttempts.facts}->>'accountId' = ${accountId}`, waiting));
  for (const { id } of ended) await publishChange(db, { realm, scope: { session: id }, subject: 'session', ids: [] });
  return ended.length;
}
