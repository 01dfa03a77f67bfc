import type { HttpClient } from '../api/http-client.ts';
import { isApiError } from '../api/api-error.ts';
import { refreshTokens } from '../api/calls/identity.ts';
import type { Tokens } from '../contracts/identity/tokens.ts';
import type { TokenStorage } from './token-storage.ts';

export interface RefreshOptions {
  client: HttpClient;
  storage: TokenStorage;
  realm: string;
  keep(tokens: Tokens | undefined): void;
  /** The session has ended; answers a guest's token. */
  becomeGuest(): Promise<string | undefined>;
}

/**
 * Renews a refused token, one at a time per browser.
 *
 * 1. Take the browser's lock, so that another tab's refresh is waited for.
 * 2. Another tab may have renewed meanwhile: its tokens are taken.
 * 3. 401 or 400 ends the session; 429 means asked too early and is harmless; no answer leaves everything as it is.
 *
 * @returns the token to use now; undefined when there is none
 * @throws ApiError `unreachable`: a network failure never signs out
 * @source design/platform.md "Refresh"; design/identity.md 2
 */
export function createRefresh({ client, storage, realm, keep, becomeGuest }: RefreshOptions): (refused: string) => Promise<string | undefined> {
  let running: Promise<string | undefined> | undefined;
  const renew = async (refused: string): Promise<string | undefined> => {
    const held = storage.read();
    if (!held) return becomeGuest();
    if (held.authorisationToken !== refused) return held.authorisationToken;
    try {
      const answer = await client.call(refreshTokens, { refreshToken: held.refreshToken }, { bearer: held.authorisationToken });
      keep({ authorisationToken: answer.authorisationToken, refreshToken: answer.refreshToken ?? held.refreshToken });
      return answer.authorisationToken;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.status === 401 || failure.status === 400) return becomeGuest();
      if (failure.status === 429) return storage.read()?.authorisationToken;
      throw failure;
    }
  };
  return (refused) => (running ??= inLock(`footlight-refresh-${realm}`, () => renew(refused)).finally(() => {
    running = undefined;
  }));
}

async function inLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  try {
    return await locks.request(name, work);
  } catch (failure) {
    // A frame without storage has no locks; the platform tolerates a parallel refresh for 10 s.
    if (failure instanceof DOMException) return work();
    throw failure;
  }
}
