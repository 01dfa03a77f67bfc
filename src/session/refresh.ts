import type { HttpClient } from '../api/http-client.ts';
import { isApiError } from '../api/api-error.ts';
import { refreshTokens } from '../api/calls/identity/session.ts';
import type { Tokens } from '../contracts/identity/tokens.ts';
import { inBrowserLock } from './browser-lock.ts';

export interface RefreshOptions {
  client: HttpClient;
  realm: string;
  /** The tokens that the browser holds now. */
  held(): Tokens | undefined;
  keep(tokens: Tokens): void;
  /** The session has ended; answers a guest's token. */
  end(): Promise<string | undefined>;
}

/** What to do once the lock is free again. */
type Ending = () => Promise<string | undefined>;

/**
 * Renews a refused token, one at a time per browser.
 *
 * 1. Take the browser's lock, so that another tab's refresh is waited for.
 * 2. Another tab may have renewed meanwhile: its tokens are taken.
 * 3. 401 or 400 ends the session; 429 means asked too early and is harmless; no answer leaves everything as it is.
 * 4. An answer counts only while the browser still holds what it renews: a sign-out or another sign-in is never undone.
 * 5. The lock is free before a guest's token is fetched.
 *
 * @returns the token to use now; undefined when there is none
 * @throws ApiError `unreachable`: a network failure never signs out
 * @source design/platform.md "Refresh"; design/identity.md 2
 */
export function createRefresh({ client, realm, held, keep, end }: RefreshOptions): (refused: string) => Promise<string | undefined> {
  let running: Promise<string | undefined> | undefined;
  const current = async () => held()?.authorisationToken;
  const endNow = (): Ending => {
    const guest = end();
    guest.catch(() => undefined);
    return () => guest;
  };
  const renew = async (refused: string): Promise<Ending> => {
    const asked = held();
    if (!asked) return endNow();
    if (asked.authorisationToken !== refused) return current;
    const isStillHeld = () => held()?.refreshToken === asked.refreshToken;
    try {
      const answer = await client.call(refreshTokens, { refreshToken: asked.refreshToken }, { bearer: asked.authorisationToken });
      if (isStillHeld()) keep({ authorisationToken: answer.authorisationToken, refreshToken: answer.refreshToken ?? asked.refreshToken });
      return current;
    } catch (failure) {
      if (!isApiError(failure) || ![400, 401, 429].includes(failure.status)) throw failure;
      return failure.status === 429 || !isStillHeld() ? current : endNow();
    }
  };
  const inTurn = async (refused: string) => (await inBrowserLock(`footlight-refresh-${realm}`, () => renew(refused)))();
  return (refused) => (running ??= inTurn(refused).finally(() => {
    running = undefined;
  }));
}
