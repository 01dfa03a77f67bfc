import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { EmailConfirmation } from '../../../../../src/contracts/identity/mail-proofs.ts';
import type { SignUpRequest } from '../../../../../src/contracts/identity/sign-up/new-account.ts';
import { safeReturn } from '../../../../../src/routing/safe-return.ts';
import { oneTimeTokens, type OneTimeTokenRow } from '../../../db/tables/identity/account-tables.ts';
import { accounts } from '../../../db/tables/viewer-tables.ts';
import type { Caller } from '../../../server/request-caller.ts';
import { accountOfPerson, makeAccount } from '../../attempts/link-person.ts';
import { confirmationLifeMs, countMail, sendMail } from '../../mail/send-mail.ts';
import { hashOfToken, issueToken } from '../../one-time-tokens.ts';
import { keepConsents } from '../../sign-up/keep-consents.ts';
import { onlyClientOf } from '../provider-client.ts';
import { endSignUpThere } from './directory-client.ts';

/** What was filled in beside name and password; it waits with the link. */
interface Waiting { provider: string; ticket: string; browser: string; from: string; details: string; consents: string }

async function send(caller: Caller, email: string, facts: Waiting): Promise<void> {
  const { context: { db }, realm: { realm }, now } = caller;
  const token = await issueToken(db, { realm, purpose: 'confirm-email', email, expiresAt: now + confirmationLifeMs, facts: { ...facts } });
  const back = safeReturn(facts.from);
  await sendMail(caller, email, 'confirmEmail', { name: 'email-confirmation', query: { token, providerName: facts.provider, ...(back === '/' ? {} : { from: back }) } });
}

/** Asks the owner of an address to confirm a sign-up at a provider. @throws PlatformError 503 `failedToSend` */
export const mailSignUp = (caller: Caller, email: string, { provider, ticket }: { provider: string; ticket: string }, { details = {}, consentAnswers, from = '', proof = '' }: SignUpRequest): Promise<void> =>
  send(caller, email, { provider, ticket, browser: proof === '' ? '' : hashOfToken(proof), from, details: JSON.stringify(details), consents: JSON.stringify(consentAnswers) });

/** Tells the owner of an address of a sign-up with it. The sign-up waits as another one does, without a link that would confirm it. @throws PlatformError 503 `failedToSend` */
export async function mailOwner(caller: Caller, email: string, { provider, ticket }: { provider: string; ticket: string }): Promise<void> {
  const { context: { db }, realm: { realm }, now } = caller;
  await issueToken(db, { realm, purpose: 'confirm-email', email, expiresAt: now + confirmationLifeMs, facts: { provider, ticket, isTaken: 'yes' } });
  await sendMail(caller, email, 'alreadyMember', { name: 'login-provider', params: { authProvider: provider } });
}

/** Sends the mail of a sign-up again once its password was given. chosen: no more mails than anybody may ask for, and the refusal is the same when none is sent */
export async function mailSignUpAgain(caller: Caller, ticket: string): Promise<void> {
  const { context: { db }, realm: { realm }, now } = caller;
  const live = and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'confirm-email'), sql`${oneTimeTokens.facts} ->> 'ticket' = ${ticket}`, gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt));
  const [row] = await db.select().from(oneTimeTokens).where(live).orderBy(desc(oneTimeTokens.expiresAt)).limit(1);
  if (!row?.email) return;
  const { email, facts } = row;
  const waiting = facts as unknown as Waiting;
  await countMail(caller, 'confirmEmail', email).then(() => (facts['isTaken'] === 'yes' ? mailOwner(caller, email, waiting) : send(caller, email, waiting))).catch(() => undefined);
}

/** The sign-up that the browser made which opens a link to the same address. */
async function ofBrowser({ context: { db }, realm: { realm }, now }: Caller, { email }: OneTimeTokenRow, { proof = '' }: EmailConfirmation): Promise<OneTimeTokenRow['facts'] | undefined> {
  if (proof === '' || email === null) return undefined;
  const own = and(
    eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'confirm-email'), eq(oneTimeTokens.email, email), gt(oneTimeTokens.expiresAt, now),
    sql`${oneTimeTokens.facts} ->> 'browser' = ${hashOfToken(proof)}`, sql`${oneTimeTokens.facts} ? 'ticket'`,
  );
  return (await db.select({ facts: oneTimeTokens.facts }).from(oneTimeTokens).where(own).limit(1))[0]?.facts;
}

/**
 * Confirms a sign-up at a provider, for the browser that made it or who knows its password: the person is made there, and their account here with what the form said.
 *
 * chosen: where the address became another account's meanwhile there is none, and the sign-in says so
 *
 * @returns the e-mail; `unproven` for anybody else; undefined where the link is not good any more
 */
export async function confirmSignUp(caller: Caller, row: OneTimeTokenRow, given: EmailConfirmation): Promise<{ email: string } | 'unproven' | undefined> {
  const { context: { db, keys }, realm, now } = caller;
  const own = await ofBrowser(caller, row, given);
  const waiting = (own ?? row.facts) as unknown as Waiting;
  const person = await endSignUpThere(onlyClientOf(keys.provider, realm, 'pbr'), waiting.ticket, own ? undefined : given.password ?? '');
  if (person === 'unproven') return person;
  if (!person?.email) return undefined;
  const { email } = person;
  if (await accountOfPerson(db, realm.realm, person)) return { email };
  const { country } = await caller.place();
  const details = { ...JSON.parse(waiting.details) as object, contactEmail: email };
  await db.transaction(async (tx) => {
    const account = await makeAccount(tx, realm.realm, country, person, now);
    await tx.update(accounts).set({ details }).where(eq(accounts.id, account.id));
    await keepConsents(tx, caller, account.id, realm.forms.REGISTRATION?.consents ?? [], JSON.parse(waiting.consents) as SignUpRequest['consentAnswers']);
  }).catch((refused: unknown) => {
    if ((refused as { code?: unknown }).code !== 'accountConflict') throw refused;
  });
  return { email };
}
