import * as z from 'zod/mini';
import { isApiError } from './api-error.ts';
import type { CrossedAnswer } from './bridge-client.ts';
import type { Call } from './call.ts';
import type { Client } from './client.ts';
import { grantedPart, type HoldsScope } from './granted-part.ts';

/** The partner that asks, as far as an answer depends on it. */
export interface PartnerReader {
  holds: HoldsScope;
  /** An id of the viewer's own things as the partner's origin knows it. */
  idFor(id: string): Promise<string>;
}

/**
 * Makes a call for a partner's page and reduces the answer to its partner output, and both to what the partner's grants name.
 *
 * @param callOf a call by its name; only one with exposure `partner` is made
 * @throws nothing: a failure crosses as a value
 */
export async function answerPartner(client: Client, callOf: (name: string) => Promise<Call | undefined>, { name, input }: { name: string; input?: unknown }, { holds, idFor }: PartnerReader): Promise<CrossedAnswer> {
  try {
    const call = await callOf(name);
    if (call?.exposure !== 'partner') return { ok: false, failure: { kind: 'not-permitted', status: 0 } };
    const output = await client.call(call, grantedPart(input, holds));
    const reduced = z.parse(call.partnerOutput ?? call.output, output);
    const known = call.partnerIds ? await call.partnerIds(reduced, idFor) : reduced;
    return { ok: true, output: grantedPart(known, holds) };
  } catch (failure) {
    if (!isApiError(failure)) return { ok: false, failure: { kind: 'contract-broken', status: 0 } };
    const { kind, status, body, retryAfterMs } = failure;
    return { ok: false, failure: { kind, status, ...(body ? { body } : {}), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) } };
  }
}
