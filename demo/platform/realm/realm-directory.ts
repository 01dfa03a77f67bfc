import { asc } from 'drizzle-orm';
import { grantsOf, isRegistered, readRegisteredOrigins, type RegisteredOrigin } from '../../../bridge/contract/origins/registered-origins.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { addressOfCardFields } from '../../../src/contracts/purchase/card-fields/card-fields-address.ts';
import type { Database } from '../db/database.ts';
import { type RealmRow, realms } from '../db/tables/realm-tables.ts';
import { StartRefused } from '../server/start-refused.ts';

/** The tenants of this platform. They change with the seed only, so each process reads them once. */
export interface RealmDirectory {
  all(): RealmRow[];
  byName(realm: string): RealmRow | undefined;
  byHost(host: string): RealmRow | undefined;
  /** Origins of the tenants' own sites. */
  isTenantOrigin(origin: string): boolean;
  /** Whether this origin may embed this tenant. */
  isRegisteredOrigin(realm: string, origin: string): boolean;
  /** Every origin that may embed this tenant. */
  registeredOrigins(realm: string): readonly RegisteredOrigin[];
  /** Where this tenant's ads come from, beside the platform's own hosts. */
  adOrigins(realm: string): readonly string[];
  /** The origin of the page that this tenant's cards are entered in. */
  cardFieldsOrigin(realm: string): string | undefined;
}

/** Replaces `{port}` in all text of a value. */
export function withPort<T>(value: T, port: number): T {
  return JSON.parse(JSON.stringify(value).replaceAll('{port}', String(port))) as T;
}

/** Who may embed a tenant. @throws StartRefused `bad-registered-origin`, because an entry left out in silence is a partner that does not work */
function registeredOriginsOf({ realm, settings }: RealmRow): readonly RegisteredOrigin[] {
  const { origins, badEntries: [bad] } = readRegisteredOrigins(settings.registeredOrigins);
  if (!bad) return origins;
  throw new StartRefused('bad-registered-origin', `The tenant ${realm} registers the origin "${bad.entry}", which cannot be used (${bad.reason}). Write a whole origin such as https://www.example.com, or https://*.example.com, and start again.`);
}

/** Where a tenant's ads come from. @throws StartRefused `bad-ad-origin`, because the entry becomes part of a policy header */
function adOriginsOf({ realm, adOrigins }: RealmRow): readonly string[] {
  const bad = adOrigins.find((entry) => !URL.canParse(entry) || new URL(entry).origin !== entry || !entry.startsWith('http'));
  if (bad === undefined) return adOrigins;
  throw new StartRefused('bad-ad-origin', `The tenant ${realm} takes ads from "${bad}", which is no whole origin. Write one such as https://ads.example.com, and start again.`);
}

/** The origin of a tenant's card fields. @throws StartRefused `bad-card-fields`, because it becomes part of a policy header */
function cardFieldsOriginOf({ realm, cardFields }: RealmRow): string | undefined {
  if (cardFields === null) return undefined;
  const address = addressOfCardFields({ address: cardFields });
  if (address !== undefined) return new URL(address).origin;
  throw new StartRefused('bad-card-fields', `The tenant ${realm} takes cards at "${cardFields}", which is no page of the web. Write a whole address such as https://pay.example.com/fields, and start again.`);
}

/** @throws StartRefused `bad-registered-origin`, `bad-ad-origin`, `bad-card-fields` */
export function directoryOf(rows: RealmRow[]): RealmDirectory {
  const registered = new Map(rows.map((row) => [row.realm, registeredOriginsOf(row)]));
  const ads = new Map(rows.map((row) => [row.realm, adOriginsOf(row)]));
  const cardFields = new Map(rows.map((row) => [row.realm, cardFieldsOriginOf(row)]));
  const byName = new Map(rows.map((row) => [row.realm, row]));
  const byHost = new Map(rows.map((row) => [row.host, row]));
  const tenantOrigins = new Set(rows.map((row) => row.settings.origin));
  return {
    all: () => rows,
    byName: (realm) => byName.get(realm),
    byHost: (host) => byHost.get(host),
    isTenantOrigin: (origin) => tenantOrigins.has(origin),
    isRegisteredOrigin: (realm, origin) => isRegistered(registered.get(realm) ?? [], origin),
    registeredOrigins: (realm) => registered.get(realm) ?? [],
    adOrigins: (realm) => ads.get(realm) ?? [],
    cardFieldsOrigin: (realm) => cardFields.get(realm),
  };
}

type SignInProvider = RealmRow['signIn']['providers'][number];

/** Whether a provider is one of the demo's own, whose hosts production does not have. */
const isStandIn = ({ baseUri }: SignInProvider): boolean => baseUri !== undefined && (URL.parse(baseUri)?.hostname ?? '').endsWith('.localhost');

/** A tenant without stand-ins: cards are entered in a vendor's own fields alone, no test card is named, and the demo's sign-in providers are left out. */
const withoutStandIns = (row: RealmRow): RealmRow => ({
  ...row, cardFields: null, settings: { ...row.settings, flags: { ...row.settings.flags, sandboxPayments: false } },
  signIn: { ...row.signIn, providers: row.signIn.providers.filter((provider) => !isStandIn(provider)) },
});

/** Reads the tenants of a database. @throws StartRefused `bad-registered-origin` */
export async function readRealms(db: Database, port: number, demoMode: boolean): Promise<RealmDirectory> {
  const rows = withPort(await db.select().from(realms).orderBy(asc(realms.realm)), port);
  return directoryOf(demoMode ? rows : rows.map(withoutStandIns));
}

/**
 * A tenant's settings as they leave the platform: never with the list of its partners, but with the answer for one of them.
 *
 * @param embedder the page around the one that reads them, by its origin; nothing is said of one that is not registered
 */
export function settingsFor({ registeredOrigins, ...settings }: RealmSettings, embedder?: string): RealmSettings {
  const grants = embedder === undefined ? null : grantsOf(readRegisteredOrigins(registeredOrigins).origins, embedder);
  return embedder === undefined || !grants ? settings : { ...settings, registeredOrigins: [{ origin: embedder, grants }] };
}
