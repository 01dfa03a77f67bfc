import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { sent } from '../wire/sent-text.ts';

/**
 * Why a provider is asked: to sign in, to make an account, or to link it to the account of the viewer.
 *
 * @source spec 3 §7 "authoriseUriFlow=SIGNUP or SIGNIN"; chosen: `LINK`
 */
export const attemptPurpose = z.enum(['SIGNIN', 'SIGNUP', 'LINK']);
export type AttemptPurpose = z.output<typeof attemptPurpose>;

/**
 * A sign-in that goes through a provider's page. The platform keeps what belongs to it; the browser keeps this.
 *
 * @source design/identity.md 4; chosen: the fields
 */
export const signInAttempt = z.object({
  id: z.string(),
  /** Proves who started it. It stays on the platform's origin and in no address. */
  secret: z.string(),
  /** What the provider must bring back. */
  state: z.string(),
  expiresAt: instant,
});
export type SignInAttempt = z.output<typeof signInAttempt>;

/** @source spec 3 §7 "GET {provider base}/auth-uri", "GET /openid/{provider}/auth-uri"; chosen: `attempt` */
export const authUriAnswer = z.object({
  authorisationUri: z.string(),
  silentAuthorisationUri: z.optional(z.string()),
  attempt: signInAttempt,
});
export type AuthUriAnswer = z.output<typeof authUriAnswer>;

/** What a provider's page brought back, for the platform to exchange. Each field where its provider brings it. */
export const providerReturn = z.object({
  /** Empty where `posted` names a form, which holds it. */
  state: sent('token'),
  code: z.optional(sent('token')),
  idToken: z.optional(sent('token')),
  /** The issuer that answered. @source RFC 9207 */
  iss: z.optional(sent('address')),
  /** The reference of a form that the provider posted. */
  posted: z.optional(sent('code')),
  error: z.optional(sent('line')),
});
export type ProviderReturn = z.output<typeof providerReturn>;

/** Names an attempt, and proves who started it. */
export const attemptKey = z.object({ id: sent('id'), secret: sent('id') });
export type AttemptKey = z.output<typeof attemptKey>;

/** The account to link, proved by its password. @source spec 3 §2 "it offers a login form to link"; chosen: `captchaToken`, where the tenant asks for a captcha */
const accountLogin = z.object({ email: sent('email'), password: sent('password'), captchaToken: z.optional(sent('token')) });
export type AccountLogin = z.output<typeof accountLogin>;
export const linkRequest = z.extend(accountLogin, { id: sent('id'), secret: sent('id') });

/** What ends an attempt: its key and what came back from its provider. */
export const exchangeRequest = z.extend(providerReturn, { id: sent('id'), secret: sent('id'), provider: sent('code') });
export type ExchangeRequest = z.output<typeof exchangeRequest>;

/** Where a browser ends its session at a provider. @source spec 3 §7 "logoUri"; chosen: `logoutUri` beside it, as that name looks like a slip of the pen */
export const logoutUriAnswer = z.object({ logoUri: z.string(), logoutUri: z.optional(z.string()) });

/** What follows the end of a session here. chosen: where its provider's ends, as the specification shows no answer */
export const providerLogoutAnswer = z.object({ logoutUri: z.optional(z.string()) });

/** Whom the provider proved, as far as a screen says it. */
const linkPerson = z.object({ provider: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) });

/**
 * Where an attempt stands.
 *
 * `pending`: the viewer is still at the provider. `signed-in`: tokens, answered once. `linking`: nobody here is this person yet; an account is
 * linked or made. `compare`: another tab proved the person, and this one must show that it is the one that asked.
 * `failed`: `code` is one of the catalogue of errors.
 */
export const attemptState = z.object({
  status: openEnum('attemptState.status', ['pending', 'signed-in', 'linking', 'compare', 'linked', 'failed', 'expired'], 'failed'),
  answer: z.optional(signInAnswer),
  person: z.optional(linkPerson),
  /** Six digits that both windows show. */
  compareCode: z.optional(z.string()),
  code: z.optional(z.string()),
  /** With `account-exists-with-different-credential`: the providers by which the account of the person's e-mail signs in, by their names. */
  usedProviders: z.optional(z.array(z.string())),
});
/** What a name and password of another house lead to, with the attempt that a new person goes on with. @source spec 3 §1 "GIGYA"; chosen: the fields */
export const passwordState = z.extend(attemptState, { attempt: z.optional(signInAttempt) });
export type PasswordState = z.output<typeof passwordState>;
export type AttemptState = z.output<typeof attemptState>;
