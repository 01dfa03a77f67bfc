import { ApiError } from '../../api/api-error.ts';
import type { Refresh, RefreshOptions } from './refresh.ts';

/** Renews by code that is fetched when the first token is refused, or a sync is due. */
export function createLateRefresh(options: RefreshOptions): Refresh {
  let loading: Promise<Refresh> | undefined;
  const load = () => (loading ??= import('./refresh.ts').then((module) => module.createRefresh(options), () => {
    loading = undefined;
    throw new ApiError('unreachable', 'refreshTokens', { detail: 'chunk' });
  }));
  return {
    renew: async (refused) => (await load()).renew(refused),
    // A page that could not load the chunk goes on with what it has.
    sync: () => load().then(({ sync }) => sync()).catch(() => undefined),
  };
}
