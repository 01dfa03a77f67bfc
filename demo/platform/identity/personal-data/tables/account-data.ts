import { asc, eq, inArray } from 'drizzle-orm';
import { consentAnswers, linkedIdentities, profiles } from '../../../db/tables/identity/account-tables.ts';
import { accountAddresses } from '../../../db/tables/identity/address-tables.ts';
import { passkeys } from '../../../db/tables/identity/passkey-tables.ts';
import { accounts } from '../../../db/tables/viewer-tables.ts';
import { billingDetails } from '../../../db/tables/purchase/billing-tables.ts';
import { personal } from '../personal-table.ts';
import { iso, isoOrNull } from './shown-moment.ts';

const withAccount = { until: 'the account is deleted' };

/** Who somebody is, and how they sign in. */
export const accountData = [
  personal(linkedIdentities, {
    purpose: 'Sign-in by another provider', columns: { identifier: ['subject', 'accountId'], contact: ['email'], credential: ['provider'], row: ['realm', 'linkedAt'] },
    of: ({ accountId }) => eq(linkedIdentities.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'providers', order: [asc(linkedIdentities.linkedAt), asc(linkedIdentities.provider)], show: ({ provider, email, linkedAt }) => ({ provider, email, linkedAt: iso(linkedAt) }) },
  }),
  personal(passkeys, {
    purpose: 'Sign-in by a device', columns: { identifier: ['accountId', 'userHandle'], credential: ['id', 'publicKey', 'counter'], device: ['transports', 'isSynced', 'name', 'lastUsedAt'], row: ['realm', 'createdAt'] },
    of: ({ accountId }) => eq(passkeys.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'passkeys', order: [asc(passkeys.createdAt), asc(passkeys.id)], show: ({ name, createdAt }) => ({ name, madeAt: iso(createdAt) }) },
  }),
  personal(consentAnswers, {
    purpose: 'Proof of what was agreed to', columns: { identifier: ['accountId'], choice: ['fieldName', 'answer', 'text', 'locale', 'version'], row: ['answeredAt'] },
    of: ({ accountId }) => eq(consentAnswers.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'answers', order: [asc(consentAnswers.answeredAt), asc(consentAnswers.fieldName)], show: ({ fieldName, answer, text, answeredAt }) => ({ fieldName, answer, text, at: iso(answeredAt) }) },
  }),
  personal(accountAddresses, {
    purpose: 'Where things are sent', columns: { identifier: ['id', 'accountId'], contact: ['address'], choice: ['isDefault'], row: ['realm', 'createdAt'] },
    of: ({ accountId }) => eq(accountAddresses.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'addresses', order: [asc(accountAddresses.id)], show: ({ address, isDefault }) => ({ ...address, isDefault }) },
  }),
  personal(billingDetails, {
    purpose: 'Who is billed; sealed', columns: { identifier: ['accountId'], contact: ['address'], person: ['taxNumber', 'birthDate'], row: ['realm', 'changedAt'] },
    of: ({ buyerIds }) => inArray(billingDetails.accountId, buyerIds), kept: { until: 'the account is deleted; a guest’s with the guest’s e-mail' }, erased: 'deleted',
    exported: { section: 'billing', order: [asc(billingDetails.changedAt)], show: ({ address, taxNumber, birthDate, changedAt }) => ({ ...address, taxNumber, birthDate, at: iso(changedAt) }) },
  }),
  personal(profiles, {
    purpose: 'Who watches under an account', each: 'profile',
    columns: { identifier: ['id', 'accountId'], person: ['name', 'type', 'avatar'], choice: ['parentalLevel', 'preferences'], credential: ['pinHash'], row: ['realm', 'createdAt'] },
    of: ({ profileIds }) => inArray(profiles.id, profileIds), kept: { until: 'the profile or the account is deleted' }, erased: 'deleted',
    exported: {
      section: 'profiles', each: 'account',
      read: async (db, { profileIds }) => (await db.select().from(profiles).where(inArray(profiles.id, profileIds)).orderBy(asc(profiles.createdAt), asc(profiles.id)))
        .map(({ id, name, type, parentalLevel, preferences }) => ({ id, name, type, parentalLevel, preferences })),
    },
  }),
  personal(accounts, {
    purpose: 'The account',
    columns: {
      identifier: ['id', 'profileId'], contact: ['email', 'emailVerifiedAt', 'country'], person: ['name', 'details', 'profileType'], credential: ['passwordHash'], row: ['realm', 'onVpn', 'role', 'deletionDueAt', 'note'],
    },
    of: ({ accountId }) => eq(accounts.id, accountId), kept: { until: 'two weeks after its owner asked for its deletion', job: 'remove-accounts' }, erased: 'deleted',
    exported: {
      section: 'account', each: 'account',
      read: async (db, { accountId }) => {
        const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
        return row && { id: row.id, email: row.email, emailProvenAt: isoOrNull(row.emailVerifiedAt), name: row.name, country: row.country, details: row.details };
      },
    },
  }),
];
