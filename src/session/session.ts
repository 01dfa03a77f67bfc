import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { HttpClient, TokenSource } from '../api/http-client.ts';
import { readInit } from '../api/calls/realm.ts';
import { isTokenRefused } from '../api/token-refused.ts';
import { login, logout } from '../api/calls/identity.ts';
import type { Init } from '../contracts/realm/init.ts';
import type { Tokens } from '../contracts/identity/tokens.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';
import { viewerOf } from './read-claims.ts';
import { createRefresh } from './refresh.ts';
import type { SessionControl } from './session-control.ts';
import type { TokenStorage } from './token-storage.ts';

/** Holds the tokens. Exists on the platform's origin only. */
export interface Session extends SessionControl, TokenSource {
  /** Undefined until the first tokens are known. */
  viewer: ReadonlySignal<Viewer | undefined>;
  /** Fetches guest tokens when there are none, and what a start needs. Asked once; asked again after a failure. */
  start(): Promise<Init>;
  /** Takes tokens that another frame or tab got, or their end. */
  adopt(tokens: Tokens | undefined): void;
  /** What this frame holds, for a sibling that asks. */
  held(): Tokens | undefined;
}

export interface SessionOptions {
  client: HttpClient;
  storage: TokenStorage;
  realm: string;
  /** Called when tokens were issued or ended. */
  onTokens(tokens: Tokens | undefined): void;
}

/**
 * Who is watching, and the tokens that prove it.
 *
 * Requirements: a visitor is a guest at once; a network failure never signs out; one refresh at a time per browser.
 *
 * 1. `start` sends what is stored to `init`; without tokens the answer carries a guest's.
 * 2. A token the platform calls expired is renewed under the browser's lock; others wait and take the result.
 * 3. A refused refresh ends the session: the visitor is a guest again, and every frame and tab receives that.
 *
 * @source spec 3 §4, §7; design/identity.md
 */
export function createSession({ client, storage, realm, onTokens }: SessionOptions): Session {
  const viewer = signal<Viewer | undefined>(undefined);
  let starting: Promise<Init> | undefined;

  const keep = (tokens: Tokens | undefined, tell = true) => {
    storage.write(tokens);
    const next = viewerOf(tokens?.authorisationToken);
    if (JSON.stringify(next) !== JSON.stringify(viewer.peek())) viewer.value = next;
    if (tell) onTokens(tokens);
  };
  const begin = async (): Promise<Init> => {
    const held = storage.read();
    if (held) keep(held, false);
    const answer = await callInit(client, held, refresh);
    // A sign-in in another frame may have finished before this guest's answer.
    if (answer.authentication && !storage.read()) keep(answer.authentication);
    return answer;
  };
  const start = () => (starting ??= begin().catch((failure: unknown) => {
    starting = undefined;
    throw failure;
  }));
  let leaving: Promise<string | undefined> | undefined;
  /** Calls made meanwhile wait for the guest's token. */
  const becomeGuest = () => (leaving ??= leave().catch((failure: unknown) => {
    starting = undefined;
    throw failure;
  }).finally(() => {
    leaving = undefined;
  }));
  const leave = async (): Promise<string | undefined> => {
    // In the next task, so that listeners of the end already find `leaving`.
    await Promise.resolve();
    keep(undefined);
    const answer = await client.call(readInit, {}, { bearer: null });
    if (answer.authentication) keep(answer.authentication);
    return answer.authentication?.authorisationToken;
  };
  const refresh = createRefresh({ client, storage, realm, keep, becomeGuest });

  return {
    viewer,
    start,
    held: () => storage.read(),
    adopt: (tokens) => {
      // Storage is shared: the tokens may be stored already while this frame's viewer is an older one.
      keep(tokens, false);
      if (!tokens) starting = undefined;
    },
    token: async () => storage.read()?.authorisationToken ?? (await (leaving ?? start()), storage.read()?.authorisationToken),
    renew: refresh,
    async signIn(credentials) {
      const { authorisationToken, refreshToken } = await client.call(login, credentials);
      keep({ authorisationToken, refreshToken });
      return viewerOf(authorisationToken);
    },
    async signOut() {
      const held = storage.read();
      if (held) await client.call(logout, { refreshToken: held.refreshToken }).catch(() => undefined);
      await becomeGuest().catch(() => undefined);
    },
  };
}

/** Reads `init` with what is stored; a refused token is renewed once. */
async function callInit(client: HttpClient, held: Tokens | undefined, refresh: TokenSource['renew']): Promise<Init> {
  try {
    return await client.call(readInit, {}, { bearer: held?.authorisationToken ?? null });
  } catch (failure) {
    if (!held || !isTokenRefused(failure)) throw failure;
    return client.call(readInit, {}, { bearer: (await refresh(held.authorisationToken)) ?? null });
  }
}
