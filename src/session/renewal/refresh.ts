import type { HttpClient } from '../../api/http-client.ts';
import { isApiError } from '../../api/api-error.ts';
import { refreshTokens, syncEntitlements } from '../../api/calls/identity/session.ts';
import type { Tokens } from '../../contracts/identity/tokens.ts';
import { inBrowserLock } from './browser-lock.ts';
import { afterFailedSync, afterSync } from './sync-due.ts';

export interface RefreshOptions {
  client: HttpClient;
  realm: string;
  /** The tokens that the browser holds now. */
  held(): Tokens | undefined;
  /** @param syncDueAt as it was when absent */
  keep(tokens: Tokens, syncDueAt?: number): void;
  /** Whether what partners give a member is to be read again. */
  isSyncDue(): boolean;
  /** The session has ended; answers a guest's token. */
  end(): Promise<string | undefined>;
}

/** chosen: ten looks in a fifth of a second, longer than a browser takes to show one tab what another stored */
const looks = 10;
const betweenLooksMs = 20;

/** What to do once the lock is free again. */
type Ending = () => Promise<string | undefined>;

/** Renews what the browser holds. */
export interface Refresh {
  /** @returns the token to use now; undefined when there is none @throws ApiError `unreachable`: a network failure never signs out */
  renew(refused: string): Promise<string | undefined>;
  /** Reads again what partners give, where that is due. A failure is logged, and leaves the session as it is. */
  sync(): Promise<void>;
}

/**
 * Renews a refused token, one at a time per browser.
 *
 * 1. Take the browser's lock, so that another tab's refresh is waited for.
 * 2. Another tab may have renewed meanwhile: its tokens are taken. What it stored may be seen a moment after its lock is free.
 * 3. 401 or 400 ends the session; 429 means asked too early and is harmless; no answer leaves everything as it is.
 * 4. An answer counts only while the browser still holds what it renews: a sign-out or another sign-in is never undone.
 * 5. The lock is free before a guest's token is fetched.
 * 6. Where a sync is due it renews the tokens instead, under the same lock, so that tabs that start together sync once. One that
 *    fails ends nothing: a refused token is then renewed as ever, which alone decides whether the session has ended.
 *
 * @source design/platform.md "Refresh"; design/identity.md 2; spec 3 §7 "POST {base}/api/v1/entitlement-sync"
 */
export function createRefresh({ client, realm, held, keep, end, isSyncDue }: RefreshOptions): Refresh {
  let running: Promise<string | undefined> | undefined;
  const current = async () => held()?.authorisationToken;
  const endNow = (): Ending => {
    const guest = end();
    guest.catch(() => undefined);
    return () => guest;
  };
  const isHeld = ({ refreshToken }: Tokens) => held()?.refreshToken === refreshToken;
  /** @returns whether the tokens were renewed */
  const sync = async (asked: Tokens): Promise<boolean> => {
    try {
      const { authorisationToken, refreshToken } = await client.call(syncEntitlements, { refreshToken: asked.refreshToken }, { bearer: asked.authorisationToken });
      if (isHeld(asked)) keep({ authorisationToken, refreshToken }, afterSync());
      return true;
    } catch (failure) {
      console.warn('[footlight] What partners give could not be read again.', failure);
      if (isHeld(asked)) keep(asked, afterFailedSync());
      return false;
    }
  };
  const seeOthers = async (refused: string): Promise<void> => {
    for (let look = 0; look < looks && held()?.authorisationToken === refused; look += 1) await new Promise((resolve) => { setTimeout(resolve, betweenLooksMs); });
  };
  const renew = async (refused: string, hasWaited: boolean): Promise<Ending> => {
    if (hasWaited) await seeOthers(refused);
    const asked = held();
    if (!asked) return endNow();
    if (asked.authorisationToken !== refused) return current;
    if (isSyncDue() && await sync(asked)) return current;
    const isStillHeld = () => isHeld(asked);
    try {
      const answer = await client.call(refreshTokens, { refreshToken: asked.refreshToken }, { bearer: asked.authorisationToken });
      if (isStillHeld()) keep({ authorisationToken: answer.authorisationToken, refreshToken: answer.refreshToken ?? asked.refreshToken });
      return current;
    } catch (failure) {
      if (!isApiError(failure) || ![400, 401, 429].includes(failure.status)) throw failure;
      return failure.status === 429 || !isStillHeld() ? current : endNow();
    }
  };
  const inLock = <T>(work: (hasWaited: boolean) => Promise<T>) => inBrowserLock(`footlight-refresh-${realm}`, work);
  const inTurn = async (refused: string) => (await inLock((hasWaited) => renew(refused, hasWaited)))();
  return {
    renew: (refused) => (running ??= inTurn(refused).finally(() => {
      running = undefined;
    })),
    sync: () => inLock(async () => {
      const asked = held();
      if (asked && isSyncDue()) await sync(asked);
    }),
  };
}
