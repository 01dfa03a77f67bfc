import * as z from 'zod/mini';
import { operatorConfig } from '../../../../../src/contracts/identity/outside/operator.ts';
import { PlatformError } from '../../../server/platform-error.ts';
import { localFetch } from '../local-fetch.ts';
import type { ProviderClient } from '../provider-client.ts';

const unavailable = (): PlatformError => new PlatformError(502, 'provider-unavailable', 'sorrySomethingWentWrong');

/** An answer of the operators' service. @param refusals statuses that mean something to the caller */
async function ask<S extends z.ZodMiniType>(address: string, options: Parameters<typeof localFetch>[1], answer: S, refusals: readonly number[]): Promise<{ status: number; value?: z.output<S> }> {
  const reply = await localFetch(address, options).catch(() => { throw unavailable(); });
  if (refusals.includes(reply.status)) return { status: reply.status };
  const read = reply.ok ? z.safeParse(answer, await reply.json().catch(() => undefined)) : undefined;
  if (!read?.success) throw unavailable();
  return { status: reply.status, value: read.data };
}

const json = { 'content-type': 'application/json' };

/** @throws PlatformError 400 `invalid-software-statement` */
export async function registerAt({ issuer }: ProviderClient, statement: string): Promise<{ client_id: string; client_secret: string }> {
  const { value } = await ask(`${issuer}/o/client/register`, { method: 'POST', headers: json, body: JSON.stringify({ software_statement: statement }) }, z.object({ client_id: z.string(), client_secret: z.string() }), [400]);
  if (!value) throw new PlatformError(400, 'invalid-software-statement', 'sorrySomethingWentWrong');
  return value;
}

export async function configAt({ issuer }: ProviderClient, requestor: string): Promise<z.output<typeof operatorConfig>> {
  const { value } = await ask(`${issuer}/api/v1/config/${encodeURIComponent(requestor)}`, {}, operatorConfig, []);
  if (!value) throw unavailable();
  return value;
}

/** @throws PlatformError 400 `client-not-registered`: its details are registered anew */
export async function accessTokenAt({ issuer }: ProviderClient, id: string, secret: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  const { value } = await ask(`${issuer}/o/client/token`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }, z.object({ access_token: z.string() }), [400]);
  if (!value) throw new PlatformError(400, 'client-not-registered', 'sorrySomethingWentWrong');
  return value.access_token;
}

/** How a tenant's platform itself asks. */
export const basicOf = ({ clientId, clientSecret }: ProviderClient): string => `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** @param authorization of a browser's application, or of the platform @throws PlatformError 400 `client-not-registered` */
export async function regcodeAt({ issuer }: ProviderClient, requestor: string, authorization: string): Promise<string> {
  const { value } = await ask(`${issuer}/reggie/v1/${encodeURIComponent(requestor)}/regcode`, { method: 'POST', headers: { authorization } }, z.object({ code: z.string() }), [401]);
  if (!value) throw new PlatformError(400, 'client-not-registered', 'sorrySomethingWentWrong');
  return value.code;
}

const activation = z.object({ userId: z.string(), mvpd: z.string(), requestor: z.string(), authorized: z.boolean() });

/** Who activated a code; good once. @throws PlatformError 412 `operator-sign-in-missing`, 403 `operator-not-entitled` */
export async function activationAt({ issuer }: ProviderClient, { code, proof, authorization, requestor }: { code: string; proof: string; authorization: string; requestor: string }): Promise<z.output<typeof activation>> {
  const { value } = await ask(`${issuer}/api/v1/tokens/authn?${new URLSearchParams({ reg_code: code, proof })}`, { headers: { authorization } }, activation, [401, 404]);
  if (!value || value.requestor !== requestor) throw new PlatformError(412, 'operator-sign-in-missing', 'sorrySomethingWentWrong');
  if (!value.authorized) throw new PlatformError(403, 'operator-not-entitled', 'operatorNotEntitled');
  return value;
}
