import { bucketEntries, buckets, contentItems, views } from './catalogue-tables.ts';
import { channels, programmes } from './guide-tables.ts';
import { baskets, charges, entitlements, licences, paymentAttempts, paymentMethods, prices } from './purchase-tables.ts';
import { realms } from './realm-tables.ts';
import { refreshTokens, sessionFamilies } from './session-tables.ts';
import { clock, facts, faults, policyReports } from './switch-tables.ts';
import { accounts, favourites, progress } from './viewer-tables.ts';

/** Everything that a new seed empties first; only the keys stay. */
export const seededTables = [
  realms, contentItems, buckets, bucketEntries, views, channels, programmes, accounts, favourites, progress,
  sessionFamilies, refreshTokens, licences, prices, baskets, paymentMethods, paymentAttempts, charges, entitlements,
  clock, faults, facts, policyReports,
];
