import * as z from 'zod/mini';
import type { Changed } from '../contracts/wire/changed.ts';
import { ApiError, isApiError } from './api-error.ts';
import type { Call } from './call.ts';
import type { Client } from './client.ts';
import { buildRequest, type RequestOptions } from './http/build-request.ts';
import { placeOf, readAnswer } from './http/read-answer.ts';
import { withTimeLimit } from './http/time-limit.ts';
import { isTokenRefused } from './token-refused.ts';

// A partner's policy may forbid eval, and zod's probe for it would be reported as a violation.
z.config({ jitless: true });

/** Gives the client its tokens; the client keeps none. */
export interface TokenSource {
  /** The current token; waits for a start or refresh in progress. */
  token(): Promise<string | undefined>;
  /** Called with a token that the platform refused. Answers another one, or undefined when there is none. */
  renew(refused: string): Promise<string | undefined>;
}

export interface HttpClientOptions extends RequestOptions {
  tokens: TokenSource;
  /** Called after a call that changes what other elements show. */
  onChanged?(changed: Changed): void;
  fetch?: typeof fetch;
}

/** `bearer` replaces the session's token; null sends none. */
export interface HttpCallOptions {
  signal?: AbortSignal;
  bearer?: string | null;
}

/** A client that also takes the token to send, as the session needs it. */
export interface HttpClient extends Client {
  call<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>, input: z.input<I>, options?: HttpCallOptions): Promise<z.output<O>>;
}

/** How long a call may take unless it says otherwise. chosen: a slow line still brings a page of rows in it */
const usualLimitMs = 20_000;

/**
 * The client on the platform's origin: calls go out over HTTP.
 *
 * 1. Every attempt ends in time; one without an answer by then counts as unreachable.
 * 2. A call whose token is refused is repeated once with a renewed token.
 * 3. A read that is refused with a short `Retry-After` is made again after it. No other call is repeated.
 *
 * @source spec 1 §7; headers of design/platform.md
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return {
    async call(call, input, { signal, bearer } = {}) {
      const parsed = parseInput(call, input);
      const first = bearer === undefined && call.auth !== 'none' ? await options.tokens.token() : (bearer ?? undefined);
      const ask = (token: string | undefined) => askPatiently(call, parsed, token, options, signal);
      const output = await ask(first).catch(async (failure: unknown) => {
        if (bearer !== undefined || !first || !isTokenRefused(failure)) throw failure;
        const fresh = await options.tokens.renew(first);
        if (!fresh || fresh === first) throw failure;
        return ask(fresh);
      });
      if (call.changes && (call.changes.when?.(output) ?? true)) {
        const { subject, ids } = call.changes;
        options.onChanged?.({ subject: typeof subject === 'function' ? subject(parsed) : subject, ids: ids(parsed) });
      }
      return output;
    },
  };
}

function parseInput<I extends z.ZodMiniType>(call: Call<I>, input: z.input<I>): z.output<I> {
  const parsed = z.safeParse(call.input, input);
  if (!parsed.success) throw new ApiError('contract-broken', call.name, { detail: `input ${placeOf(parsed.error)}` });
  return parsed.data;
}

async function askPatiently<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  call: Call<I, O>, input: z.output<I>, token: string | undefined, options: HttpClientOptions, signal: AbortSignal | undefined,
): Promise<z.output<O>> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await ask(call, input, token, options, signal);
    } catch (failure) {
      if (!isApiError(failure) || failure.retryAfterMs === undefined) throw failure;
      // Fetched when it is needed; without it the failure is the caller's at once.
      const { shortWait } = await import('./http/short-wait.ts').catch(() => ({ shortWait: undefined }));
      if (!await shortWait?.(call, failure, retries, signal)) throw signal?.aborted ? new ApiError('aborted', call.name) : failure;
    }
  }
}

async function ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  call: Call<I, O>, input: z.output<I>, token: string | undefined, options: HttpClientOptions, signal: AbortSignal | undefined,
): Promise<z.output<O>> {
  const { address, init } = buildRequest(call, input, token, options);
  const isEnveloped = call.envelope(options.settings.endpoints) === 'rpc';
  try {
    return await withTimeLimit(call.limitMs ?? usualLimitMs, signal, async (ending) =>
      readAnswer(call, await (options.fetch ?? fetch)(address, { ...init, signal: ending }), isEnveloped));
  } catch (failure) {
    if (isApiError(failure)) throw failure;
    throw new ApiError(signal?.aborted ? 'aborted' : 'unreachable', call.name);
  }
}
