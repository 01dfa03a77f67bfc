import { createRemoteJWKSet, customFetch as keysFetch, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import { PlatformError } from '../../server/platform-error.ts';
import type { ProvenPerson, SignInAttemptFacts } from '../attempts/attempt-facts.ts';
import { dialogUri, personAtGraph } from './graph/graph-client.ts';
import { localFetch } from './local-fetch.ts';
import type { ProviderClient } from './provider-client.ts';

/** What a provider's page brought back. */
export interface BroughtBack {
  state: string;
  code?: string | undefined;
  idToken?: string | undefined;
  iss?: string | undefined;
}

/** What is read of an identity token. Apple writes truth as text. @source Apple "email_verified: a string or Boolean value" */
const claims = z.object({
  sub: z.string(), nonce: z.string(),
  email: z.optional(z.string()), name: z.optional(z.string()), email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
});

function configOf({ issuer, clientId, clientSecret, algorithm }: ProviderClient): client.Configuration {
  const config = new client.Configuration({
    issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks`, end_session_endpoint: `${issuer}/session/end`,
    authorization_response_iss_parameter_supported: true, id_token_signing_alg_values_supported: [algorithm], code_challenge_methods_supported: ['S256'],
  }, clientId, { client_secret: clientSecret, id_token_signed_response_alg: algorithm }, client.ClientSecretPost(clientSecret));
  // The demo's providers are on this machine.
  if (issuer.startsWith('http://')) client.allowInsecureRequests(config);
  config[client.customFetch] = (address, options) => localFetch(address, options);
  return config;
}

/** What an authorisation address says beside what is asked of every provider. */
interface AuthorisationWishes { state: string; challenge: string; nonce: string; extra?: Readonly<Record<string, string>>; silent?: boolean }

/** The address of the provider's page. Nothing of `extra` can change what the platform says itself. */
export function authorisationUri(of: ProviderClient, { state, challenge, nonce, extra = {}, silent = false }: AuthorisationWishes): string {
  if (of.kind === 'facebook') return dialogUri(of, { state, challenge, extra });
  const own = {
    redirect_uri: of.returnUri, scope: 'openid email profile', state, nonce, code_challenge: challenge, code_challenge_method: 'S256',
    ...(of.kind === 'apple' ? { response_mode: 'form_post' } : {}), ...(silent ? { prompt: 'none' } : {}),
  };
  return client.buildAuthorizationUrl(configOf(of), { ...extra, ...own }).href;
}

/** Exchanges a code for the identity token. The provider accepts a code once. */
async function tokenOfCode(of: ProviderClient, { verifier, nonce }: SignInAttemptFacts, { state, code, iss }: BroughtBack): Promise<string> {
  const returned = new URL(of.returnUri);
  for (const [name, value] of Object.entries({ state, code, iss })) if (value !== undefined) returned.searchParams.set(name, value);
  const tokens = await client.authorizationCodeGrant(configOf(of), returned, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true });
  return tokens.id_token ?? '';
}

/**
 * Verifies an identity token: signature by a key of this provider, algorithm, issuer, audience, expiry and nonce.
 *
 * chosen: by the machine's clock, since providers are others and do not follow the platform's
 */
async function personOfToken(of: ProviderClient, nonce: string, idToken: string): Promise<ProvenPerson> {
  const keys = createRemoteJWKSet(new URL(`${of.issuer}/jwks`), { [keysFetch]: (address, options) => localFetch(address, { ...options, headers: options.headers as Headers }) });
  const { payload } = await jwtVerify(idToken, keys, { issuer: of.issuer, audience: of.clientId, algorithms: [of.algorithm], requiredClaims: ['exp', 'iat', 'sub', 'nonce'] });
  if (payload.azp !== undefined && payload.azp !== of.clientId) throw new Error('the token was given to another client');
  const read = z.parse(claims, payload);
  if (read.nonce !== nonce) throw new Error('the token belongs to another attempt');
  return {
    provider: of.name, subject: read.sub, email: read.email?.trim().toLowerCase(), name: read.name,
    emailVerified: read.email_verified === true || read.email_verified === 'true',
  };
}

const isUnreachable = (failure: unknown): boolean => failure instanceof Error && (('code' in failure && /^E[A-Z]+$/.test(String(failure.code))) || (failure.cause !== undefined && isUnreachable(failure.cause)));

/**
 * Whom a provider proved, by the code or identity token that its page brought back.
 *
 * @throws PlatformError 401 `provider-proof-refused`, and 502 `provider-unavailable`; both show the same words
 */
export async function provePerson(of: ProviderClient, facts: SignInAttemptFacts, brought: BroughtBack): Promise<ProvenPerson> {
  try {
    if (brought.iss !== undefined && brought.iss !== of.issuer) throw new Error('another provider answered');
    if (of.kind === 'facebook') return await personAtGraph(of, facts.verifier ?? '', brought.code ?? '');
    return await personOfToken(of, facts.nonce ?? '', brought.idToken ?? await tokenOfCode(of, facts, brought));
  } catch (failure) {
    if (isUnreachable(failure)) throw new PlatformError(502, 'provider-unavailable', 'sorrySomethingWentWrong');
    throw new PlatformError(401, 'provider-proof-refused', 'sorrySomethingWentWrong');
  }
}
