import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { PlatformError } from '../../../server/platform-error.ts';
import type { ProvenPerson } from '../../attempts/attempt-facts.ts';
import { localFetch } from '../local-fetch.ts';
import type { ProviderClient } from '../provider-client.ts';

interface Credentials { id: string; secret: string }

const directoryPerson = z.object({ subject: z.string(), name: z.string(), email: z.nullable(z.string()), emailVerified: z.boolean() });
const refusedPerson = z.object({ ticket: z.optional(z.string()) });
const gigyaAnswer = z.object({
  errorCode: z.number(), UID: z.optional(z.string()), UIDSignature: z.optional(z.string()), signatureTimestamp: z.optional(z.string()), isVerified: z.optional(z.boolean()),
  profile: z.optional(z.object({ firstName: z.optional(z.string()), email: z.optional(z.string()) })),
});

/** What Gigya says of a login that several accounts have. */
const conflictCode = 403043;
const wrongCodes = [403042, 403041, 401020];
/** @source Gigya: signatures are good for three minutes */
const signatureLifeMs = 180_000;

const unavailable = (): PlatformError => new PlatformError(502, 'provider-unavailable', 'sorrySomethingWentWrong');

const reach = (address: string, options: Parameters<typeof localFetch>[1]): Promise<Response> => localFetch(address, options).catch(() => { throw unavailable(); });

function ask({ issuer, clientId, clientSecret }: ProviderClient, method: string, path: string, body: object): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return reach(`${issuer}${path}`, { method, headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function inDirectory(of: ProviderClient, credentials: Credentials): Promise<ProvenPerson | undefined> {
  const reply = await ask(of, 'POST', '/v1/authenticate', credentials);
  if (reply.status === 403) {
    const { ticket } = z.safeParse(refusedPerson, await reply.json().catch(() => undefined)).data ?? {};
    if (ticket !== undefined) throw new UnconfirmedSignUp(ticket);
    return undefined;
  }
  return personIn(of, reply);
}

/** Somebody knows the password of a sign-up that its mail has not confirmed yet. */
export class UnconfirmedSignUp extends PlatformError {
  readonly ticket: string;

  constructor(ticket: string) {
    super(403, 'emailNotConfirmed');
    this.ticket = ticket;
  }
}

async function personIn(of: ProviderClient, reply: Response): Promise<ProvenPerson> {
  if (!reply.ok) throw unavailable();
  const { email, ...person } = z.parse(directoryPerson, await reply.json());
  return { provider: of.name, ...person, ...(email === null ? {} : { email: email.trim().toLowerCase() }) };
}

/** Whether Gigya itself said it, and just now. chosen: by the machine's clock, as providers do not follow the platform's */
export function isSignedBy(secret: string, { UID = '', UIDSignature = '', signatureTimestamp = '' }: Pick<z.output<typeof gigyaAnswer>, 'UID' | 'UIDSignature' | 'signatureTimestamp'>, now: number): boolean {
  const [own, given] = [createHmac('sha1', Buffer.from(secret, 'base64')).update(`${signatureTimestamp}_${UID}`).digest(), Buffer.from(UIDSignature, 'base64')];
  const isFresh = Math.abs(now - Number(signatureTimestamp) * 1000) <= signatureLifeMs;
  return UID !== '' && isFresh && own.length === given.length && timingSafeEqual(own, given);
}

async function atGigya(of: ProviderClient, { id, secret }: Credentials): Promise<ProvenPerson | undefined> {
  const body = new URLSearchParams({ apiKey: of.clientId, loginID: id, password: secret, include: 'profile', format: 'json' });
  const reply = await reach(`${of.issuer}/accounts.login`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  const answer = z.safeParse(gigyaAnswer, await reply.json().catch(() => undefined)).data;
  if (answer?.errorCode === conflictCode) throw new PlatformError(409, 'accountConflict', 'cannotLinkAccount');
  if (answer && wrongCodes.includes(answer.errorCode)) return undefined;
  if (answer?.errorCode !== 0) throw unavailable();
  if (!isSignedBy(of.clientSecret, answer, Date.now())) throw new PlatformError(401, 'provider-proof-refused', 'sorrySomethingWentWrong');
  return { provider: of.name, subject: answer.UID ?? '', email: answer.profile?.email?.trim().toLowerCase(), emailVerified: answer.isVerified === true, name: answer.profile?.firstName };
}

/**
 * Whom a provider knows by this name and password; undefined for nobody.
 *
 * @throws PlatformError 502 `provider-unavailable`, 403 `emailNotConfirmed` of a sign-up that waits, 409 `accountConflict` of GIGYA, 401 `provider-proof-refused`
 */
export const personWithPassword = (of: ProviderClient, credentials: Credentials): Promise<ProvenPerson | undefined> =>
  (of.kind === 'GIGYA' ? atGigya(of, credentials) : inDirectory(of, credentials));

/** The e-mail to which a provider would have a new password sent. */
export async function emailInDirectory(of: ProviderClient, id: string): Promise<string | undefined> {
  const reply = await ask(of, 'POST', '/v1/people', { id });
  if (!reply.ok) throw unavailable();
  return z.parse(z.object({ email: z.nullable(z.string()) }), await reply.json()).email ?? undefined;
}

/** Writes a new password at the provider. @returns whose it is there */
export async function writePasswordThere(of: ProviderClient, credentials: Credentials): Promise<string> {
  const reply = await ask(of, 'PUT', '/v1/password', credentials);
  if (!reply.ok) throw unavailable();
  return z.parse(z.object({ subject: z.string() }), await reply.json()).subject;
}

/** Begins a sign-up at the provider, which makes no account before it is confirmed. @returns its name there, and whether the address has an account already: then nothing comes of it */
export async function beginSignUpThere(of: ProviderClient, person: Credentials & { name: string }): Promise<{ ticket: string; isTaken: boolean }> {
  const reply = await ask(of, 'POST', '/v1/sign-ups', person);
  if (!reply.ok) throw unavailable();
  return z.parse(z.object({ ticket: z.string(), isTaken: z.boolean() }), await reply.json());
}

/**
 * Makes the person of a sign-up; the same one each time.
 *
 * @param secret its password; absent where this platform knows that its own browser asks
 * @returns `unproven` for another password; undefined where the address is somebody's by now, or it waited too long
 */
export async function endSignUpThere(of: ProviderClient, ticket: string, secret: string | undefined): Promise<ProvenPerson | 'unproven' | undefined> {
  const reply = await ask(of, 'POST', '/v1/sign-ups/confirm', { ticket, ...(secret === undefined ? { trusted: 'true' } : { secret }) });
  if (reply.status === 403) return 'unproven';
  return reply.status === 404 ? undefined : personIn(of, reply);
}

/** @returns false where `current` is not the password there */
export async function changePasswordThere(of: ProviderClient, change: { subject: string; current: string; secret: string }): Promise<boolean> {
  const reply = await ask(of, 'POST', '/v1/password-changes', change);
  if (!reply.ok && reply.status !== 403) throw unavailable();
  return reply.ok;
}
