import type { RealmRow, RealmSeed } from '../../db/tables/realm-tables.ts';
import { formsOf } from '../identity/form-seed.ts';
import { signInOptionsOf } from '../identity/provider-seed.ts';
import { realmSeed } from './realm-seed.ts';
import { sellerOf } from './seller-seed.ts';

/** Pages know from the flags whether "Sign in" leads to the login route. @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
const signInFlags = (realm: string): { captchaSignIn?: true } => (signInOptionsOf(realm).authenticationFactors?.includes('CAPTCHA') ? { captchaSignIn: true } : {});

/** A tenant with its ways to sign in. */
export const realmRowOf = (row: RealmSeed): RealmRow => ({
  ...row, settings: { ...row.settings, flags: { ...row.settings.flags, ...signInFlags(row.realm) } }, signIn: signInOptionsOf(row.realm), forms: formsOf(row.realm), seller: sellerOf(row.realm),
});

/** The demo's tenants, whole. */
export const realmRows: RealmRow[] = realmSeed.map(realmRowOf);

/** A tenant as production begins with it: its own site alone embeds it. */
export const withoutPartners = (row: RealmRow): RealmRow =>
  ({ ...row, settings: { ...row.settings, registeredOrigins: row.settings.registeredOrigins?.filter(({ origin }) => origin === row.settings.origin) } });
