import { and, eq, isNull } from 'drizzle-orm';
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { SessionUser } from '../../../../src/contracts/identity/session-user.ts';
import type { Tokens } from '../../../../src/contracts/identity/tokens.ts';
import { signToken } from './access-token.ts';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { pairwiseKeyOf, viewerIdOf } from '../viewer-id.ts';
import type { PlatformContext } from '../../server/platform-context.ts';

/** Who a session is for: the claims that stay the same for all its tokens. */
export type Subject = Omit<SessionUser, 'exp' | 'sid' | 'vid' | 'pvk'>;

/** What an access token is made from. */
export interface SessionFacts { id: string; realm: string; subject: Subject }

/** An access token of a session; `sid` is the id of its token family. */
export function accessTokenOf({ keys }: PlatformContext, { id, realm, subject }: SessionFacts, now: number): Promise<string> {
  return signToken(keys.token, { ...subject, sid: id, vid: viewerIdOf(keys.viewer, realm, subject.pro.id), pvk: pairwiseKeyOf(keys.viewer, realm, subject.pro.id) }, realm, now);
}

/** How long an unused refresh token stays valid. chosen: thirty days */
export const refreshLifeMs = 30 * 24 * 3_600_000;

/** After this time a session ends, however often it was renewed. chosen: half a year, then the password is asked for again */
const familyLifeMs = 180 * 24 * 3_600_000;

export const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url');

/** The token that follows another: made from it, so that it can be answered again and still be kept as a hash only. */
export const successorOf = (key: Uint8Array, refreshToken: string): string =>
  createHmac('sha256', key).update(`after ${refreshToken}`).digest('base64url');

/** Keeps a refresh token of a session; kept once when two requests bring it. @param predecessorHash null for the first one */
export async function keepRefreshToken(
  db: Database, token: string, { id: familyId, startedAt }: { id: string; startedAt: number }, now: number, predecessorHash: string | null,
): Promise<void> {
  const expiresAt = Math.min(now + refreshLifeMs, startedAt + familyLifeMs);
  await db.insert(refreshTokens).values({ hash: hashOf(token), familyId, issuedAt: now, expiresAt, predecessorHash }).onConflictDoNothing();
}

/** Keeps a session and its first refresh token. */
export async function keepSession(db: Database, { id, realm, subject, startedAt, userAgent = '', provenAt = null }: SessionFacts & { startedAt: number; userAgent?: string; provenAt?: number | null }, refreshToken: string): Promise<void> {
  await db.insert(sessionFamilies).values({ id, realm, subject, startedAt, userAgent, provenAt }).onConflictDoNothing();
  await keepRefreshToken(db, refreshToken, { id, startedAt }, startedAt, null);
}

/**
 * Goes on with a session for another subject: a new access token and a new refresh token of the same family.
 *
 * The refresh tokens before it stay good for ten seconds: another tab may be renewing with one just now.
 */
export async function continueSession(context: PlatformContext, db: Database, session: SessionFacts & { startedAt: number }, now: number): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  await db.update(sessionFamilies).set({ subject: session.subject }).where(eq(sessionFamilies.id, session.id));
  await db.update(refreshTokens).set({ expiresAt: now + 10_000 }).where(and(eq(refreshTokens.familyId, session.id), isNull(refreshTokens.replacedAt)));
  await keepRefreshToken(db, refreshToken, session, now, null);
  return { authorisationToken: await accessTokenOf(context, session, now), refreshToken };
}

/** Starts a session: an access token, and the first refresh token of its family. @param hasProof whether whoever asks has just proven to own the account */
export async function openSession(context: PlatformContext, realm: string, subject: Subject, now: number, { userAgent = '', hasProof = true }: { userAgent?: string | undefined; hasProof?: boolean } = {}): Promise<Tokens> {
  const session = { id: randomUUID(), realm, subject, startedAt: now, userAgent: userAgent.slice(0, 300), provenAt: hasProof ? now : null };
  const refreshToken = randomBytes(32).toString('base64url');
  await context.db.transaction((tx) => keepSession(tx, session, refreshToken));
  return { authorisationToken: await accessTokenOf(context, session, now), refreshToken };
}
