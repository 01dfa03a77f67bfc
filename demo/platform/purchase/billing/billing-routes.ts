import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { billingDetails, billingQuery, billingRequirements, newBillingDetails } from '../../../../src/contracts/purchase/billing-details.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { Database } from '../../db/database.ts';
import { accountAddresses } from '../../db/tables/identity/address-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { addressCountries } from '../../identity/countries/address-data.ts';
import { holdCustomer } from '../hold-customer.ts';
import { requirementsOf } from './billing-requirements.ts';
import { billingOf, keepBilling } from './billing-store.ts';
import { isSoldIn, missingFields } from './missing-fields.ts';
import { presentBilling } from './present-billing.ts';

type Answer = z.input<typeof billingDetails>;

/** What the account knows: the default address, and the birth date of its form. */
async function suggestedFor(db: Database, accountId: string): Promise<Answer['suggested']> {
  const [account] = await db.select({ details: accounts.details }).from(accounts).where(eq(accounts.id, accountId));
  const kept = await db.select().from(accountAddresses).where(eq(accountAddresses.accountId, accountId));
  const address = kept.find(({ isDefault }) => isDefault)?.address ?? account?.details.address;
  const birthDate = account?.details.birthDate;
  return { ...(address ? { address } : {}), ...(birthDate ? { birthDate } : {}) };
}

async function present(db: Database, { realm, user, now, locale, place }: MemberCaller): Promise<Answer> {
  const row = await billingOf(db, user.id);
  const country = row?.address.country ?? (await place()).country;
  return {
    country, countries: realm.saleCountries ?? [], missingFields: missingFields(realm, row, country, now),
    ...(row ? { details: presentBilling(realm, row, locale) } : { suggested: await suggestedFor(db, user.id) }),
  };
}

/** Who is billed, a guest who gives a gift too, and what each country asks of them. @source spec 2 §2 "Address fields are all required", §8 "424 BASKET_REQUIREMENTS_FAILED" */
export const billingRoutes = [
  defineRoute({
    name: 'readBillingRequirements', method: 'GET', path: '/api/v1/countries/:country/billing', auth: 'bearerless', input: billingQuery, output: billingRequirements, cacheSeconds: 3_600,
    answer: async ({ country }, { realm, locale }) => {
      if (!addressCountries().includes(country) || !isSoldIn(realm, country)) throw new PlatformError(404, 'country-not-found', 'Nothing is sold there.');
      return requirementsOf(realm, country, locale);
    },
  }),
  defineRoute({
    name: 'readBillingDetails', method: 'GET', path: '/api/v2/customer/billing-details', auth: 'buyer', ability: 'seePaymentMeans', input: nothing, output: billingDetails,
    answer: (_input, caller) => present(caller.context.db, caller),
  }),
  defineRoute({
    name: 'saveBillingDetails', method: 'PUT', path: '/api/v2/customer/billing-details', auth: 'buyer', ability: 'buy', input: newBillingDetails, output: billingDetails,
    answer: async (given, caller) => {
      const { realm, user, now } = caller;
      const { country } = await caller.place();
      return caller.context.db.transaction(async (tx) => {
        await holdCustomer(tx, user.id, now);
        await keepBilling(tx, realm, user.id, given, { country, now });
        return present(tx, caller);
      });
    },
  }),
];
