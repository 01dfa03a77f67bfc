import * as z from 'zod/mini';
import { isLoopbackName } from '../../../../bridge/contract/origins/origin.ts';
import { realmFlags, type RealmSettings, realmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { Database } from '../../db/database.ts';
import { views } from '../../db/tables/catalogue-tables.ts';
import { type RealmRow, realms } from '../../db/tables/realm-tables.ts';
import { smallPrintViews } from '../../seed/catalogue/small-print-views.ts';
import { formsOf } from '../../seed/identity/form-seed.ts';
import type { TenantFile } from './tenant-file.ts';

/** Where its own pages are. */
const originOf = (host: string): string => (isLoopbackName(host) ? `http://${host}:{port}` : `https://${host}`);

function settingsOf(file: TenantFile): RealmSettings {
  const api = originOf(file.host);
  return z.parse(realmSettings, {
    realm: file.realm, name: file.name, origin: api, apiKey: file.apiKey, countryCode: file.countryCode, locales: file.locales, defaultLocale: file.defaultLocale, timeZone: file.timeZone,
    navigationLayout: file.navigationLayout, theme: { ...file.theme, fonts: [], fallbackFaces: [] },
    looks: { ...(file.logo === undefined ? {} : { logo: file.logo }), avatars: [], footer: file.footer.map(({ view, ...link }) => ({ ...link, data: { view } })) },
    endpoints: { api, v1: `${api}/api/v1`, v2: `${api}/api/v2`, v4: `${api}/api/v4`, v5: `${api}/api/v5`, live: 'v5', video: 'v5', login: 'plain', qoe: `${api}/api/v1/qoe` },
    flags: z.parse(realmFlags, file.flags), registeredOrigins: file.registeredOrigins.map(({ origin, grants }) => ({ origin, grants: grants ?? { observe: false, control: false, load: false, calls: [] } })),
  });
}

/** A checked file as the platform keeps it. Its viewers sign in with an e-mail and a password. */
export const rowOf = (file: TenantFile): RealmRow => ({
  realm: file.realm, host: file.host, settings: settingsOf(file), tax: file.tax, homeCountry: file.homeCountry, saleCountries: file.saleCountries ?? null, billing: {}, adOrigins: file.adOrigins, cardFields: null,
  menu: file.menu.map(({ view, featured, ...entry }) => ({ ...entry, layout: file.navigationLayout, data: { view }, style: { featured } })),
  signIn: { providers: [] }, forms: formsOf(file.realm), seller: file.seller,
});

/** Brings a tenant in, or replaces what a former file said of it; an empty home page and its small print come with it. Processes read tenants when they start. */
export async function addTenant(db: Database, file: TenantFile): Promise<void> {
  const { realm, ...row } = rowOf(file);
  const titles = { en: file.name, ...Object.fromEntries(file.locales.map(({ locale }) => [locale, file.name])) };
  await db.transaction(async (tx) => {
    await tx.insert(realms).values({ realm, ...row }).onConflictDoUpdate({ target: realms.realm, set: row });
    // What the page shows may have been filled meanwhile; it is called as the tenant is.
    await tx.insert(views).values({ realm, type: 'home', id: 'home', titles, elements: [] }).onConflictDoUpdate({ target: [views.realm, views.type, views.id], set: { titles } });
    await tx.insert(views).values(smallPrintViews(realm)).onConflictDoNothing();
  });
}
