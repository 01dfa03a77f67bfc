import { and, asc, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../../db/tables/identity/account-tables.ts';
import type { AccountRow } from '../../../db/tables/viewer-tables.ts';
import { issueToken } from '../../one-time-tokens.ts';

/** chosen: a week to see that an account was taken over */
export const restoreLifeMs = 7 * 24 * 3_600_000;

type Account = Pick<AccountRow, 'id' | 'realm'>;

const changedAt = sql`(${oneTimeTokens.facts}->>'changedAt')::bigint`;
const linksOf = ({ id, realm }: Account) => and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'restore-email'), eq(oneTimeTokens.accountId, id));

/** When the address of a link lost the account. */
export const lostAt = ({ facts }: OneTimeTokenRow): number => Number(facts['changedAt'] ?? 0);

/** Whether a link has taken the account back since its address lost it. */
export const hasRestored = ({ facts }: OneTimeTokenRow): boolean => facts['restoredAt'] !== undefined;

/** Gives the address that an account had a link that takes it back. Its older links stay good. */
export const issueRestoreLink = (db: Database, { id, realm }: Account, email: string, now: number): Promise<string> =>
  issueToken(db, { realm, purpose: 'restore-email', accountId: id, email, facts: { changedAt: String(now) }, expiresAt: now + restoreLifeMs }, true);

/** The good links of an address to an account, the oldest first. */
export const restoreLinksOf = (db: Database, account: Account, email: string, now: number): Promise<OneTimeTokenRow[]> =>
  db.select().from(oneTimeTokens).where(and(linksOf(account), eq(oneTimeTokens.email, email), gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt))).orderBy(asc(changedAt));

/** Ends the links of the addresses that had an account after this one lost it. */
export async function endLaterLinks(db: Database, account: Account, email: string, since: number): Promise<void> {
  await db.delete(oneTimeTokens).where(and(linksOf(account), ne(oneTimeTokens.email, email), gte(changedAt, since)));
}

/** Marks links whose work is done, so that pressing them again does nothing until the account is taken over again. */
export async function markRestored(db: Database, links: readonly OneTimeTokenRow[], now: number): Promise<void> {
  await db.update(oneTimeTokens).set({ facts: sql`${oneTimeTokens.facts} || ${JSON.stringify({ restoredAt: String(now) })}::jsonb` }).where(inArray(oneTimeTokens.hash, links.map(({ hash }) => hash)));
}
