import * as z from 'zod/mini';
import { PlatformError } from '../../server/platform-error.ts';
import { localFetch } from '../providers/local-fetch.ts';
import type { ProviderClient } from '../providers/provider-client.ts';

/** chosen: short, since a browser's tabs wait meanwhile for their next token */
const limitMs = 3_000;

const partnerAnswer = z.object({ products: z.array(z.string()) });

/** How the platform says who it is. */
export const basicOf = ({ clientId, clientSecret }: Pick<ProviderClient, 'clientId' | 'clientSecret'>): string => `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/**
 * What a partner says that a person bought there.
 *
 * chosen: nothing but a whole answer counts, so that a partner who is away or refuses takes nothing from anybody
 *
 * @throws PlatformError 502 `provider-unavailable`
 */
export async function productsAt(of: ProviderClient, subject: string): Promise<string[]> {
  const reply = await localFetch(`${of.issuer}/v1/people/${encodeURIComponent(subject)}/products`, { headers: { authorization: basicOf(of) }, limitMs }).catch(() => undefined);
  const read = reply?.ok ? z.safeParse(partnerAnswer, await reply.json().catch(() => undefined)) : undefined;
  if (!read?.success) throw new PlatformError(502, 'provider-unavailable', 'sorrySomethingWentWrong');
  return read.data.products;
}
