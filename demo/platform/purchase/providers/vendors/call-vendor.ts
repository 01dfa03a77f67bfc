import { ProviderUnreachable } from '../payment-provider.ts';

/** chosen: longer than vendors take, shorter than a viewer waits; the state is asked again by the same key */
const patienceMs = 20_000;

/** A request to a vendor's API. */
export interface VendorCall { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

/** What a vendor said; `body` is whatever JSON came. */
export interface VendorAnswer { status: number; body: unknown }

/** Asks a vendor. @throws ProviderUnreachable where no answer came that can be read, or one of a vendor in trouble: neither says whether money moved */
export async function callVendor({ url, ...request }: VendorCall): Promise<VendorAnswer> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
    return { status: answer.status, body: await answer.json() };
  } catch (failure) {
    // Neither keys nor tokens of the request are part of the message.
    throw new ProviderUnreachable(`${new URL(url).host} ${failure instanceof Error ? failure.message : 'did not answer'}`);
  }
}

/** The JSON of a message; undefined for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a vendor says that it did nothing: it understood no such request, or allows it to nobody with this key. */
export const isRejected = (status: number): boolean => [400, 401, 403, 404, 422].includes(status);

/** A request that a vendor turned down before it did anything: no money moved. */
export class VendorRejected extends Error {
  override name = 'VendorRejected';
}
