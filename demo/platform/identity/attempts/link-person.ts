import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { linkedIdentities, profiles } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { accountOfEmail, holderOf, noMail, waitsForProof } from '../mail/mailed-account.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';
import { proveEmail } from '../sign-up/prove-email.ts';
import type { ProvenPerson } from './attempt-facts.ts';

/** The person cannot have an account of that e-mail here. @source spec 3 §4 "a 409 shows the conflict screen" */
const conflict = (): PlatformError => new PlatformError(409, 'accountConflict', 'cannotLinkAccount');

/**
 * Refuses a person whose proven e-mail another account holds: it is never linked in silence.
 *
 * A person with an unproven e-mail is not told whether it has an account, and gets an account without it.
 *
 * @throws PlatformError 409 `accountConflict`
 */
export async function guardNewcomer(db: Database, realm: string, person: ProvenPerson, now: number): Promise<void> {
  if (await holderOfProven(db, realm, person, now)) throw conflict();
}

/** The account that holds a person's e-mail; of an unproven e-mail none is looked up. */
async function holderOfProven(db: Database, realm: string, { email, emailVerified }: ProvenPerson, now: number): Promise<AccountRow | undefined> {
  return emailVerified && email !== undefined ? holderOf(db, realm, email, now) : undefined;
}

/** The account whose owner this person proved to be before. */
export async function accountOfPerson(db: Database, realm: string, { provider, subject }: Pick<ProvenPerson, 'provider' | 'subject'>): Promise<AccountRow | undefined> {
  const [found] = await db.select({ account: accounts }).from(linkedIdentities).innerJoin(accounts, eq(accounts.id, linkedIdentities.accountId))
    .where(and(eq(linkedIdentities.realm, realm), eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return found?.account;
}

/**
 * The providers by which the account of a person's proven e-mail signs in; undefined where there is no such account.
 *
 * Told to nobody but who proved that e-mail.
 *
 * @source spec 3 §8 "account-exists-with-different-credential shows that the provider was already used"
 */
export async function providersUsedBy(db: Database, { realm, signIn }: Pick<RealmRow, 'realm' | 'signIn'>, person: ProvenPerson, now: number): Promise<string[] | undefined> {
  const known = await holderOfProven(db, realm, person, now);
  if (!known) return undefined;
  const linked = await db.select({ provider: linkedIdentities.provider }).from(linkedIdentities).where(and(eq(linkedIdentities.realm, realm), eq(linkedIdentities.accountId, known.id)));
  const builtIn = known.passwordHash === null ? [] : signIn.providers.filter(({ kind }) => kind === 'id');
  return [...builtIn.map(({ name }) => name), ...linked.map(({ provider }) => provider)];
}

/**
 * Links a person to an account. Both sides were proven before: an account with an unproven e-mail takes no person, so that its owner finds none on it.
 *
 * @throws PlatformError 403 `emailNotConfirmed` of an account that waits for its proof, 409 `accountConflict` when the person is another account's, or the account has another person of that provider
 */
export async function linkPerson(db: Database, account: AccountRow, { provider, subject, email }: ProvenPerson, now: number): Promise<void> {
  if (waitsForProof(account)) throw new PlatformError(403, 'emailNotConfirmed');
  const mine = await db.select().from(linkedIdentities).where(and(eq(linkedIdentities.realm, account.realm), eq(linkedIdentities.accountId, account.id), eq(linkedIdentities.provider, provider)));
  if (mine.some((one) => one.subject !== subject)) throw conflict();
  await db.insert(linkedIdentities).values({ realm: account.realm, provider, subject, accountId: account.id, email: email ?? null, linkedAt: now }).onConflictDoNothing();
  const owner = await accountOfPerson(db, account.realm, { provider, subject });
  if (owner?.id !== account.id) throw conflict();
}

/**
 * Makes an account for a person whom nobody here is yet, linked to them.
 *
 * An e-mail that the provider did not prove stays out of the account.
 *
 * @throws PlatformError 409 `accountConflict` when another account holds the e-mail that this provider proved
 */
export async function makeAccount(db: Database, realm: string, country: string, person: ProvenPerson, now: number): Promise<AccountRow> {
  await guardNewcomer(db, realm, person, now);
  const known = person.emailVerified && person.email !== undefined ? await accountOfEmail(db, realm, person.email) : undefined;
  const account = known ? await proveEmail(db, known, now) : await insertAccount(db, realm, country, person, now);
  if (!account) throw conflict();
  await linkPerson(db, account, person, now);
  return account;
}

async function insertAccount(db: Database, realm: string, country: string, { email, emailVerified, name }: ProvenPerson, now: number): Promise<AccountRow> {
  const id = randomUUID();
  const profile = { id: randomUUID(), realm, name: visibleName(name ?? ''), type: 'adult' as const };
  const row = {
    id, realm, country, role: 'USER', note: '', name: profile.name, profileId: profile.id, profileType: profile.type, passwordHash: null,
    email: emailVerified && email !== undefined ? email : noMail(id), emailVerifiedAt: emailVerified && email !== undefined ? now : null,
  };
  const [account] = await db.insert(accounts).values(row).onConflictDoNothing().returning();
  if (!account) throw conflict();
  await db.insert(profiles).values({ ...profile, accountId: id, createdAt: now });
  return account;
}

/** @throws PlatformError 401 `sign-in-required` when it is gone */
export async function accountById(db: Database, id: string): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw new PlatformError(401, 'sign-in-required', 'This account is gone.');
  return account;
}
