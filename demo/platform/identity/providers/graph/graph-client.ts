import * as z from 'zod/mini';
import type { ProvenPerson } from '../../attempts/attempt-facts.ts';
import { localFetch } from '../local-fetch.ts';
import type { ProviderClient } from '../provider-client.ts';

/** @source spec 3 §7 "a social SDK (version v10.0, scope public_profile,email)" */
const version = 'v10.0';
const scope = 'public_profile,email';

const tokenAnswer = z.object({ access_token: z.string(), token_type: z.literal('bearer') });
const tokenFacts = z.object({ data: z.object({ app_id: z.string(), user_id: z.string(), is_valid: z.boolean(), expires_at: z.number(), scopes: z.array(z.string()) }) });
const me = z.object({ id: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) });

/** The address of the dialog. chosen: a code challenge beside `state`, so that a code of another attempt is worth nothing here */
export function dialogUri(of: ProviderClient, { state, challenge, extra }: { state: string; challenge: string; extra: Readonly<Record<string, string>> }): string {
  const own = { client_id: of.clientId, redirect_uri: of.returnUri, state, scope, response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' };
  return `${of.issuer}/${version}/dialog/oauth?${new URLSearchParams({ ...extra, ...own })}`;
}

async function ask<S extends z.ZodMiniType>(address: string, query: Record<string, string>, answer: S): Promise<z.output<S>> {
  const reply = await localFetch(`${address}?${new URLSearchParams(query)}`);
  if (!reply.ok) throw new Error(`the graph answers ${reply.status}`);
  return z.parse(answer, await reply.json());
}

/**
 * Whom a code of the dialog proves.
 *
 * 1. The code becomes an access token, with the return address and the verifier of this attempt.
 * 2. `debug_token` says whose token it is, and that it was given to this app: the token of another app names nobody here.
 * 3. `me` gives name and e-mail, of the same person.
 *
 * chosen: its e-mail counts as unproven, because the graph does not say whether it was confirmed
 */
export async function personAtGraph(of: ProviderClient, verifier: string, code: string): Promise<ProvenPerson> {
  const graph = `${of.issuer}/${version}`;
  const app = { client_id: of.clientId, client_secret: of.clientSecret };
  const { access_token: token } = await ask(`${graph}/oauth/access_token`, { ...app, redirect_uri: of.returnUri, code, code_verifier: verifier }, tokenAnswer);
  const { data } = await ask(`${graph}/debug_token`, { input_token: token, access_token: `${of.clientId}|${of.clientSecret}` }, tokenFacts);
  if (!data.is_valid || data.app_id !== of.clientId) throw new Error('the token was given to another app');
  const person = await ask(`${graph}/me`, { fields: 'id,name,email', access_token: token }, me);
  if (person.id !== data.user_id) throw new Error('the token belongs to another person');
  return { provider: of.name, subject: person.id, email: person.email?.trim().toLowerCase(), emailVerified: false, name: person.name };
}
