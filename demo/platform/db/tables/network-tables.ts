import { cidr, pgTable, text } from 'drizzle-orm/pg-core';

/** Which country an address belongs to; the longest matching prefix counts. */
export const countryRanges = pgTable('country_ranges', { network: cidr().primaryKey(), country: text().notNull() });

/** Addresses of VPN providers. */
export const vpnRanges = pgTable('vpn_ranges', { network: cidr().primaryKey() });
