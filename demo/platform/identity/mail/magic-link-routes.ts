import { and, eq } from 'drizzle-orm';
import { magicCode, magicLinkFacts, magicLinkLook, magicLinkProof, magicLinkRequest, magicLinkStarted } from '../../../../src/contracts/identity/magic-link.ts';
import { confirmationRequest } from '../../../../src/contracts/identity/mail-proofs.ts';
import { signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { rememberPlace } from '../../server/limits/known-places.ts';
import { visitorNetwork } from '../../server/limits/visitor-network.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { issueToken, readToken } from '../one-time-tokens.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { proveEmail } from '../sign-up/prove-email.ts';
import { isOwnLink, makeCode, startAttempt, takeAttempt } from './magic-attempts.ts';
import { accountOfEmail, nobody } from './mailed-account.ts';
import { mailboxOf } from './mailbox.ts';
import { countMail, sendMail } from './send-mail.ts';

/** How long a link is good. */
const linkLifeMs = 15 * 60_000;

const refuse = (code = 'failedToMagicLogin') => new PlatformError(401, code);

async function start(email: string, caller: Caller) {
  const { context: { db }, realm: { realm, signIn }, now } = caller;
  if (!signIn.magicLink) throw new PlatformError(404, 'failedToSend');
  const recipient = mailboxOf(email);
  await countMail(caller, 'magicLink', recipient);
  const account = await accountOfEmail(db, realm, recipient);
  const expiresAt = now + linkLifeMs;
  const accountId = account?.id ?? nobody;
  const attempt = await startAttempt(db, realm, accountId, expiresAt);
  // A link is good for the browser that asked alone: one that a stranger asks for does not end the owner's.
  const token = await issueToken(db, { realm, purpose: 'magic-link', accountId, facts: { attempt: attempt.id }, expiresAt }, true);
  if (account) await sendMail(caller, account.email, 'magicLink', { name: 'magic-link', query: { token } });
  else await sendMail(caller, recipient, 'noAccount');
  return { attempt, expiresAt: new Date(expiresAt).toISOString() };
}

/** The link of a token, with its account. @throws PlatformError 401 `failedToMagicLogin` */
async function linkOf({ context: { db, limits }, realm: { realm }, now, request }: Caller, token: string) {
  await limits.countAddress('one-time tokens at an address', request, now);
  const row = await readToken(db, { realm, purpose: 'magic-link', token }, now);
  const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, row?.accountId ?? '')));
  if (!row || !account) throw refuse();
  return { row, account };
}

/** An e-mail that its owner knows again and a stranger cannot read. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

/**
 * Sign-in by a link in a mail, bound to the browser that asked for it.
 *
 * Opening the link does nothing, because scanners of mails open links too: a press uses it. Elsewhere the opened link shows a code, which is typed where it was asked for.
 *
 * @source spec 3 §2 "Magic-link page", §7; design/identity.md 8
 */
export const magicLinkRoutes = [
  defineRoute({
    name: 'sendMagicLink', method: 'GET', path: '/api/v2/token/alt/magic-email', auth: 'bearerless', input: magicLinkRequest, output: magicLinkStarted,
    answer: ({ email }, caller) => start(email, caller),
  }),
  defineRoute({
    name: 'startMagicLink', method: 'POST', path: '/api/v2/token/alt/magic-email/start', auth: 'bearerless', input: magicLinkRequest, output: magicLinkStarted,
    answer: ({ email }, caller) => start(email, caller),
  }),
  defineRoute({
    name: 'readMagicLink', method: 'POST', path: '/api/v2/token/alt/magic-email/look', auth: 'bearerless', input: magicLinkLook, output: magicLinkFacts,
    answer: async ({ token, attempt }, caller) => {
      const { row, account } = await linkOf(caller, token);
      return { email: masked(account.email), isSameBrowser: await isOwnLink(caller.context.db, account.realm, row, attempt, caller.now) };
    },
  }),
  defineRoute({
    name: 'makeMagicCode', method: 'POST', path: '/api/v2/token/alt/magic-email/code', auth: 'bearerless', input: confirmationRequest, output: magicCode,
    answer: async ({ token }, caller) => {
      const { row, account } = await linkOf(caller, token);
      const code = await caller.context.db.transaction((tx) => makeCode(tx, account.realm, row.facts['attempt'] ?? '', caller.now));
      if (code === undefined) throw refuse();
      return { code };
    },
  }),
  defineRoute({
    name: 'signInByMagicLink', method: 'POST', path: '/api/v2/token/alt/magic-email', auth: 'bearerless', input: magicLinkProof, output: signInAnswer,
    answer: async (proof, caller) => {
      const { context: { db, limits }, realm: { realm }, now, request } = caller;
      await limits.countAddress('one-time tokens at an address', request, now);
      const taken = await db.transaction((tx) => takeAttempt(tx, realm, proof, now));
      if ('refused' in taken) throw refuse(taken.refused);
      const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, taken.accountId)));
      if (!account) throw refuse();
      await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'magic-link'), eq(oneTimeTokens.accountId, account.id)));
      const proven = await db.transaction((tx) => proveEmail(tx, account, now));
      await rememberPlace(db, [realm, account.email.toLowerCase()], visitorNetwork(request), now);
      return signInAnswerOf(caller, proven ?? account);
    },
  }),
];
