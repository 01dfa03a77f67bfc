import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { signInOptions } from '../../../../src/contracts/identity/auth-provider.ts';
import type { FormContext, identityForm } from '../../../../src/contracts/identity/form-field.ts';
import type { menuItem } from '../../../../src/contracts/realm/menu-item.ts';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { BillingRule } from './purchase/billing-tables.ts';
import type { Seller } from './purchase/subscription-tables.ts';

/** A menu entry with its title in each language of the tenant, for kinds of devices, and for members alone when it says so. */
export type MenuSeed = Omit<z.input<typeof menuItem>, 'title'> & { titles: Record<string, string>; platforms: ('WEB' | 'MOBILE-WEB')[]; forMembers?: boolean };

/** The tax of a tenant's prices. @property isEstimated until the address is known that it depends on */
export interface TaxSeed { percent: number; inclusive: boolean; isEstimated?: boolean }

/** A tenant as data. Addresses hold `{port}`, filled when they are answered. @source design/platform.md "Tenants" */
export const realms = pgTable('realms', {
  realm: text().primaryKey(),
  host: text().notNull().unique(),
  settings: jsonb().$type<RealmSettings>().notNull(),
  menu: jsonb().$type<MenuSeed[]>().notNull(),
  tax: jsonb().$type<TaxSeed>().notNull(),
  /** How its viewers sign in. */
  signIn: jsonb().$type<z.input<typeof signInOptions>>().notNull().default({ providers: [] }),
  /** The fields and consent terms of its forms. */
  forms: jsonb().$type<Partial<Record<FormContext, z.input<typeof identityForm>>>>().notNull().default({}),
  /** Country of loopback addresses; ISO 3166 alpha-2. */
  homeCountry: text().notNull().default('GB'),
  /** Where licences are sold; null is everywhere. */
  saleCountries: jsonb().$type<string[]>(),
  /** What it asks of whoever buys in a country, in place of what the law there does; by ISO 3166 alpha-2. */
  billing: jsonb().$type<Record<string, BillingRule>>().notNull().default({}),
  /** Hosts beside the platform's own from which the tenant's ads, their pictures and their reports come; whole origins, `https://*.example.com` too. */
  adOrigins: jsonb().$type<string[]>().notNull().default([]),
  /** Where its bank cards are entered: the whole address of a page of their provider; null where none are. */
  cardFields: text(),
  /** Who sells its licences, as invoices say it. */
  seller: jsonb().$type<Seller>().notNull().default({ name: '', address: [], taxNumber: '', email: '' }),
});
export type RealmRow = typeof realms.$inferSelect;

/** A tenant without its ways to sign in and its seller, which have seeds of their own. */
export type RealmSeed = Omit<RealmRow, 'signIn' | 'forms' | 'seller'>;
