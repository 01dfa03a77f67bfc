import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountDetails, detailsChange, emailChange } from '../../../../src/contracts/identity/account/account-details.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { holderOf } from '../mail/mailed-account.ts';
import { countMail, sendMail } from '../mail/send-mail.ts';
import { issueToken } from '../one-time-tokens.ts';
import { accountFieldsOf, keptDetails } from './account-fields.ts';
import { accountOfCaller } from './account-of-caller.ts';
import { guardProof } from './guard-proof.ts';

/** How long a link to a new e-mail is good. */
const emailLifeMs = 24 * 3_600_000;

/** The e-mail that waits for its press. */
async function pendingEmail({ context: { db }, realm: { realm }, user, now }: MemberCaller): Promise<string | undefined> {
  const waiting = and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'change-email'), eq(oneTimeTokens.accountId, user.id), gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt));
  const [row] = await db.select({ email: oneTimeTokens.email }).from(oneTimeTokens).where(waiting).orderBy(desc(oneTimeTokens.expiresAt)).limit(1);
  return row?.email ?? undefined;
}

async function presentAccount(caller: MemberCaller, { id, email, name, details, passwordHash }: AccountRow) {
  const pending = await pendingEmail(caller);
  return {
    id, contactEmail: email, details: { name, ...details }, fields: accountFieldsOf(caller.realm), hasPassword: passwordHash !== null, passwordMinLength: caller.realm.signIn.passwordMinLength ?? 10,
    ...(pending !== undefined && pending !== email ? { pendingEmail: pending } : {}),
  };
}

/** Who an account belongs to. @source spec 3 §3 "Account details" */
export const detailRoutes = [
  defineRoute({
    name: 'readAccountDetails', method: 'GET', path: '/api/v1/user/account', auth: 'member', ability: 'seeAccount', input: z.object({}), output: accountDetails,
    answer: async (_input, caller) => presentAccount(caller, await accountOfCaller(caller)),
  }),
  defineRoute({
    name: 'updateAccountDetails', method: 'PUT', path: '/api/v1/user/account', auth: 'member', ability: 'changeAccount', input: detailsChange, output: accountDetails,
    answer: async ({ details }, caller) => {
      const before = await accountOfCaller(caller);
      const { address, others, preferredName } = before.details;
      const kept = { ...(address ? { address } : {}), ...(others ? { others } : {}), ...(preferredName ? { preferredName } : {}), ...keptDetails(accountFieldsOf(caller.realm), details, caller.now) };
      const [changed] = await caller.context.db.update(accounts).set({ details: kept, name: kept.name ?? before.name }).where(eq(accounts.id, before.id)).returning();
      return presentAccount(caller, changed ?? before);
    },
  }),
  defineRoute({
    name: 'changeEmail', method: 'POST', path: '/api/v1/user/account/email', auth: 'member', ability: 'giveUpAccount', input: emailChange, output: nothing,
    answer: async ({ email, current }, caller) => {
      const { context: { db }, realm: { realm }, user, now } = caller;
      const account = await accountOfCaller(caller);
      const next = mailboxOf(email);
      if (next === account.email) throw new PlatformError(400, 'sameEmail', 'The account has this e-mail already.');
      if (account.passwordHash !== null) await guardProof(caller, account, current ?? '');
      await countMail(caller, 'changeEmail', next);
      // The same answer whether the e-mail has an account or not: its owner alone is told.
      const token = await issueToken(db, { realm, purpose: 'change-email', accountId: account.id, email: next, facts: { session: user.sid }, expiresAt: now + emailLifeMs });
      const holder = await holderOf(db, realm, next, now);
      if (holder && holder.id !== account.id) await sendMail(caller, next, 'emailTaken');
      else await sendMail(caller, next, 'changeEmail', { name: 'email-confirmation', query: { token } });
      await sendMail(caller, account.email, 'emailChangeAsked').catch(() => undefined);
      return {};
    },
  }),
];
