import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AddressValue } from '../../../../../src/contracts/identity/form-field.ts';

/** Where an account has things sent; one is the default. */
export const accountAddresses = pgTable('account_addresses', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  address: jsonb().$type<AddressValue>().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('account_addresses_account').on(t.accountId)]);
