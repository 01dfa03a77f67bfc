import type { Call } from './call.ts';
import { readBucket, readView } from './calls/catalogue.ts';
import { readGuide } from './calls/guide.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress } from './calls/playback.ts';
import { readEntitlements, readLicences } from './calls/purchase.ts';
import { readInit } from './calls/realm.ts';
import { addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent } from './calls/lists.ts';

/**
 * Call scopes that a registered origin's grant may name. Login, refresh, logout, basket and payment belong to none.
 *
 * Beside them the grant `history` lets cross how far a viewer came; no call belongs to it.
 */
const scopes: Record<string, readonly Call[]> = {
  catalogue: [readBucket, readView] as Call[],
  guide: [readGuide] as Call[],
  playback: [readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress] as Call[],
  favourites: [addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent] as Call[],
  licences: [readEntitlements, readLicences] as Call[],
};

/** Every call the session frame makes for a partner's page, by name. */
export const partnerCalls: ReadonlyMap<string, Call> = new Map(
  [...Object.values(scopes).flat(), readInit as Call].map((call) => [call.name, call]),
);

/** The scopes a call belongs to. `readInit` belongs to every scope: no page can start without it. */
export function scopesOf(name: string): readonly string[] {
  if (name === readInit.name) return Object.keys(scopes);
  return Object.entries(scopes).filter(([, calls]) => calls.some((call) => call.name === name)).map(([scope]) => scope);
}
