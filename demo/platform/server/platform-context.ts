import type { RegisteredOrigin } from '../../../bridge/contract/origins/registered-origins.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import type { PathMatch } from '../../../src/routing/match-path.ts';
import { type AskedQuery, pageExists } from '../hosts/page-exists.ts';
import { createHostTable, type HostTable } from '../hosts/host-table.ts';
import type { PartnerScriptOrigins } from '../hosts/content-policy.ts';
import { partnerScriptOf } from '../hosts/partner-script.ts';
import { createTokenVerifier, type VerifyToken } from '../identity/session/token-verifier.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { type ChangeFeed, openChangeFeed } from '../changes/publish-change.ts';
import { createKeptAnswers, type KeptAnswers } from './answers/kept-answers.ts';
import { createKeptData, type KeptData } from './state/kept-data.ts';
import { type PlatformState, stateReader } from './state/platform-state.ts';
import { createRequestLimits, type RequestLimits } from './limits/request-limits.ts';
import { createScheduler, type Scheduler } from '../jobs/scheduler.ts';
import { type PlatformKeys, readKeys } from './platform-keys.ts';
import { addPolicyReport, clearPolicyReports, type PolicyReport, readPolicyReports } from '../hosts/policy-report-store.ts';
import { loadEveryPathSet } from '../../../src/routing/path-sets/path-set-of.ts';
import { readFrameOrigins } from '../realm/frame-origins.ts';
import { configuredVendors, type Environment } from '../purchase/providers/vendors/configured-vendors.ts';
import type { PaymentVendors } from '../purchase/providers/vendors/payment-vendors.ts';
import { payRefunds } from '../purchase/refunds/pay-refunds.ts';
import { tellPlatform } from '../purchase/providers/tell-platform.ts';
import { workOrders } from '../purchase/vendor-orders/work-orders.ts';
import { sendGiftMails } from '../purchase/gifts/gift-mails.ts';
import { type Mailer, openMailer } from '../identity/mail/mailer.ts';
import { type RealmDirectory, readRealms } from '../realm/realm-directory.ts';
import { deliverMails } from '../purchase/mails/deliver-mails.ts';
import { type GoodBy, signPath } from '../playback/signed-path.ts';
import { judgeAddress, type JudgedPath } from '../playback/streams/judge-address.ts';

/** What every folder of the platform may use. It holds no state that a second process would miss: copies are named by the version of their data. */
export interface PlatformContext {
  db: Database;
  port: number;
  keys: PlatformKeys;
  /** What every request must know first; asked once for each. */
  readState(): Promise<PlatformState>;
  keptData: KeptData;
  keptAnswers: KeptAnswers;
  /** Runs what is due by the platform's clock. */
  jobs: Scheduler;
  /** What any process publishes. */
  changes: ChangeFeed;
  realms: RealmDirectory;
  /** Every name that is answered, by kind. */
  hosts: HostTable;
  /** Whole origins of the fixed hosts, with the running port. */
  origins: HostTable['origins'];
  /** Who charges cards in the sandbox's place. */
  vendors: PaymentVendors;
  limits: RequestLimits;
  /** Mails by SMTP. */
  mailer: Mailer;
  /** Whether switches, demo pages and test headers exist. */
  demoMode: boolean;
  /** Whether the database says anything at all. */
  databaseAnswers(): Promise<boolean>;
  /** The platform's clock, epoch milliseconds. */
  now(): Promise<number>;
  /** Every tenant, with its registered origins. */
  tenants(): Promise<readonly RealmSettings[]>;
  /** The tenant whose own site lives at this host name (without port). */
  tenantAt(hostname: string): Promise<RealmSettings | undefined>;
  /** The same, at once. */
  realmOfHost(hostname: string): string | undefined;
  settingsOf(realm: string): RealmSettings | undefined;
  /** Every origin that may embed this tenant. */
  registeredOrigins(realm: string): readonly RegisteredOrigin[];
  /** Where this tenant's ads come from, beside the platform's own hosts. */
  adOrigins(realm: string): readonly string[];
  /** The origin of the page that this tenant's cards are entered in. */
  cardFieldsOrigin(realm: string): string | undefined;
  /** The exact origins whose pages this tenant's site shows in frames. */
  frameOrigins(realm: string): readonly string[];
  /** What a page of this tenant's site may run of a partner. */
  partnerScript(realm: string, match: PathMatch | undefined): PartnerScriptOrigins | undefined;
  verifyToken: VerifyToken;
  /** Makes `/s/{moment or lease}.{signature}{path}` for the media host. */
  signPath(path: string, goodBy: GoodBy): string;
  /** Judges `/s/{moment or lease}.{signature}/…`, by the part after the host. */
  verifyPath(path: string): Promise<JudgedPath>;
  /** Whether an address is one of a tenant's site, and what it names is there. */
  hasPage(realm: string, match: PathMatch | undefined, query?: AskedQuery): Promise<boolean>;
  addReport(report: Omit<PolicyReport, 'at'>): Promise<void>;
  readReports(): Promise<readonly PolicyReport[]>;
  clearReports(): Promise<void>;
}

/** Builds the context of an open database and a chosen port. @param environment what configures payment vendors */
export async function createContext(database: OpenDatabase, port: number, demoMode: boolean, environment: Environment = {}): Promise<PlatformContext> {
  const { db } = database;
  const keys = await readKeys(db);
  const realms = await readRealms(db, port, demoMode);
  const vendors = await configuredVendors(environment, demoMode, realms.all().map(({ realm }) => realm));
  const frameOrigins = await readFrameOrigins(db, port);
  await loadEveryPathSet();
  const readState = stateReader(db);
  const now = async () => (await readState()).now;
  const hosts = createHostTable(realms.all(), port, demoMode);
  const changes = await openChangeFeed(database);
  const keptData = createKeptData();
  const mailer = await openMailer({ db, demoMode, readState });
  const afterwards = async (moment: number) => {
    await workOrders({ db, vendors }, moment);
    if (demoMode) await tellPlatform({ db, keys, origins: hosts.origins }, moment);
    await payRefunds({ db, vendors, keys, port, now }, moment);
    await sendGiftMails({ db, mailer, realms }, moment);
    await deliverMails({ db, mailer, realms }, moment);
  };
  return {
    mailer, vendors, db, port, changes, readState, keptData, keptAnswers: createKeptAnswers(), limits: createRequestLimits(db, demoMode),
    databaseAnswers: database.answers, jobs: createScheduler({ db, changes, now, afterwards }), keys, realms, now, hosts, demoMode, origins: hosts.origins,
    tenants: async () => realms.all().map((row) => row.settings),
    tenantAt: async (hostname) => realms.byHost(hostname)?.settings,
    realmOfHost: (hostname) => realms.byHost(hostname)?.realm,
    settingsOf: (realm) => realms.byName(realm)?.settings,
    registeredOrigins: realms.registeredOrigins,
    adOrigins: realms.adOrigins,
    cardFieldsOrigin: realms.cardFieldsOrigin,
    frameOrigins: (realm) => frameOrigins.get(realm) ?? [],
    partnerScript(realm, match) {
      const row = realms.byName(realm);
      return row && partnerScriptOf(row, match);
    },
    verifyToken: createTokenVerifier(keys.token),
    signPath: (path, goodBy) => signPath(keys.address, path, goodBy),
    verifyPath: (path) => judgeAddress({ db, keys, readState }, path),
    hasPage: (realm, match, query) => pageExists({ db, keptData, vendors, readState }, realm, match, query),
    addReport: async (report) => addPolicyReport(db, { at: await now(), ...report }),
    readReports: () => readPolicyReports(db),
    clearReports: () => clearPolicyReports(db),
  };
}
