import type { TokenSource } from '../api/http-client.ts';
import { appVersion } from '../contracts/wire/app-version.ts';
import type { Changed } from '../contracts/wire/changed.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { changeEventReader } from './read-change-events.ts';

/**
 * How one stream ended.
 *
 * - `ended`: it was open and is not any more
 * - `unreachable`: no stream came, but one may come later
 * - `busy`: this session has streams enough
 * - `refused`: this platform has no stream for this page
 */
export type StreamEnd = 'ended' | 'unreachable' | 'busy' | 'refused';

/** Receives one stream. */
export interface StreamListener {
  onOpen(): void;
  onChanged(changed: Changed): void;
}

export interface ChangeConnectionOptions {
  settings: Pick<RealmSettings, 'realm' | 'apiKey' | 'endpoints'>;
  tokens: TokenSource;
  fetch?: typeof fetch;
}

/** The platform sends a heartbeat every 20 s; after three missing ones the connection counts as lost. */
const longestSilenceMs = 65_000;

const endOfStatus = (status: number): StreamEnd => {
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 401 && status !== 408 ? 'refused' : 'unreachable';
};

/**
 * Reads one change stream from its opening to its end.
 *
 * A refused token is renewed once. Read by `fetch`, because an `EventSource` sends no token.
 *
 * @returns how it ended; never rejects
 * @source design/architecture.md "The session frame tells, nobody polls"
 */
export async function readChangeStream(options: ChangeConnectionOptions, signal: AbortSignal, listener: StreamListener): Promise<StreamEnd> {
  try {
    const response = await open(options, signal);
    if (!response?.ok || !response.body) return response ? endOfStatus(response.status) : 'unreachable';
    listener.onOpen();
    await read(response.body, listener).catch(() => undefined);
    return 'ended';
  } catch {
    return 'unreachable';
  }
}

async function open({ settings, tokens, fetch: ask = fetch }: ChangeConnectionOptions, signal: AbortSignal): Promise<Response | undefined> {
  const { realm, apiKey, endpoints } = settings;
  const send = (token: string) => ask(`${endpoints.v1}/changes`, {
    headers: { realm, 'x-api-key': apiKey, 'x-app-var': appVersion, accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store', credentials: 'same-origin', priority: 'low', signal,
  });
  const token = await tokens.token();
  if (token === undefined) return undefined;
  const first = await send(token);
  if (first.status !== 401) return first;
  const renewed = await tokens.renew(token);
  return renewed === undefined || renewed === token ? first : send(renewed);
}

async function read(body: ReadableStream<Uint8Array>, { onChanged }: StreamListener): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const take = changeEventReader(onChanged);
  const giveUp = () => void reader.cancel().catch(() => undefined);
  for (;;) {
    const timer = setTimeout(giveUp, longestSilenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    take(decoder.decode(value, { stream: true }));
  }
}
