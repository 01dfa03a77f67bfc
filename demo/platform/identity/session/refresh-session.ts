import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { readGuestToken } from './guest-session.ts';
import { accessTokenOf, hashOf, keepRefreshToken, keepSession, refreshLifeMs, successorOf } from './session-families.ts';

const toleranceMs = 10_000;
/** A token that a refresh gave less than this ago is refused as too early. chosen: one second. */
const tooEarlyMs = 1_000;

type TokenRow = typeof refreshTokens.$inferSelect;
type FamilyRow = typeof sessionFamilies.$inferSelect;
type Verdict = { kind: 'rotate' } | { kind: 'again' } | { kind: 'refuse'; error: PlatformError; endsFamily?: boolean };

const refuse = (status: number, code: string, message: string): Verdict => ({ kind: 'refuse', error: new PlatformError(status, code, message) });

/** Decides on a known token of a family that has not ended. @param successor the token that replaced it, if any */
function verdictOf(row: TokenRow, successor: TokenRow | undefined, now: number): Verdict {
  if (row.replacedAt !== null) {
    const isImmediatelyPrevious = successor?.replacedAt === null;
    if (isImmediatelyPrevious && now - row.replacedAt <= toleranceMs) return { kind: 'again' };
    return { kind: 'refuse', endsFamily: true, error: new PlatformError(401, 'refresh-token-reused', 'This token was used before; the session has ended.') };
  }
  if (now >= row.expiresAt) return refuse(401, 'token-expired', 'This session has expired.');
  if (row.predecessorHash !== null && now - row.issuedAt < tooEarlyMs) return refuse(429, 'too-early', 'This token was given a moment ago.');
  return { kind: 'rotate' };
}

async function rotate(db: Database, key: Uint8Array, token: string, { row, family }: { row: TokenRow; family: FamilyRow }, now: number): Promise<void> {
  const successor = successorOf(key, token);
  await keepRefreshToken(db, successor, family, now, row.hash);
  await db.update(refreshTokens).set({ replacedAt: now, successorHash: hashOf(successor) }).where(eq(refreshTokens.hash, row.hash));
}

/** The row of a refresh token. A guest's first one is kept now, if it is still good: until here nothing was written for it. */
async function tokenRowOf(db: Database, key: Uint8Array, token: string, now: number): Promise<TokenRow | undefined> {
  const read = () => db.select().from(refreshTokens).where(eq(refreshTokens.hash, hashOf(token)));
  const [known] = await read();
  if (known) return known;
  const session = readGuestToken(key, token);
  if (!session || now >= session.startedAt + refreshLifeMs) return undefined;
  await keepSession(db, session, token);
  return (await read())[0];
}

async function familyOf(db: Database, row: TokenRow, realm: string): Promise<{ family: FamilyRow } | { error: PlatformError }> {
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, row.familyId)).for('update');
  if (!family || family.realm !== realm) return { error: new PlatformError(401, 'invalid-token', 'This token is not good.') };
  // Who acts in another's name has the time of one access token.
  if (family.subject.act) return { error: new PlatformError(401, 'session-ended', 'This session cannot be renewed.') };
  if (family.endedAt === null) return { family };
  const code = family.endedBy === 'reuse' ? 'refresh-token-reused' : 'session-ended';
  return { error: new PlatformError(401, code, 'This session has ended.') };
}

/** Ends a family and closes its change streams. One that has ended stays as it is. */
export async function endFamily(db: Database, id: string, now: number, endedBy: 'logout' | 'reuse'): Promise<void> {
  const [ended] = await db.update(sessionFamilies).set({ endedAt: now, endedBy }).where(and(eq(sessionFamilies.id, id), isNull(sessionFamilies.endedAt))).returning();
  if (ended) await publishChange(db, { realm: ended.realm, scope: { session: id }, subject: 'session', ids: [] });
}

/** The whole exchange in one transaction; a refusal is a value, so that the end of a family is committed. */
function exchange(context: PlatformContext, realm: string, token: string, now: number): Promise<{ family: FamilyRow } | { error: PlatformError }> {
  return context.db.transaction(async (tx) => {
    const db: Database = tx;
    const found = await tokenRowOf(db, context.keys.refresh, token, now);
    if (!found) return { error: new PlatformError(401, 'invalid-token', 'This token is not good.') };
    const opened = await familyOf(db, found, realm);
    if ('error' in opened) return { error: opened.error };
    const [row = found] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, found.hash));
    const [successor] = row.successorHash ? await db.select().from(refreshTokens).where(eq(refreshTokens.hash, row.successorHash)) : [];
    const verdict = verdictOf(row, successor, now);
    if (verdict.kind === 'rotate') await rotate(db, context.keys.refresh, token, { row, family: opened.family }, now);
    if (verdict.kind !== 'refuse') return opened;
    if (verdict.endsFamily) await endFamily(db, row.familyId, now, 'reuse');
    return { error: verdict.error };
  });
}

/**
 * New tokens for an old one.
 *
 * 1. Each refresh token is good once; its successor is answered with it.
 * 2. The immediately previous one is tolerated for ten seconds and answers the same successor: an answer may be lost.
 * 3. Anything older ends the whole family, because the token was copied.
 *
 * @throws PlatformError 401 `invalid-token`, `token-expired`, `session-ended`, `refresh-token-reused`; 429 `too-early`
 * @source design/platform.md "Refresh"; design/identity.md 2
 */
export async function refreshSession(context: PlatformContext, realm: string, token: string, now: number) {
  const outcome = await exchange(context, realm, token, now);
  if ('error' in outcome) throw outcome.error;
  return {
    authorisationToken: await accessTokenOf(context, outcome.family, now),
    refreshToken: successorOf(context.keys.refresh, token),
  };
}

/** Ends the family of a refresh token of this tenant. An unknown token, or one of another tenant, is no error and ends nothing. */
export async function endSession(context: PlatformContext, realm: string, token: string, now: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await tokenRowOf(tx, context.keys.refresh, token, now);
    const opened = row && await familyOf(tx, row, realm);
    if (opened && !('error' in opened && opened.error.code === 'invalid-token')) await endFamily(tx, row.familyId, now, 'logout');
  });
}
