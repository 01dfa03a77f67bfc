import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { linkedIdentities, profiles } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { noMail, waitsForProof } from '../mail/mailed-account.ts';
import { proveEmail } from '../sign-up/prove-email.ts';
import type { ProvenPerson } from './attempt-facts.ts';

/** The person cannot have an account of that e-mail here. @source spec 3 §4 "a 409 shows the conflict screen" */
const conflict = (): PlatformError => new PlatformError(409, 'accountConflict', 'cannotLinkAccount');

/** Refuses a person whose e-mail is a proven one of another account, also when nobody proved that it is theirs. @throws PlatformError 409 `accountConflict` */
export async function guardNewcomer(db: Database, realm: string, { email }: ProvenPerson): Promise<AccountRow | undefined> {
  const known = await accountOfEmail(db, realm, email);
  if (known && known.emailVerifiedAt !== null) throw conflict();
  return known;
}

/** The account whose owner this person proved to be before. */
export async function accountOfPerson(db: Database, realm: string, { provider, subject }: Pick<ProvenPerson, 'provider' | 'subject'>): Promise<AccountRow | undefined> {
  const [found] = await db.select({ account: accounts }).from(linkedIdentities).innerJoin(accounts, eq(accounts.id, linkedIdentities.accountId))
    .where(and(eq(linkedIdentities.realm, realm), eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return found?.account;
}

async function accountOfEmail(db: Database, realm: string, email: string | undefined): Promise<AccountRow | undefined> {
  if (email === undefined) return undefined;
  const [row] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email)));
  return row;
}

/**
 * The providers by which the account of a person's proven e-mail signs in; undefined where there is no such account.
 *
 * Told to nobody but who proved that e-mail.
 *
 * @source spec 3 §8 "account-exists-with-different-credential shows that the provider was already used"
 */
export async function providersUsedBy(db: Database, { realm, signIn }: Pick<RealmRow, 'realm' | 'signIn'>, { email, emailVerified }: ProvenPerson): Promise<string[] | undefined> {
  const known = emailVerified ? await accountOfEmail(db, realm, email) : undefined;
  if (!known || known.emailVerifiedAt === null) return undefined;
  const linked = await db.select({ provider: linkedIdentities.provider }).from(linkedIdentities).where(and(eq(linkedIdentities.realm, realm), eq(linkedIdentities.accountId, known.id)));
  const builtIn = known.passwordHash === null ? [] : signIn.providers.filter(({ kind }) => kind === 'id');
  return [...builtIn.map(({ name }) => name), ...linked.map(({ provider }) => provider)];
}

/** Refuses a person whose proven e-mail is another account's proven e-mail: it is never linked in silence. @throws PlatformError 409 `accountConflict` */
export async function guardConflict(db: Database, realm: string, { email, emailVerified }: ProvenPerson): Promise<void> {
  const known = emailVerified ? await accountOfEmail(db, realm, email) : undefined;
  if (known && known.emailVerifiedAt !== null) throw conflict();
}

/**
 * Links a person to an account. Both sides were proven before: an account whose e-mail nobody proved takes no person, so that its owner finds none on it.
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
 * @throws PlatformError 409 `accountConflict` when the e-mail is a proven one of another account, also when this provider did not prove it
 */
export async function makeAccount(db: Database, realm: string, country: string, person: ProvenPerson, now: number): Promise<AccountRow> {
  const known = await guardNewcomer(db, realm, person);
  const account = known && person.emailVerified ? await proveEmail(db, known, now) : await insertAccount(db, realm, country, person, now);
  if (!account) throw conflict();
  await linkPerson(db, account, person, now);
  return account;
}

async function insertAccount(db: Database, realm: string, country: string, { email, emailVerified, name }: ProvenPerson, now: number): Promise<AccountRow> {
  const id = randomUUID();
  const profile = { id: randomUUID(), realm, name: name ?? '', type: 'adult' as const };
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
