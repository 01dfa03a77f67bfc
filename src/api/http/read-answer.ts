import * as z from 'zod/mini';
import { apiErrorBody } from '../../contracts/wire/api-error-body.ts';
import { readText } from '../../contracts/wire/parsing/read-text.ts';
import { rpcAnswer } from '../../contracts/wire/rpc-envelope.ts';
import { ApiError } from '../api-error.ts';
import type { Call } from '../call.ts';

/** Bytes. chosen: several times what the longest lists and guides weigh, and little enough for a phone */
export const longestAnswer = 8_000_000;

/**
 * Reads an answer by the call's output contract.
 *
 * @param isEnveloped whether the answer has the envelope of `rpc` calls
 * @throws ApiError `refused`, `contract-broken`
 */
export async function readAnswer<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>, answer: Response, isEnveloped: boolean): Promise<z.output<O>> {
  const text = await readText(answer, longestAnswer, new TextDecoder());
  const json = jsonOf(text);
  const rpc = isEnveloped ? z.safeParse(rpcAnswer, json) : undefined;
  if (!answer.ok || rpc?.data?.error) {
    const body = z.safeParse(apiErrorBody, rpc?.data?.error ?? json);
    throw new ApiError('refused', call.name, { status: answer.status, body: body.data, retryAfterMs: await waitOf(answer) });
  }
  if (text === undefined) throw new ApiError('contract-broken', call.name, { status: answer.status, detail: 'too long' });
  const output = z.safeParse(call.output, rpc ? rpc.data?.result : (json ?? {}));
  if (!output.success) throw new ApiError('contract-broken', call.name, { status: answer.status, detail: placeOf(output.error) });
  return output.data;
}

/** How long to wait, where the answer says it: few do, so what reads it is fetched then. Without that the failure is the caller's at once. */
async function waitOf({ headers }: Response): Promise<number | undefined> {
  if (!headers.has('retry-after')) return undefined;
  return (await import('./retry-after.ts').catch(() => undefined))?.retryAfterMsOf(headers);
}

export function jsonOf(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a value does not fit its contract, for the log. */
export function placeOf(error: z.core.$ZodError): string {
  return error.issues.map((issue) => issue.path.join('.') || 'whole').slice(0, 3).join(', ');
}
