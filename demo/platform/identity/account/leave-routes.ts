import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountDeletion, accountExport, deletionRequest } from '../../../../src/contracts/identity/account/account-details.ts';
import { auditEntries } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { sendMail } from '../mail/send-mail.ts';
import { endAccess } from '../session/end-access.ts';
import { exportOf } from './export-account.ts';
import { accountOfCaller } from './account-of-caller.ts';
import { guardProof } from './guard-proof.ts';

/** chosen: two weeks, as long as a holiday: whoever signs in within them has the account back */
const graceMs = 14 * 24 * 3_600_000;

/** A copy of everything, and the way out. chosen: both calls, as the specification has none */
export const leaveRoutes = [
  defineRoute({
    name: 'exportAccount', method: 'POST', path: '/api/v1/user/account/export', auth: 'member', ability: 'changeAccount', input: z.object({}), output: accountExport,
    answer: async (_input, caller) => {
      const account = await accountOfCaller(caller);
      await caller.context.limits.count('exports of an account', [account.id], caller.now);
      const data = await exportOf(caller.context.db, account, caller.now);
      await sendMail(caller, account.email, 'dataExported').catch(() => undefined);
      return { fileName: `${caller.realm.realm}-${new Date(caller.now).toISOString().slice(0, 10)}.json`, data };
    },
  }),
  defineRoute({
    name: 'deleteAccount', method: 'POST', path: '/api/v1/user/account/deletion', auth: 'member', ability: 'giveUpAccount', input: deletionRequest, output: accountDeletion,
    answer: async ({ proof }, caller) => {
      const { context: { db }, realm: { realm }, now } = caller;
      const account = await accountOfCaller(caller);
      await guardProof(caller, account, proof);
      const dueAt = now + graceMs;
      await db.transaction(async (tx) => {
        await tx.update(accounts).set({ deletionDueAt: dueAt }).where(eq(accounts.id, account.id));
        await tx.insert(auditEntries).values({ id: randomUUID(), realm, at: now, action: 'account-deletion', accountId: account.id });
        await endAccess(tx, realm, account.id, now);
      });
      await sendMail(caller, account.email, 'accountDeletion', { name: 'login' }).catch(() => undefined);
      return { dueAt: new Date(dueAt).toISOString() };
    },
  }),
];
