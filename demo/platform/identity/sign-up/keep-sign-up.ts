import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignUpRequest } from '../../../../src/contracts/identity/sign-up/new-account.ts';
import type { Database } from '../../db/database.ts';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { type AccountRow, accounts, type PasswordHash } from '../../db/tables/viewer-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accountOfEmail, holderOf } from '../mail/mailed-account.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';
import { keepConsents } from './keep-consents.ts';
import { rememberSignUp, signUpKeyOf } from './remembered-sign-up.ts';
import { waitingFacts } from './waiting-sign-ups.ts';

type Form = NonNullable<RealmRow['forms']['REGISTRATION']>;

interface NewAccount { email: string; passwordHash: PasswordHash; country: string; request: SignUpRequest; form: Form }

/** What is written of a person, whether the row is new or waits unproven. */
function rowOf({ email, passwordHash, country, request: { details = {} } }: NewAccount) {
  return { email, passwordHash, country, details: { ...details, contactEmail: email }, name: visibleName(details.name ?? details.preferredName ?? '') };
}

/** The account shows the newest sign-up until one of them is proven; the others wait with their links. */
async function renew(db: Database, account: AccountRow, made: NewAccount): Promise<AccountRow | undefined> {
  const row = rowOf(made);
  const [changed] = await db.update(accounts).set(row).where(and(eq(accounts.id, account.id), isNull(accounts.emailVerifiedAt))).returning();
  if (!changed) return undefined;
  await db.update(profiles).set({ name: row.name }).where(eq(profiles.id, account.profileId));
  return changed;
}

async function insert(db: Database, realm: string, made: NewAccount, now: number): Promise<AccountRow | undefined> {
  const [id, profileId] = [randomUUID(), randomUUID()];
  const row = { ...rowOf(made), id, realm, role: 'USER', note: '', profileId, profileType: 'adult' as const, emailVerifiedAt: null };
  const [account] = await db.insert(accounts).values(row).onConflictDoNothing().returning();
  if (account) await db.insert(profiles).values({ id: profileId, realm, accountId: id, name: row.name, type: 'adult', createdAt: now });
  return account;
}

/**
 * Keeps a new account, which opens nothing before its e-mail is proven, and what its link shall keep. Its password is remembered in both cases.
 *
 * @returns undefined where another account holds the e-mail
 * @source design/identity.md 6
 */
export async function keepSignUp(caller: Caller, made: NewAccount): Promise<{ account: AccountRow; facts: Record<string, string> } | undefined> {
  const { context: { db }, realm: { realm }, now } = caller;
  const key = await signUpKeyOf(realm, made.email, made.request.password);
  return db.transaction(async (tx) => {
    await rememberSignUp(tx, realm, key, made.passwordHash, now);
    if (await holderOf(tx, realm, made.email, now)) return undefined;
    const known = await accountOfEmail(tx, realm, made.email);
    const account = known ? await renew(tx, known, made) : await insert(tx, realm, made, now);
    if (!account) return undefined;
    await keepConsents(tx, caller, account.id, made.form.consents, made.request.consentAnswers);
    const { details, name, country } = rowOf(made);
    return { account, facts: waitingFacts(caller, made.passwordHash, { details, name, country }, made.request) };
  });
}
