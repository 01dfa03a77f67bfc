import { and, eq } from 'drizzle-orm';
import { confirmationAnswer, confirmationRequest } from '../../../../src/contracts/identity/mail-proofs.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { readToken } from '../one-time-tokens.ts';
import { confirmSignUp } from '../providers/directory/directory-sign-up-mail.ts';
import { proveEmail } from '../sign-up/prove-email.ts';
import { restoreEmail, takeNewEmail } from '../account/take-new-email.ts';

/** E-mail confirmation. Idempotent while the link is good, because mail scanners open links too. @source spec 3 §2 "Email confirmation page" */
export const confirmationRoutes = [
  defineRoute({
    name: 'confirmEmail', method: 'POST', path: '/api/v2/user/email-confirmation', auth: 'bearerless', input: confirmationRequest, output: confirmationAnswer,
    answer: async ({ token }, caller) => {
      const { context: { db }, realm: { realm }, now } = caller;
      const changed = await readToken(db, { realm, purpose: 'change-email', token }, now);
      if (changed) return { email: await takeNewEmail(caller, changed) };
      const restored = await readToken(db, { realm, purpose: 'restore-email', token }, now);
      if (restored) return { email: await restoreEmail(caller, restored) };
      const row = await readToken(db, { realm, purpose: 'confirm-email', token }, now);
      const outside = row?.facts['ticket'] === undefined ? undefined : await confirmSignUp(caller, row);
      if (outside !== undefined) return { email: outside };
      const account = and(eq(accounts.realm, realm), eq(accounts.id, row?.accountId ?? ''), eq(accounts.email, row?.email ?? ''));
      const [found] = await db.select().from(accounts).where(account);
      if (!row || !found) throw new PlatformError(404, 'invalidToken', 'This link is not good.');
      await db.transaction((tx) => proveEmail(tx, found, now, { written: { passwordHash: found.passwordHash }, token: row.hash }));
      return { email: found.email };
    },
  }),
];
