import type { PgTable } from 'drizzle-orm/pg-core';
import { bucketEntries, buckets, contentItems, searchEntries, searchWords, views } from '../../db/tables/catalogue-tables.ts';
import { bouts, fighters, framedPages, newsItems } from '../../db/tables/editorial-tables.ts';
import { channels, externalTables, programmes, shows } from '../../db/tables/guide-tables.ts';
import { providerPeople, providerRecords } from '../../db/tables/identity/account-tables.ts';
import { secrets } from '../../db/tables/identity/session-tables.ts';
import { countryRanges, vpnRanges } from '../../db/tables/network-tables.ts';
import { adEvents, licenceRequests, mediaFaults, qoeSummaries, watchRooms } from '../../db/tables/player-tables.ts';
import { giftPrices, giftProducts } from '../../db/tables/purchase/gift-tables.ts';
import { providerMessages } from '../../db/tables/purchase/message-tables.ts';
import { priceVersions } from '../../db/tables/purchase/price-tables.ts';
import { licences, prices } from '../../db/tables/purchase/purchase-tables.ts';
import { vouchers } from '../../db/tables/purchase/voucher-tables.ts';
import { realms } from '../../db/tables/realm-tables.ts';
import { clock, facts, faults } from '../../db/tables/switch-tables.ts';
import { dataVersions } from '../../db/tables/version-tables.ts';
import type { PersonalTable } from './personal-table.ts';
import { accountData } from './tables/account-data.ts';
import { bookData } from './tables/book-data.ts';
import { giftData } from './tables/gift-data.ts';
import { purchaseData } from './tables/purchase-data.ts';
import { sessionData } from './tables/session-data.ts';
import { viewingData } from './tables/viewing-data.ts';

/** A heading of the privacy page, with its tables. */
export interface PersonalGroup { title: string; tables: readonly PersonalTable[] }

/**
 * Every table with personal data, in the order in which rows are erased: what finds others comes after them, accounts last.
 *
 * A table of the schema is either here or in `impersonalTables`.
 */
export const personalGroups: readonly PersonalGroup[] = [
  { title: 'What is watched, kept and written', tables: viewingData },
  { title: 'Sessions and safety', tables: sessionData },
  { title: 'Gifts', tables: giftData },
  { title: 'Licences and cards', tables: purchaseData },
  { title: 'Payments and books', tables: bookData },
  { title: 'The account', tables: accountData },
];

export const personalTables: readonly PersonalTable[] = personalGroups.flatMap(({ tables }) => tables);

/** Tables that say nothing about viewers. The people of the stand-in providers are those providers' own: no deployment has them. */
export const impersonalTables: readonly PgTable[] = [
  contentItems, buckets, bucketEntries, views, searchEntries, searchWords, newsItems, fighters, bouts, framedPages, channels, shows, programmes, externalTables,
  licences, prices, priceVersions, giftProducts, giftPrices, vouchers, providerMessages, realms, clock, facts, faults, dataVersions, secrets, countryRanges, vpnRanges,
  mediaFaults, adEvents, licenceRequests, qoeSummaries, watchRooms, providerRecords, providerPeople,
];
