import type { Database } from '../../db/database.ts';
import { providerPeople, type ProviderPersonRow } from '../../db/tables/identity/account-tables.ts';
import { demoPasswordHash } from './account-seed.ts';

type Person = Omit<ProviderPersonRow, 'provider' | 'passwordHash' | 'subject' | 'emailVerified' | 'products'> & Partial<Pick<ProviderPersonRow, 'emailVerified' | 'products'>>;

const person = (login: string, name: string, note: string, own: Partial<Person> = {}): Person => ({ login, name, email: login, note, ...own });

/** People of every provider: somebody new, somebody whose e-mail has an account here, and somebody whose e-mail nobody proved. */
const peopleOf = (provider: string): Person[] => [
  person(`nova@${provider}.test`, 'Nova Lindqvist', 'New here.'),
  person(`kai@${provider}.test`, 'Kai Okafor', 'New here too.'),
  person('member@footlight.test', 'Maren Holt', 'Has an account here with this e-mail.'),
  person(`unproven@${provider}.test`, 'Uma Prado', 'An e-mail that was never confirmed.', { email: 'subscriber@footlight.test', emailVerified: false }),
];

/** Apple's people may hide their e-mail. */
const hidden = person('hidden@apple.test', 'Remy Castell', 'Hides the e-mail behind a relay address.', { email: 'q7x2m9@privaterelay.apple.test' });

/** One login of two accounts, which GIGYA refuses to choose between. */
const double = person('double@cdc.test', 'Dana Marsh', 'Two accounts there have this login.');

/** Somebody with the same e-mail at two providers. */
const twice = person('lena@mail.test', 'Lena Maurer', 'The same e-mail at Google and Apple.');

/** Somebody who bought a season at the partner. */
const patron = person('patron@partner-id.test', 'Pia Castellan', 'Bought Arena Season there.', { products: ['season'] });

/** Hosts of providers, and the people who have accounts there. */
export async function seedProviderPeople(db: Database): Promise<void> {
  const passwordHash = await demoPasswordHash();
  const rows = ['google', 'apple', 'sso', 'opin', 'partner-id', 'facebook', 'pbr', 'sptv', 'cdc', 'mvpd'].flatMap((provider) =>
    [...peopleOf(provider), ...(provider === 'apple' ? [hidden] : []), ...(provider === 'cdc' ? [double] : []), ...(['google', 'apple'].includes(provider) ? [twice] : []), ...(provider === 'partner-id' ? [patron] : [])].map((one, index) => ({ emailVerified: true, ...one, provider, passwordHash, subject: `${provider}-${1001 + index}` })));
  await db.insert(providerPeople).values(rows);
}

/** Brings the people of providers back to the seed: what they bought, their passwords, and nobody who signed up there. */
export async function resetProviderPeople(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(providerPeople);
    await seedProviderPeople(tx);
  });
}
