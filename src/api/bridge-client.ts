import * as z from 'zod/mini';
import { apiErrorBody } from '../contracts/wire/api-error-body.ts';
import { failureKinds } from '../contracts/wire/call-failure.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';

z.config({ jitless: true });

/**
 * A call's answer as it crosses from the session frame: its output, or its whole failure, so that a refused stream
 * still names the licences that would grant it.
 */
export const crossedAnswer = z.union([
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({
    ok: z.literal(false),
    failure: z.object({
      kind: z.enum(failureKinds),
      status: z.number(),
      body: z.optional(apiErrorBody),
      retryAfterMs: z.optional(z.number()),
    }),
  }),
]);
export type CrossedAnswer = z.output<typeof crossedAnswer>;

export interface BridgeClientOptions {
  /** Sends name and input to the session frame. Rejects with a bridge code. @param isRepeatable it changes nothing, so it may be sent twice */
  send(name: string, input: unknown, isRepeatable: boolean): Promise<unknown>;
  /** Makes the calls that need no token. */
  direct: Client;
}

/** The client on a partner's page: calls go through the session frame, which holds the tokens; calls without a token go out directly. */
export function createBridgeClient({ send, direct }: BridgeClientOptions): Client {
  return {
    async call(call, input, options) {
      if (call.exposure !== 'partner') throw new ApiError('not-permitted', call.name);
      if (call.auth === 'none') return direct.call(call, input, options);
      const sent = await send(call.name, input, !call.changes).catch((failure: unknown) => {
        throw new ApiError(codeOf(failure) === 'NOT_PERMITTED' ? 'not-permitted' : 'unreachable', call.name, { detail: codeOf(failure) });
      });
      if (options?.signal?.aborted) throw new ApiError('aborted', call.name);
      const answer = z.safeParse(crossedAnswer, sent);
      if (!answer.success) throw new ApiError('contract-broken', call.name);
      if (!answer.data.ok) throw new ApiError(answer.data.failure.kind, call.name, answer.data.failure);
      const output = z.safeParse(call.partnerOutput ?? call.output, answer.data.output);
      if (!output.success) throw new ApiError('contract-broken', call.name);
      return output.data as z.output<typeof call.output>;
    },
  };
}

function codeOf(failure: unknown): string {
  return typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : 'UNKNOWN';
}
