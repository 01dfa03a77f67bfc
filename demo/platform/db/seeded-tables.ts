import { bucketEntries, buckets, contentItems, searchEntries, searchWords, views } from './tables/catalogue-tables.ts';
import { auditEntries, consentAnswers, linkedIdentities, mails, oneTimeTokens, profiles, providerPeople, providerRecords, signInAttempts } from './tables/identity/account-tables.ts';
import { accountAddresses } from './tables/identity/address-tables.ts';
import { billingDetails } from './tables/purchase/billing-tables.ts';
import { passkeys } from './tables/identity/passkey-tables.ts';
import { bouts, fighters, framedPages, newsItems } from './tables/editorial-tables.ts';
import { channels, externalTables, programmes, reminders, shows } from './tables/guide-tables.ts';
import { countryRanges, vpnRanges } from './tables/network-tables.ts';
import { rateLimits } from './tables/limit-tables.ts';
import { jobs } from './tables/job-tables.ts';
import { baskets, charges, entitlements, licences, paymentAttempts, paymentMethods, prices, removedCards } from './tables/purchase/purchase-tables.ts';
import { adEvents, licenceRequests, mediaFaults, multiViewHeartbeats, qoeSummaries, roomPeople, roomSayings, streamLeases, watchRooms } from './tables/player-tables.ts';
import { giftMails, giftPrices, giftProducts, gifts, guestBuyers } from './tables/purchase/gift-tables.ts';
import { purchaseMails } from './tables/purchase/mail-tables.ts';
import { disputes, providerDisputes } from './tables/purchase/dispute-tables.ts';
import { providerMessages } from './tables/purchase/message-tables.ts';
import { planQuotes } from './tables/purchase/plan-tables.ts';
import { priceMigrations, priceVersions } from './tables/purchase/price-tables.ts';
import { providerMovements, providerPayments, vendorOrders } from './tables/purchase/provider-tables.ts';
import { refunds } from './tables/purchase/refund-tables.ts';
import { realms } from './tables/realm-tables.ts';
import { postedReturns } from './tables/return-tables.ts';
import { invoices, ledgerEntries, paymentHistory, subscriptions } from './tables/purchase/subscription-tables.ts';
import { trialUses, vouchers, voucherUses } from './tables/purchase/voucher-tables.ts';
import { refreshTokens, sessionFamilies } from './tables/identity/session-tables.ts';
import { clock, facts, faults, policyReports } from './tables/switch-tables.ts';
import { accounts, listEntries, progress, reviewNames, reviews, savedWatchlists, watchlists } from './tables/viewer-tables.ts';

/** Tables that emptying a database empties; only the keys stay. */
export const seededTables = [
  realms, contentItems, searchEntries, searchWords, buckets, bucketEntries, views, newsItems, fighters, bouts, framedPages, channels, shows, programmes, externalTables, reminders, accounts, watchlists, listEntries, savedWatchlists, progress,
  sessionFamilies, refreshTokens, licences, prices, priceVersions, priceMigrations, baskets, paymentMethods, removedCards, paymentAttempts, charges, entitlements, subscriptions, paymentHistory, ledgerEntries, invoices, vouchers, voucherUses, trialUses, planQuotes, providerPayments, vendorOrders, providerMovements, providerDisputes, providerMessages, disputes, refunds, purchaseMails, giftProducts, giftPrices, gifts, giftMails, guestBuyers,
  clock, faults, facts, policyReports, countryRanges, vpnRanges, jobs, postedReturns, rateLimits,
  reviews, reviewNames,
  profiles, passkeys, linkedIdentities, signInAttempts, oneTimeTokens, consentAnswers, accountAddresses, billingDetails, mails, providerRecords, providerPeople, auditEntries,
  adEvents, licenceRequests, mediaFaults, multiViewHeartbeats, qoeSummaries, watchRooms, roomPeople, roomSayings, streamLeases,
];
