import * as z from 'zod/mini';
import { apiErrorBody } from '../contracts/wire/api-error-body.ts';
import { appVersion } from '../contracts/wire/app-version.ts';
import type { Changed } from '../contracts/wire/changed.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { rpcAnswer } from '../contracts/wire/rpc-envelope.ts';
import { ApiError } from './api-error.ts';
import { addressOf } from './address-of.ts';
import type { Call, CallRequest } from './call.ts';
import type { Client } from './client.ts';
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

export interface HttpClientOptions {
  settings: Pick<RealmSettings, 'realm' | 'apiKey' | 'endpoints'>;
  tokens: TokenSource;
  locale(): string;
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

/**
 * The client on the platform's origin: calls go out over HTTP.
 *
 * A call whose token is refused is repeated once with a renewed token; no other call is repeated.
 *
 * @source spec 1 §7; headers of design/platform.md
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return {
    async call(call, input, { signal, bearer } = {}) {
      const parsed = parseInput(call, input);
      const first = bearer === undefined && call.auth !== 'none' ? await options.tokens.token() : (bearer ?? undefined);
      const ask = async (token: string | undefined) => read(call, await send(call, parsed, token, options, signal), options);
      const output = await ask(first).catch(async (failure: unknown) => {
        if (bearer !== undefined || !first || !isTokenRefused(failure)) throw failure;
        const fresh = await options.tokens.renew(first);
        if (!fresh || fresh === first) throw failure;
        return ask(fresh);
      });
      if (call.changes) options.onChanged?.({ subject: call.changes.subject, ids: call.changes.ids(parsed) });
      return output;
    },
  };
}

function parseInput<I extends z.ZodMiniType>(call: Call<I>, input: z.input<I>): z.output<I> {
  const parsed = z.safeParse(call.input, input);
  if (!parsed.success) throw new ApiError('contract-broken', call.name, { detail: `input ${placeOf(parsed.error)}` });
  return parsed.data;
}

async function send<I extends z.ZodMiniType>(
  call: Call<I>, input: z.output<I>, token: string | undefined, options: HttpClientOptions, signal?: AbortSignal,
): Promise<Response> {
  const { endpoints } = options.settings;
  const request = call.request(input, endpoints);
  const address = addressOf(call.base(endpoints), request);
  // A callback address is part of an answer: a token must never be sent to another origin.
  if (new URL(address).origin !== new URL(call.base(endpoints)).origin) throw new ApiError('not-permitted', call.name);
  try {
    return await (options.fetch ?? fetch)(address, {
      method: call.methodOf?.(endpoints) ?? call.method,
      headers: headersOf(request, token, options),
      body: bodyOf(call, request, options),
      // The platform sets no cookies; with `omit` a browser would open separate connections for these calls.
      credentials: 'same-origin',
      signal: signal ?? null,
    });
  } catch {
    throw new ApiError(signal?.aborted ? 'aborted' : 'unreachable', call.name);
  }
}

function headersOf(request: CallRequest, token: string | undefined, { settings, locale }: HttpClientOptions): Record<string, string> {
  return {
    realm: settings.realm,
    'x-api-key': settings.apiKey,
    'x-app-var': appVersion,
    'accept-language': locale(),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...request.headers,
  };
}

function bodyOf(call: Call, request: CallRequest, { settings }: HttpClientOptions): string | null {
  if (request.body === undefined) return null;
  const enveloped = call.envelope(settings.endpoints) === 'rpc';
  return JSON.stringify(enveloped ? { id: crypto.randomUUID(), method: call.name, params: request.body } : request.body);
}

async function read<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>, answer: Response, options: HttpClientOptions): Promise<z.output<O>> {
  const json = await jsonOf(answer);
  const enveloped = call.envelope(options.settings.endpoints) === 'rpc';
  const rpc = enveloped ? z.safeParse(rpcAnswer, json) : undefined;
  if (!answer.ok || rpc?.data?.error) {
    const body = z.safeParse(apiErrorBody, rpc?.data?.error ?? json);
    throw new ApiError('refused', call.name, { status: answer.status, ...(body.success ? { body: body.data } : {}) });
  }
  const output = z.safeParse(call.output, rpc ? rpc.data?.result : (json ?? {}));
  if (!output.success) throw new ApiError('contract-broken', call.name, { status: answer.status, detail: placeOf(output.error) });
  return output.data;
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => '');
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function placeOf(error: z.core.$ZodError): string {
  return error.issues.map((issue) => issue.path.join('.') || 'whole').slice(0, 3).join(', ');
}
