import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';

/**
 * The kinds of sign-in providers. What each can do is a table: `rules/identity/providers/provider-ways.ts`.
 *
 * @source spec 3 §1, §2 "Per-provider login pages"; chosen: `generic-oauth` and `openid` after their calls' paths, `partner` for the identity-partner workflow
 */
export const providerKinds = [
  'id', 'google', 'facebook', 'apple', 'generic-oauth', 'openid', 'opin', 'partner', 'pbr', 'sptv', 'GIGYA', 'adobe-dcr', 'primetime',
] as const;
export type ProviderKind = (typeof providerKinds)[number];

/**
 * The project at the identity toolkit where names and passwords of the built-in provider are checked. Its key names the project and is no secret.
 *
 * @source spec 3 §3 "firebase settings"; chosen: the fields, as Firebase's own settings have them
 */
export const firebaseSettings = z.object({ apiKey: z.string(), projectId: z.string() });
export type FirebaseSettings = z.output<typeof firebaseSettings>;

/** A provider as its tenant set it up. @source spec 3 §3 "Auth provider config" */
export const authProvider = z.object({
  /** Names it in addresses and calls; one per tenant. */
  name: z.string(),
  kind: openEnum('authProvider.kind', providerKinds),
  /** Its own name, which is not translated. */
  title: z.string(),
  /** Featured ones stand first in the picker. @source spec 3 §2 "Provider picker page" */
  featured: z._default(z.boolean(), false),
  logoUri: z.optional(z.string()),
  /** Origin of its pages: a browser is sent to no other for it. */
  baseUri: z.optional(z.string()),
  /** @source spec 3 §7 "/generic-oauth/{client}/token", "/openid/{client}/token" */
  clientName: z.optional(z.string()),
  openIdClientName: z.optional(z.string()),
  requestorId: z.optional(z.string()),
  resourceId: z.optional(z.string()),
  appId: z.optional(z.string()),
  sdkUri: z.optional(z.string()),
  /** Where its own accounts reset their passwords. */
  resetUri: z.optional(z.string()),
  /** Of the built-in provider alone; without them its passwords are checked by `POST /login`. */
  firebase: z.optional(firebaseSettings),
});
export type AuthProvider = z.output<typeof authProvider>;

/**
 * An app of the tenant, to which a sign-in in the browser is handed over.
 *
 * @source spec 3 §2 "bundle_id", "/oauth/{provider}/{appname}"; chosen: the fields
 */
export const mobileApp = z.object({
  /** Names it in addresses; one per tenant. */
  name: z.string(),
  bundleId: z.string(),
  /** The scheme of its links: a domain name in reverse, as a bundle id is. */
  scheme: z.string(),
  title: z.string(),
});
export type MobileApp = z.output<typeof mobileApp>;

/**
 * How viewers of a tenant may sign in and sign up.
 *
 * @source spec 3 §2, §3; chosen: one public call, as the specification shows the parts and no call for them
 */
export const signInOptions = z.object({
  providers: listOf('signInOptions.providers', authProvider),
  /** @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
  authenticationFactors: z._default(listOf('signInOptions.authenticationFactors', openEnum('authenticationFactor', ['CAPTCHA'])), () => []),
  magicLink: z._default(z.boolean(), false),
  passkeys: z._default(z.boolean(), false),
  apps: z._default(listOf('signInOptions.apps', mobileApp), () => []),
  /** Fewest characters of a password. chosen: ten, and no rules of composition (NIST SP 800-63B-4) */
  passwordMinLength: z._default(wholeNumber, 10),
});
export type SignInOptions = z.output<typeof signInOptions>;
