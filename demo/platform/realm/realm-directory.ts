import { asc } from 'drizzle-orm';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import type { Database } from '../db/database.ts';
import { type RealmRow, realms } from '../db/tables/realm-tables.ts';

/** The tenants of this platform. They change with the seed only, so each process reads them once. */
export interface RealmDirectory {
  all(): RealmRow[];
  byName(realm: string): RealmRow | undefined;
  byHost(host: string): RealmRow | undefined;
  /** Origins of the tenants' own sites. */
  isTenantOrigin(origin: string): boolean;
  /** Whether this origin may embed this tenant. */
  isRegisteredOrigin(realm: string, origin: string): boolean;
}

/** Replaces `{port}` in all text of a value. */
export function withPort<T>(value: T, port: number): T {
  return JSON.parse(JSON.stringify(value).replaceAll('{port}', String(port))) as T;
}

export async function readRealms(db: Database, port: number): Promise<RealmDirectory> {
  const rows = withPort(await db.select().from(realms).orderBy(asc(realms.realm)), port);
  const byName = new Map(rows.map((row) => [row.realm, row]));
  const byHost = new Map(rows.map((row) => [row.host, row]));
  const tenantOrigins = new Set(rows.map((row) => row.settings.origin));
  return {
    all: () => rows,
    byName: (realm) => byName.get(realm),
    byHost: (host) => byHost.get(host),
    isTenantOrigin: (origin) => tenantOrigins.has(origin),
    isRegisteredOrigin: (realm, origin) =>
      byName.get(realm)?.settings.registeredOrigins?.some((registered) => registered.origin === origin) ?? false,
  };
}

/** The settings that this page may read: registered origins are for the platform's own pages only. */
export function settingsFor(row: RealmRow, toOwnPage: boolean): RealmSettings {
  if (toOwnPage) return row.settings;
  const { registeredOrigins: _hidden, ...settings } = row.settings;
  return settings;
}
