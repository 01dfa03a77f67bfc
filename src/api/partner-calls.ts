import type { Call } from './call.ts';
import { readBucket } from './calls/catalogue.ts';
import { readInit } from './calls/realm.ts';
import { readView } from './calls/view.ts';

/** Scopes that hold calls. */
type CallScope = 'catalogue' | 'guide' | 'playback' | 'favourites' | 'licences';
/** What a grant may name beside single calls. */
export type PartnerScope = CallScope | 'history' | 'name';

/**
 * Call scopes that a registered origin's grant may name. Login, refresh, logout, basket and payment belong to none.
 *
 * Beside them the grants `history` and `name` let cross what a viewer began, how far they came and what the viewer is called; no call belongs to them.
 * What any answer says of favourites and reminders needs the scope `favourites`, not a single call of it.
 */
const scopes: Record<CallScope, readonly Call[]> = {
  catalogue: [readBucket, readView] as Call[],
  guide: [],
  playback: [],
  favourites: [],
  licences: [],
};

/** The names of `latePartnerCalls`, by scope: grants are read before those calls are fetched. */
const lateNames: Record<CallScope, readonly string[]> = {
  catalogue: ['readContentGrid', 'readExternalTable', 'readPlaylist', 'readSeason', 'searchContent', 'readSearchSuggestions'],
  favourites: [
    'readWatchlists', 'readWatchlistContent', 'addWatchlistContent', 'removeWatchlistContent', 'makeWatchlist', 'renameWatchlist', 'deleteWatchlist', 'restoreWatchlist', 'saveWatchlist', 'reorderWatchlist', 'readAdjacentInWatchlist',
    'readFavouriteVods', 'addFavouriteVod', 'removeFavouriteVod',
    'readReminders', 'setReminder', 'removeReminder',
  ],
  guide: ['readGuide', 'readProgramme'],
  licences: ['readEntitlements', 'readLicences'],
  playback: [
    'readLivePlayback', 'readPlayerUrls', 'readVodPlayback', 'saveWatchProgress',
    'readAdjacentVods', 'readReplacementVod', 'readTrailerStreams', 'readMultiView', 'sendMultiViewHeartbeat',
  ],
};

/** The calls the session frame makes for a partner's page from its start, by name. */
export const partnerCalls: ReadonlyMap<string, Call> = new Map(
  [...Object.values(scopes).flat(), readInit as Call].map((call) => [call.name, call]),
);

/** The scopes a call belongs to. `readInit` belongs to every scope: no page can start without it. */
export function scopesOf(name: string): readonly string[] {
  if (name === readInit.name) return Object.keys(scopes);
  return (Object.keys(scopes) as CallScope[]).filter((scope) => scopes[scope].some((call) => call.name === name) || lateNames[scope].includes(name));
}

const loadLateCalls = () => import('./late-partner-calls.ts');

/** Fetches the late calls beside everything else, so that a player's first call does not wait for code; what fails here is fetched again by the call. */
export function warmPartnerCalls(): void {
  loadLateCalls().catch(() => undefined);
}

/** A call that a partner's page may make, by its name. */
export async function partnerCallOf(name: string): Promise<Call | undefined> {
  if (partnerCalls.has(name) || scopesOf(name).length === 0) return partnerCalls.get(name);
  return (await loadLateCalls()).latePartnerCalls.get(name);
}
