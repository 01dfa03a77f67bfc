import { and, eq } from 'drizzle-orm';
import { confirmationAnswer, emailConfirmation } from '../../../../src/contracts/identity/mail-proofs.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { readToken } from '../one-time-tokens.ts';
import { confirmSignUp } from '../providers/directory/directory-sign-up-mail.ts';
import { proveSignUp } from '../sign-up/waiting-sign-ups.ts';
import { restoreEmail, takeNewEmail } from '../account/email/take-new-email.ts';

const unproven = (password: string | undefined) =>
  (password === undefined ? new PlatformError(403, 'sign-up-proof-required', 'The password of the sign-up is asked for first.') : new PlatformError(400, 'invalidCurrentCredentials', 'This is not the password.'));

/** What a link would do to an account waits for a press on its page: programs that look at mails open links, and press nothing. */
const unpressed = (code: 'email-change-unpressed' | 'email-restore-unpressed') => new PlatformError(403, code, 'A person has to press for this.');

/**
 * E-mail confirmation. Idempotent while the link is good, because mail scanners open links too.
 *
 * The link of a sign-up alone is no proof: the browser or the password shows whose sign-up it is.
 *
 * @throws PlatformError 404 `invalidToken`, 403 `sign-up-proof-required`, `email-change-unpressed`, `email-restore-unpressed`, 400 `invalidCurrentCredentials`
 * @source spec 3 §2 "Email confirmation page"
 */
export const confirmationRoutes = [
  defineRoute({
    name: 'confirmEmail', method: 'POST', path: '/api/v2/user/email-confirmation', auth: 'bearerless', input: emailConfirmation, output: confirmationAnswer,
    answer: async ({ token, ...given }, caller) => {
      const { context: { db, limits }, realm: { realm }, now, request } = caller;
      if (given.password !== undefined) await limits.countAddress('one-time tokens at an address', request, now);
      const changed = await readToken(db, { realm, purpose: 'change-email', token }, now);
      if (changed && !given.pressed) throw unpressed('email-change-unpressed');
      if (changed) return { email: await takeNewEmail(caller, changed) };
      const restored = await readToken(db, { realm, purpose: 'restore-email', token }, now);
      if (restored && !given.pressed) throw unpressed('email-restore-unpressed');
      if (restored) return { email: await restoreEmail(caller, restored) };
      const row = await readToken(db, { realm, purpose: 'confirm-email', token }, now);
      const outside = row?.facts['ticket'] === undefined ? undefined : await confirmSignUp(caller, row, { token, ...given });
      if (outside === 'unproven') throw unproven(given.password);
      if (outside !== undefined) return outside;
      const account = and(eq(accounts.realm, realm), eq(accounts.id, row?.accountId ?? ''), eq(accounts.email, row?.email ?? ''));
      const [found] = await db.select().from(accounts).where(account);
      if (!row || !found) throw new PlatformError(404, 'invalidToken', 'This link is not good.');
      if (found.emailVerifiedAt === null && !await proveSignUp(caller, found, { token, ...given }, row.hash)) throw unproven(given.password);
      return { email: found.email };
    },
  }),
];
