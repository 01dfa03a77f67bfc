import { verify } from '@node-rs/argon2';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EmailConfirmation } from '../../../../src/contracts/identity/mail-proofs.ts';
import type { SignUpRequest } from '../../../../src/contracts/identity/sign-up/new-account.ts';
import type { Database } from '../../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens, profiles } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts, type PasswordHash } from '../../db/tables/viewer-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { hashOfToken } from '../one-time-tokens.ts';
import { keepConsents } from './keep-consents.ts';
import { proveEmail } from './prove-email.ts';

type Facts = OneTimeTokenRow['facts'];
type Written = Pick<AccountRow, 'details' | 'name' | 'country'>;
type Account = Pick<AccountRow, 'id' | 'realm'>;

/** chosen: more than anybody signs up with one e-mail in a day; each costs a hash */
const mostCompared = 20;

/**
 * A sign-up as its link keeps it. It waits there, and not with the account alone, which a later sign-up with the same e-mail writes over.
 *
 * @param proof what only the browser knows that signs up
 */
export const waitingFacts = ({ locale, now }: Pick<Caller, 'locale' | 'now'>, passwordHash: string, written: Written, { proof = '', consentAnswers }: Pick<SignUpRequest, 'proof' | 'consentAnswers'>): Facts =>
  ({ passwordHash, browser: proof === '' ? '' : hashOfToken(proof), written: JSON.stringify(written), consents: JSON.stringify(consentAnswers), locale, at: String(now) });

const liveLinks = ({ id, realm }: Account, now: number) =>
  and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'confirm-email'), eq(oneTimeTokens.accountId, id), gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt));
const passwordIn = sql<string | null>`${oneTimeTokens.facts} ->> 'passwordHash'`;

/** The sign-up that an account's password is of, so that its link may be sent again. */
export async function newestFacts(db: Database, account: Account, now: number): Promise<Facts> {
  const [row] = await db.select({ facts: oneTimeTokens.facts }).from(oneTimeTokens).innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId)).where(and(liveLinks(account, now), eq(passwordIn, accounts.passwordHash))).limit(1);
  return row?.facts ?? {};
}

/** Ends the links of one sign-up, which get a newer one. Those of other people with the same e-mail stay. */
export async function endLinks(db: Database, { id, realm }: Account, { passwordHash }: Facts): Promise<void> {
  const same = passwordHash === undefined ? isNull(passwordIn) : eq(passwordIn, passwordHash);
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'confirm-email'), eq(oneTimeTokens.accountId, id), same));
}

/** The waiting sign-up that is of the reader of a link: shown by the browser that signed up, else by its password. */
async function ownFacts(db: Database, account: AccountRow, { proof = '', password = '' }: EmailConfirmation, now: number): Promise<Facts | undefined> {
  const facts = { facts: oneTimeTokens.facts };
  const [byBrowser] = proof === '' ? [] : await db.select(facts).from(oneTimeTokens).where(and(liveLinks(account, now), sql`${oneTimeTokens.facts} ->> 'browser' = ${hashOfToken(proof)}`)).limit(1);
  if (byBrowser || password === '') return byBrowser?.facts;
  const waiting = await db.select(facts).from(oneTimeTokens).where(and(liveLinks(account, now), isNotNull(passwordIn))).orderBy(desc(oneTimeTokens.expiresAt)).limit(mostCompared);
  for (const one of waiting) if (await verify(one.facts['passwordHash'] ?? '', password)) return one.facts;
  // A link that was sent for the account itself.
  return account.passwordHash !== null && await verify(account.passwordHash, password) ? { passwordHash: account.passwordHash } : undefined;
}

/**
 * Proves the e-mail of an account, whose owner pressed a link, and writes the sign-up that they made themselves. What others signed up with ends: a mail says nothing of who asked for it.
 *
 * @param link the token of the link, as its hash
 * @returns false where they have not shown that one of the sign-ups is theirs
 */
export async function proveSignUp({ context: { db }, realm, now }: Caller, account: AccountRow, given: EmailConfirmation, link: string): Promise<boolean> {
  const own = await ownFacts(db, account, given, now);
  if (!own) return false;
  const { passwordHash, written: text, consents = '[]', locale = '', at = '' } = own;
  const written = text === undefined ? {} : JSON.parse(text) as Written;
  await db.transaction(async (tx) => {
    const proven = await proveEmail(tx, account, now, { written: { ...written, passwordHash: passwordHash === undefined ? null : passwordHash as PasswordHash }, token: link });
    if (!proven || text === undefined) return;
    await tx.update(profiles).set({ name: proven.name }).where(eq(profiles.id, proven.profileId));
    await keepConsents(tx, { locale, now: Number(at) }, proven.id, realm.forms.REGISTRATION?.consents ?? [], JSON.parse(consents) as SignUpRequest['consentAnswers']);
  });
  return true;
}
