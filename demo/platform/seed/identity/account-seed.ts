import { hash } from '@node-rs/argon2';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consentAnswers, type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';
import { type AccountRow, accounts, type PasswordHash } from '../../db/tables/viewer-tables.ts';
import { signUpEn } from '../labels/sign-up/sign-up-en.ts';

/** One password for every demo account; the demo page shows it. */
export const demoPassword = 'footlight';

let kept: Promise<PasswordHash> | undefined;
/** Its hash, made once: a reset between tests has not the time for another one. The password itself is too short for a new one. */
export const demoPasswordHash = () => (kept ??= hash(demoPassword).then((made) => made as PasswordHash));

/** Which licences each tenant's subscriber holds. */
export const heldBySubscriber: Record<string, string[]> = {
  arena: ['season'], cinema: ['premium-year'], debug: ['season'], 'arena-es': ['season'], 'arena-pt': ['season'],
};

/** What every tenant's form asks for, but for the name. */
const whole = { birthDate: '1990-05-17' };

type Person = Pick<AccountRow, 'email' | 'name' | 'profileType' | 'note'> & Partial<Pick<AccountRow, 'country' | 'onVpn' | 'role' | 'details'>>;

/** What people of the seed prefer, by the name of their account. */
const preferred: ReadonlyMap<string, ProfileRow['preferences']> = new Map(Object.entries<ProfileRow['preferences']>({ reader: { subTitleLanguage: 'ar', audioLanguage: 'es' } }));

const people: Person[] = [
  { email: 'member@footlight.test', name: 'Maren Holt', profileType: 'adult', note: 'Signed in, holds no licence.' },
  { email: 'subscriber@footlight.test', name: 'Sol Arriaga', profileType: 'adult', note: 'Holds the highest licence of the tenant.' },
  { email: 'child@footlight.test', name: 'Pip', profileType: 'child', note: 'A child profile: purchases are refused.' },
  { email: 'resume@footlight.test', name: 'Ines Duarte', profileType: 'adult', note: 'Subscriber who stopped in the middle of several titles.' },
  { email: 'buyer@footlight.test', name: 'Tomas Brandt', profileType: 'adult', note: 'Signed in, holds no licence; for trying the checkout.' },
  { email: 'netherlands@footlight.test', name: 'Femke Visser', profileType: 'adult', country: 'NL', note: 'In the Netherlands, holds no licence: pays by iDEAL or bank transfer too.' },
  { email: 'belgium@footlight.test', name: 'Lotte Peeters', profileType: 'adult', country: 'BE', note: 'In Belgium, holds no licence: pays by Bancontact or bank transfer too.' },
  { email: 'brazil@footlight.test', name: 'Lia Barros', profileType: 'adult', country: 'BR', note: 'In Brazil, holds no licence: prices in reais; Arena asks for CPF, birth date and address before the first payment.' },
  { email: 'pix@footlight.test', name: 'Joana Prado', profileType: 'adult', country: 'BR', note: 'In Brazil, holds no licence; whom to bill is known: pays by Pix too.' },
  { email: 'philippines@footlight.test', name: 'Liza Reyes', profileType: 'adult', country: 'PH', note: 'In the Philippines, holds no licence: prices in pesos, pays by GCash too.' },
  { email: 'germany@footlight.test', name: 'Jonas Keller', profileType: 'adult', country: 'DE', note: 'In Germany, holds no licence; whom to bill is known: every price has 19 % tax in it, and a bank transfer pays too.' },
  { email: 'emirates@footlight.test', name: 'Mariam Al Suwaidi', profileType: 'adult', country: 'AE', note: 'In Dubai, holds no licence; whom to bill is known: prices in dirhams with 5 % tax in them. Cinema speaks Arabic, from right to left.' },
  { email: 'japan@footlight.test', name: 'Aoi Tanaka', profileType: 'adult', country: 'JP', note: 'In Japan, holds no licence; whom to bill is known: prices in yen, which have no decimals, with 10 % tax in them. Cinema refuses purchases.' },
  { email: 'kuwait@footlight.test', name: 'Yousef Darwish', profileType: 'adult', country: 'KW', note: 'In Kuwait, holds no licence; whom to bill is known: prices in dinars, which have three decimals, without tax.' },
  { email: 'abroad@footlight.test', name: 'Robin Ames', profileType: 'adult', country: 'US', note: 'In the US: some titles are blocked. Cinema refuses purchases; Arena adds the tax of the state, once it knows the address.' },
  { email: 'reader@footlight.test', name: 'Noor Haddad', profileType: 'adult', note: 'Prefers Spanish sound and Arabic captions; has had the cinema’s free trial.' },
  { email: 'team@footlight.test', name: 'Ada Quist', profileType: 'adult', role: 'ADMIN', note: 'Runs the site: sees the previews under /_admin/.' },
  { email: 'incomplete@footlight.test', name: 'Wren Castillo', profileType: 'adult', details: {}, note: 'Has answered nothing that the tenant asks for: signing in asks first.' },
  { email: 'canada@footlight.test', name: 'Max Tremblay', profileType: 'adult', country: 'CA', note: 'Outside the territory (CA): purchases are refused everywhere.' },
  { email: 'vpn@footlight.test', name: 'Vera Lindt', profileType: 'adult', onVpn: true, note: 'On a VPN: titles with territory rules are blocked, purchases are refused.' },
];

/** `arena.member`: ids say whose they are. */
const idOf = (realm: string, email: string): string => `${realm}.${email.split('@')[0]}`;

/** Who the seed says there is, in these tenants. */
const peopleOf = (realmNames: string[]) => realmNames.flatMap((realm) => people.map((person) => accountFacts(realm, person)));

/** The accounts of the demo, the same in each tenant. @source design/platform.md "Accounts" */
export async function seedAccounts(db: Database, realmNames: string[]): Promise<void> {
  await insertPeople(db, peopleOf(realmNames));
  await seedEntitlements(db);
}

/** What an account of the seed begins with, beside its password. */
const accountFacts = (realm: string, person: Person) => ({
  country: 'GB', role: 'USER', onVpn: false, details: whole, ...person, realm, deletionDueAt: null, id: idOf(realm, person.email), profileId: `${idOf(realm, person.email)}.profile`,
});

type Facts = ReturnType<typeof accountFacts>;

/** Its one profile, as everybody begins. */
const profileFacts = ({ id, realm, email, profileId, name, profileType }: Facts): ProfileRow => ({
  id: profileId, realm, accountId: id, name, type: profileType, avatar: null, parentalLevel: 'NON_RESTRICTED', pinHash: null, preferences: preferred.get(email.split('@')[0]!) ?? {}, createdAt: 0,
});

async function insertPeople(db: Database, rows: Facts[]): Promise<void> {
  if (rows.length === 0) return;
  const passwordHash = await demoPasswordHash();
  await db.insert(accounts).values(rows.map((row) => ({ ...row, passwordHash, emailVerifiedAt: 0 })));
  await db.insert(profiles).values(rows.map(profileFacts));
  const answered = rows.filter(({ details }) => details === whole);
  if (answered.length > 0) await db.insert(consentAnswers).values(answered.map(({ id }) => ({ accountId: id, fieldName: 'terms', answer: true, text: signUpEn['consentTerms'] ?? '', locale: 'en', answeredAt: 0 })));
}

/** Brings accounts of the seed back to what it says of them: who they are, their password and consents, and the one profile that each began with. */
export async function seedPeopleAgain(db: Database, ids: string[]): Promise<void> {
  const rows = peopleOf([...new Set(ids.map((id) => id.split('.')[0]!))]).filter(({ id }) => ids.includes(id));
  await db.delete(consentAnswers).where(inArray(consentAnswers.accountId, ids));
  await db.delete(profiles).where(inArray(profiles.id, rows.map(({ profileId }) => profileId)));
  await db.delete(accounts).where(inArray(accounts.id, rows.map(({ id }) => id)));
  await insertPeople(db, rows);
}

/** What subscribers hold for ever. @param only accounts to fill; all when absent */
export async function seedEntitlements(db: Database, only?: string[]): Promise<void> {
  const rows = Object.entries(heldBySubscriber).flatMap(([realm, held]) => ['subscriber', 'resume'].flatMap((name) =>
    held.map((licenceId) => ({ realm, accountId: `${realm}.${name}`, licenceId, attemptId: null, expiresAt: null }))));
  const wanted = rows.filter((row) => !only || only.includes(row.accountId));
  if (wanted.length > 0) await db.insert(entitlements).values(wanted);
}
