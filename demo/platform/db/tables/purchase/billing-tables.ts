import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { AddressValue } from '../../../../../src/contracts/identity/form-field.ts';
import type { AddressPart } from '../../../../../src/contracts/identity/sign-up/country.ts';
import { sealedJson, sealedText } from '../../sealed/sealed-column.ts';

/** Tax numbers of persons that are asked for somewhere. */
export type TaxNumberKind = 'BR-CPF' | 'ES-NIF' | 'PT-NIF';

/** What the law of a country, or a tenant, asks of whoever buys there. */
export interface BillingRule {
  /** Parts of the address; `letter` is what a letter needs there. */
  address?: readonly AddressPart[] | 'letter';
  taxNumber?: TaxNumberKind;
  birthDate?: boolean;
}

/** Who is billed, and where: the person's own data, which goes with the account, and is sealed. A guest who gives a gift has one too. */
export const billingDetails = pgTable('billing_details', {
  /** A member's account, or a guest who buys. */
  accountId: text().primaryKey(),
  realm: text().notNull(),
  /** Its country says what else is asked. */
  address: sealedJson<AddressValue>('billing_details.address').notNull(),
  /** Without the signs between its digits; null where none is asked. It leaves the platform by its last digits alone. */
  taxNumber: sealedText('billing_details.tax_number'),
  /** `YYYY-MM-DD`; null where none is asked. */
  birthDate: sealedText('billing_details.birth_date'),
  /** Epoch milliseconds. */
  changedAt: bigint({ mode: 'number' }).notNull(),
});
export type BillingRow = typeof billingDetails.$inferSelect;
