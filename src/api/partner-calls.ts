import type { Call } from './call.ts';
import { readBucket, readGuide, readView } from './calls/catalogue-calls.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress } from './calls/playback-calls.ts';
import { readEntitlements, readLicences } from './calls/purchase-calls.ts';
import { readInit } from './calls/realm-calls.ts';
import { addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent } from './calls/watchlist-calls.ts';

/** Every call the session frame makes for a partner's page, by name. Login, refresh, logout, basket, payment and cards are not here. */
export const partnerCalls: ReadonlyMap<string, Call> = new Map<string, Call>(
  ([
    readBucket, readGuide, readView,
    readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress,
    readEntitlements, readLicences,
    readInit,
    addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent,
  ] as Call[]).map((call) => [call.name, call]),
);
