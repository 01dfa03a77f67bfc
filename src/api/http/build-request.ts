import type * as z from 'zod/mini';
import { appVersion } from '../../contracts/wire/app-version.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { ApiError, isApiError } from '../api-error.ts';
import type { Call, CallRequest } from '../call.ts';
import { addressOf } from './address-of.ts';

/** What every request of a client carries. */
export interface RequestOptions {
  settings: Pick<RealmSettings, 'realm' | 'apiKey' | 'endpoints'>;
  locale(): string;
}

/** A call as `fetch` takes it. */
export interface HttpRequest {
  address: string;
  init: RequestInit;
}

/** @throws ApiError `contract-broken` for an id that no path can carry; `not-permitted` for an address outside the call's base */
export function buildRequest<I extends z.ZodMiniType>(call: Call<I>, input: z.output<I>, token: string | undefined, options: RequestOptions): HttpRequest {
  const { endpoints } = options.settings;
  const request = requestOf(call, input, options);
  const address = addressOf(call.base(endpoints), request);
  // A callback address is part of an answer: a token must never be sent to another origin.
  if (new URL(address).origin !== new URL(call.base(endpoints)).origin) throw new ApiError('not-permitted', call.name);
  return {
    address,
    init: {
      method: call.methodOf?.(endpoints) ?? call.method,
      headers: headersOf(request, token, options),
      body: bodyOf(call, request, options),
      // The platform sets no cookies; with `omit` a browser would open separate connections for these calls.
      credentials: 'same-origin',
      ...(call.keepalive ? { keepalive: true } : {}),
    },
  };
}

function requestOf<I extends z.ZodMiniType>(call: Call<I>, input: z.output<I>, { settings }: RequestOptions): CallRequest {
  try {
    return call.request(input, settings.endpoints);
  } catch (failure) {
    throw isApiError(failure) ? failure : new ApiError('contract-broken', call.name, { detail: 'input' });
  }
}

function headersOf(request: CallRequest, token: string | undefined, { settings, locale }: RequestOptions): Record<string, string> {
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

function bodyOf(call: Call, request: CallRequest, { settings }: RequestOptions): string | null {
  if (request.body === undefined) return null;
  const enveloped = call.envelope(settings.endpoints) === 'rpc';
  return JSON.stringify(enveloped ? { id: crypto.randomUUID(), method: call.name, params: request.body } : request.body);
}
