import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SessionUser } from '../../../../../src/contracts/identity/session-user.ts';

/** Keys that sign tokens and addresses; made once per database. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** One sign-in, or one guest: all refresh tokens that follow from it. @source design/platform.md "Refresh" */
export const sessionFamilies = pgTable('session_families', {
  id: text().primaryKey(),
  realm: text().notNull(),
  subject: jsonb().$type<Omit<SessionUser, 'exp' | 'sid' | 'vid' | 'pvk'>>().notNull(),
  /** Epoch milliseconds, as all moments here. */
  startedAt: bigint({ mode: 'number' }).notNull().default(0),
  endedAt: bigint({ mode: 'number' }),
  /** When its owner last proved to own the account: by the sign-in, or by the password since. Null for guests, and for a device that another one let in. */
  provenAt: bigint({ mode: 'number' }),
  /** What the browser of the sign-in called itself. */
  userAgent: text().notNull().default(''),
  endedBy: text().$type<'logout' | 'reuse'>(),
});

/** A refresh token is kept as its hash only. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  familyId: text().notNull(),
  issuedAt: bigint({ mode: 'number' }).notNull(),
  expiresAt: bigint({ mode: 'number' }).notNull(),
  replacedAt: bigint({ mode: 'number' }),
  successorHash: text(),
  /** The token it replaced; null when a sign-in gave it. */
  predecessorHash: text(),
}, (t) => [index('refresh_tokens_family').on(t.familyId)]);
