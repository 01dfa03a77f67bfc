import { bucketEntries, buckets, contentItems, views } from './tables/catalogue-tables.ts';
import { bouts, fighters, framedPages, newsItems } from './tables/editorial-tables.ts';
import { channels, programmes } from './tables/guide-tables.ts';
import { countryRanges, vpnRanges } from './tables/network-tables.ts';
import { rateLimits } from './tables/limit-tables.ts';
import { jobs } from './tables/job-tables.ts';
import { baskets, charges, entitlements, licences, paymentAttempts, paymentMethods, prices } from './tables/purchase-tables.ts';
import { adEvents, licenceRequests, mediaFaults, multiViewHeartbeats, qoeSummaries, roomPeople, roomSayings, watchRooms } from './tables/player-tables.ts';
import { realms } from './tables/realm-tables.ts';
import { postedReturns } from './tables/return-tables.ts';
import { refreshTokens, sessionFamilies } from './tables/session-tables.ts';
import { clock, facts, faults, policyReports } from './tables/switch-tables.ts';
import { accounts, favourites, progress } from './tables/viewer-tables.ts';

/** Tables that are emptied before seeding; only the keys stay. */
export const seededTables = [
  realms, contentItems, buckets, bucketEntries, views, newsItems, fighters, bouts, framedPages, channels, programmes, accounts, favourites, progress,
  sessionFamilies, refreshTokens, licences, prices, baskets, paymentMethods, paymentAttempts, charges, entitlements,
  clock, faults, facts, policyReports, countryRanges, vpnRanges, jobs, postedReturns, rateLimits,
  adEvents, licenceRequests, mediaFaults, multiViewHeartbeats, qoeSummaries, watchRooms, roomPeople, roomSayings,
];
