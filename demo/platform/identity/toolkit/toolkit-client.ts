import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { PlatformError } from '../../server/platform-error.ts';
import { localFetch } from '../providers/local-fetch.ts';
import type { ToolkitProject } from './toolkit-project.ts';

/** chosen: a sign-in of the last five minutes, as Firebase advises before a session is opened with its token. Seconds. */
const freshFor = 300;
/** Two machines' clocks may differ by so much. Seconds. */
const tolerance = 5;

const claims = z.object({ sub: z.string().check(z.minLength(1)), auth_time: z.int(), email: z.string() });
const renewal = z.object({ user_id: z.string(), project_id: z.string() });

/** Whom the toolkit proved. */
export interface ToolkitPerson { accountId: string; email: string }

const isAway = (failure: unknown): boolean => failure instanceof errors.JWKSTimeout || (failure instanceof Error && 'code' in failure && /^E[A-Z]{3,}$/u.test(String(failure.code)) && !String(failure.code).startsWith('ERR_'));

/**
 * Reads an identity token of a project: signed with RS256 by a key that the service names, for this project, by this issuer, now.
 *
 * chosen: by the machine's clock, since the service is another's and does not follow the platform's
 *
 * @throws Error for every other one
 */
async function readToken({ baseUri, issuer, projectId }: ToolkitProject, token: string): Promise<ToolkitPerson> {
  const { kid } = decodeProtectedHeader(token);
  if (typeof kid !== 'string' || kid === '') throw new Error('the token names no key');
  const keys = createRemoteJWKSet(new URL(`${baseUri}/v1/jwk`), { [customFetch]: (address, options) => localFetch(address, { ...options, headers: options.headers as Headers }) });
  const { payload } = await jwtVerify(token, keys, { issuer, audience: projectId, algorithms: ['RS256'], requiredClaims: ['exp', 'iat', 'sub', 'auth_time'], maxTokenAge: 3_600, clockTolerance: tolerance });
  const { sub, auth_time: authTime, email } = z.parse(claims, payload);
  const age = Date.now() / 1000 - authTime;
  if (age < -tolerance || age > freshFor) throw new Error('the sign-in is not a new one');
  return { accountId: sub, email };
}

/** Whose refresh token it is, as long as the account is what it was: a password that was changed meanwhile ends it. */
async function renew({ baseUri, apiKey, projectId }: ToolkitProject, token: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  const reply = await localFetch(`${baseUri}/v1/token?${new URLSearchParams({ key: apiKey })}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  if (!reply.ok) throw new Error('the refresh token is not good');
  const answer = z.parse(renewal, await reply.json());
  if (answer.project_id !== projectId) throw new Error('the refresh token is another project’s');
  return answer.user_id;
}

/**
 * Whom both tokens of a sign-in at the toolkit prove.
 *
 * @throws PlatformError 401 `provider-proof-refused`, 502 `provider-unavailable`; both show the same words
 */
export async function personOfTokens(project: ToolkitProject, { firebaseAuthToken, firebaseRefreshToken }: { firebaseAuthToken: string; firebaseRefreshToken: string }): Promise<ToolkitPerson> {
  try {
    const person = await readToken(project, firebaseAuthToken);
    if (await renew(project, firebaseRefreshToken) !== person.accountId) throw new Error('the tokens belong to two people');
    return person;
  } catch (failure) {
    if (isAway(failure)) throw new PlatformError(502, 'provider-unavailable', 'sorrySomethingWentWrong');
    throw new PlatformError(401, 'provider-proof-refused', 'sorrySomethingWentWrong');
  }
}
