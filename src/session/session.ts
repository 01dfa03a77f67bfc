import type { ReadonlySignal } from '@preact/signals-core';
import type { HttpClient, TokenSource } from '../api/http-client.ts';
import { readInit } from '../api/calls/realm.ts';
import { isTokenRefused } from '../api/token-refused.ts';
import { logout } from '../api/calls/identity/session.ts';
import type { Init, MenuTarget } from '../contracts/realm/init.ts';
import type { Tokens } from '../contracts/identity/tokens.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';
import { createHeldSession } from './held-session.ts';
import { createLateRefresh } from './renewal/late-refresh.ts';
import { readClaims, viewerOf } from './read-claims.ts';
import type { SessionControl } from './session-control.ts';
import type { StoredSession } from './stored-session.ts';
import { afterSync, isSyncDue } from './renewal/sync-due.ts';
import type { TokenStorage } from './token-storage.ts';
import { pairwiseIdOf } from './pairwise-id.ts';
import { pairwiseListIdOf } from './pairwise-list-id.ts';

/** Holds the tokens. Exists on the platform's origin only. */
export interface Session extends SessionControl, TokenSource {
  /** Undefined until it is known: by what is stored, or by the end of the first start. */
  viewer: ReadonlySignal<Viewer | undefined>;
  /** Fetches guest tokens when there are none, and what a start needs. Asked once; asked again after a failure. */
  start(): Promise<Init>;
  /** Takes what another frame or tab holds, unless this one knows better. */
  adopt(session: StoredSession): void;
  /** What this frame holds, for a sibling that asks. */
  held(): StoredSession | undefined;
}

export interface SessionOptions {
  client: HttpClient;
  storage: TokenStorage;
  realm: string;
  /** The device whose menu comes with the start. */
  menuTargetPlatform?: MenuTarget;
  /** Called when tokens were issued or ended. */
  onSession(session: StoredSession): void;
}

/**
 * Who is watching, and the tokens that prove it.
 *
 * Requirements: a visitor is a guest at once; a network failure never signs out; one refresh at a time per browser; an answer
 * never replaces a session that is newer than its question; storage that is emptied under a page makes it a guest's.
 *
 * 1. `start` sends what is stored to `init`; without tokens the answer carries a guest's.
 * 2. A token the platform calls expired is renewed under the browser's lock; others wait and take the result.
 * 3. A refused refresh ends the session: the visitor is a guest again, and every frame and tab receives that.
 * 4. A sign-out ends the session here first, and then on the platform.
 * 5. A member's session that starts, or is renewed, has the platform read again what partners give, at most once an hour per browser.
 *
 * @source spec 3 §4, §7; design/identity.md
 */
export function createSession({ client, storage, realm, menuTargetPlatform, onSession }: SessionOptions): Session {
  const held = createHeldSession(storage, onSession);
  let starting: Promise<Init> | undefined;
  let hasStarted = false;
  /** Ends with the guest's tokens; calls made meanwhile wait for them. */
  let leaving: Promise<void> | undefined;

  const begin = async (): Promise<Init> => {
    const stored = held.tokens();
    if (stored) held.show();
    else held.expectGuest();
    const answer = await callInit((bearer) => client.call(readInit, { menuTargetPlatform }, { bearer }), stored, refresh.renew);
    held.keepGuest(answer.authentication, true);
    hasStarted = true;
    if (isSyncDue(storage.read())) void refresh.sync();
    return answer;
  };
  const start = () => (starting ??= begin().catch((failure: unknown) => {
    starting = undefined;
    // Signing in must not wait for a start that works.
    if (!held.viewer.peek()) held.show();
    throw failure;
  }));
  const fetchGuest = async () => {
    // In the next task, so that listeners of the end already find `leaving`.
    await Promise.resolve();
    held.keepGuest((await client.call(readInit, {}, { bearer: null })).authentication);
  };
  const becomeGuest = (hasEnded?: true): Promise<void> => {
    leaving ??= fetchGuest().finally(() => {
      leaving = undefined;
    });
    const stored = storage.read();
    if (!stored || stored.tokens || stored.hasEnded !== hasEnded) held.keep({ hasEnded });
    return leaving;
  };
  /** The session ended without a sign-out: of a member that is remembered until somebody signs in or out. */
  const end = () => becomeGuest(held.viewer.peek()?.who === 'member' || storage.read()?.hasEnded ? true : undefined);
  const refresh = createLateRefresh({
    client, realm, held: held.tokens,
    keep: (tokens, syncDueAt) => held.keep({ ...storage.read(), tokens, ...(syncDueAt && { syncDueAt }) }),
    isSyncDue: () => isSyncDue(storage.read()),
    end: () => end().then(() => held.tokens()?.authorisationToken),
  });

  return {
    viewer: held.viewer,
    start,
    held: storage.read,
    adopt(session) {
      // Storage is shared: the tokens may be stored already while this frame's viewer is an older one.
      storage.take(session);
      held.show();
    },
    async token() {
      // Storage that is empty after a start was emptied under the page.
      if (!held.tokens()) await (leaving ?? (hasStarted ? end() : start()));
      return held.tokens()?.authorisationToken;
    },
    renew: refresh.renew,
    ask: client.call,
    keep({ authorisationToken, refreshToken }) {
      // The platform reads what partners give at each sign-in.
      held.keep({ tokens: { authorisationToken, refreshToken }, syncDueAt: storage.read()?.syncDueAt ?? afterSync() });
      return viewerOf(authorisationToken);
    },
    isImpersonated: () => readClaims(held.tokens()?.authorisationToken ?? '')?.act !== undefined,
    async pairwiseId(origin) {
      const claims = readClaims(held.tokens()?.authorisationToken ?? '');
      const key = claims?.pvk ?? claims?.vid;
      return key === undefined ? undefined : pairwiseIdOf(key, origin);
    },
    async pairwiseListId(origin, id) {
      const key = readClaims(held.tokens()?.authorisationToken ?? '')?.pvk;
      return key === undefined ? id : pairwiseListIdOf(key, origin, id);
    },
    signedInBy: () => readClaims(held.tokens()?.authorisationToken ?? '')?.idp,
    async signOut(end) {
      const ended = held.tokens();
      becomeGuest().catch(() => undefined);
      if (ended) (end ? end(ended) : client.call(logout, { refreshToken: ended.refreshToken }, { bearer: ended.authorisationToken })).catch(() => undefined);
    },
  };
}

/** Reads `init` with what is stored; a refused token is renewed once. */
async function callInit(call: (bearer: string | null) => Promise<Init>, held: Tokens | undefined, refresh: TokenSource['renew']): Promise<Init> {
  try {
    return await call(held?.authorisationToken ?? null);
  } catch (failure) {
    if (!held || !isTokenRefused(failure)) throw failure;
    return call((await refresh(held.authorisationToken)) ?? null);
  }
}
