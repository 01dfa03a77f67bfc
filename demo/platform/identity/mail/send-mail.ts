import type { Destination } from '../../../../src/routing/destination.ts';
import { safeReturn } from '../../../../src/routing/safe-return.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { isKnownPlace } from '../../server/limits/known-places.ts';
import { visitorNetwork } from '../../server/limits/visitor-network.ts';
import type { Caller } from '../../server/request-caller.ts';
import { issueToken } from '../one-time-tokens.ts';
import { endLinks, newestFacts } from '../sign-up/waiting-sign-ups.ts';
import { nobody } from './mailed-account.ts';
import type { MailKind } from './texts/mail-text.ts';
import { mailLink, writeMail } from './write-mail.ts';

/** How long a link to confirm an e-mail is good. */
export const confirmationLifeMs = 24 * 3_600_000;

/** Sends a mail in the caller's language. @param to the page that its button opens @param said what this mail alone says @throws PlatformError 503 `failedToSend` */
export async function sendMail({ context, realm: { host, settings }, locale }: Caller, recipient: string, kind: MailKind, to?: Destination, said: readonly string[] = []): Promise<void> {
  const mail = writeMail(settings, locale, kind, to && mailLink(settings, locale, to), said);
  await context.mailer.send({ name: settings.name, host }, recipient, mail);
}

/**
 * Counts a mail that somebody asks for, before anything is looked up: no mailbox is filled, and the same holds for an address without account.
 *
 * Mails are counted for each network, and for all networks together unless the account was signed in to from this one: a stranger who asks spends what is
 * the stranger's, and the owner still gets a mail.
 *
 * @throws PlatformError 429 `too-many-requests`
 */
export async function countMail({ context: { db, limits }, realm: { realm }, request, now }: Caller, kind: MailKind | 'withdraw', email: string): Promise<void> {
  await limits.countAddress('mails asked at an address', request, now);
  await limits.count('mails of a kind to an address from a place', [realm, kind, email, visitorNetwork(request)], now);
  if (!await isKnownPlace(db, [realm, email.toLowerCase()], visitorNetwork(request), now)) await limits.count('mails of a kind to an address', [realm, kind, email], now);
}

/** Tells the owner of an account of a new way in. chosen: it is there, whether they can be told or not */
export const tellWayIn = (caller: Caller, { email }: Pick<AccountRow, 'email'>): Promise<void> => sendMail(caller, email, 'wayInAdded', { name: 'account' }).catch(() => undefined);

/** Tells the owner of an account which device was let in. @param name as the device calls itself */
export async function tellDevice(caller: Caller, { email }: Pick<AccountRow, 'email'>, name: string): Promise<void> {
  const oneLine = name.replaceAll(/\s+/gu, ' ').trim();
  await sendMail(caller, email, 'deviceLetIn', { name: 'account' }, oneLine === '' ? [] : [oneLine]).catch(() => undefined);
}

/** Tells the owner of an account of a sign-up with its e-mail. chosen: the letter costs what the other one costs, its token too */
export async function tellOwner(caller: Caller, email: string): Promise<void> {
  await issueToken(caller.context.db, { realm: caller.realm.realm, purpose: 'confirm-email', accountId: nobody, email, expiresAt: caller.now + 1 });
  await sendMail(caller, email, 'alreadyMember', { name: 'login', query: {} });
}

/** Asks the owner of an account's e-mail to confirm it. Not inside a transaction. @param from where the first sign-in leads; anybody may have written it @param signUp what waits with the link; the newest sign-up's when absent @throws PlatformError 503 `failedToSend` */
export async function sendConfirmation(caller: Caller, account: Pick<AccountRow, 'id' | 'realm' | 'email'>, { from = '/', signUp }: { from?: string | undefined; signUp?: Record<string, string> } = {}): Promise<void> {
  const { context: { db }, now } = caller;
  const back = safeReturn(from);
  const facts = signUp ?? await newestFacts(db, account, now);
  await endLinks(db, account, facts);
  const token = await issueToken(db, { realm: account.realm, purpose: 'confirm-email', accountId: account.id, email: account.email, facts, expiresAt: now + confirmationLifeMs }, true);
  await sendMail(caller, account.email, 'confirmEmail', { name: 'email-confirmation', query: { token, ...(back === '/' ? {} : { from: back }) } });
}
