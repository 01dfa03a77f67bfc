import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { impersonationEntry, impersonationLink, impersonationRequest } from '../../../../src/contracts/identity/impersonation.ts';
import { signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { issueToken, takeToken } from '../one-time-tokens.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';

/** chosen: long enough to open a link, too short for one that is found later */
const linkLifeMs = 60_000;

const refused = () => new PlatformError(404, 'impersonation-refused', 'Nobody can act as this member.');

/** A member who may be acted as: never one of the tenant's own people. */
async function memberOf(db: Database, realm: string, where: Partial<Pick<AccountRow, 'id' | 'email'>>): Promise<AccountRow | undefined> {
  const found = where.id === undefined ? eq(accounts.email, where.email ?? '') : eq(accounts.id, where.id);
  const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), found));
  return account?.role === 'ADMIN' ? undefined : account;
}

/** Writes down who did what in whose name. */
async function keepAudit(db: Database, entry: { realm: string; at: number; action: string; accountId: string; actorId: string }): Promise<void> {
  await db.insert(auditEntries).values({ id: randomUUID(), ...entry });
}

/**
 * Acting as a member: a link for one minute and one use, then a session of one access token's life that cannot be renewed, and that ends with the session of who acts,
 * or with their role.
 *
 * What changes credentials or moves money is refused to it (`profiles/abilities.ts`), and nothing that it asks writes (`acting-context.ts`). Making and using a link are on record.
 *
 * @source spec 3 §2 "impersonate"; design/identity.md "impersonation (60 s, one use, banner, no payment)"
 */
export const impersonationRoutes = [
  defineRoute({
    name: 'makeImpersonation', method: 'POST', path: '/api/v2/impersonations', auth: 'member', ability: 'administrate', input: impersonationRequest, output: impersonationLink,
    answer: async ({ email }, caller) => {
      const { context: { db, limits }, realm: { realm }, user, now } = caller;
      await limits.count('impersonations of an account', [user.id], now);
      const account = await memberOf(db, realm, { email: email.trim().toLowerCase() });
      if (!account) throw refused();
      const token = await issueToken(db, { realm, purpose: 'impersonate', accountId: account.id, facts: { actor: user.id, session: user.sid }, expiresAt: now + linkLifeMs });
      await keepAudit(db, { realm, at: now, action: 'impersonation-link', accountId: account.id, actorId: user.id });
      return { token, expiresAt: new Date(now + linkLifeMs).toISOString() };
    },
  }),
  defineRoute({
    name: 'enterImpersonation', method: 'POST', path: '/api/v2/impersonations/enter', auth: 'bearerless', input: impersonationEntry, output: signInAnswer,
    answer: async ({ token }, caller) => {
      const { context: { db, limits }, realm: { realm }, now, request } = caller;
      await limits.countAddress('one-time tokens at an address', request, now);
      const taken = await takeToken(db, { realm, purpose: 'impersonate', token }, now);
      const account = taken?.accountId ? await memberOf(db, realm, { id: taken.accountId }) : undefined;
      const actor = taken?.facts['actor'];
      if (!account || !actor) throw refused();
      await keepAudit(db, { realm, at: now, action: 'impersonation', accountId: account.id, actorId: actor });
      return signInAnswerOf(caller, account, { actor: { sub: actor, sid: taken?.facts['session'] ?? '' } });
    },
  }),
];
