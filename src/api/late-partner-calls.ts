import type { Call } from './call.ts';
import { readAdjacentVods, readReplacementVod, readTrailerStreams } from './calls/beside-playback.ts';
import { readContentGrid, readPlaylist, readSeason } from './calls/collections.ts';
import { readMultiView, sendMultiViewHeartbeat } from './calls/multi-view.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress } from './calls/playback.ts';

/** The calls of players, shelves and series on partners' pages, which a page of rows does without. */
export const latePartnerCalls: ReadonlyMap<string, Call> = new Map(([
  readContentGrid, readPlaylist, readSeason,
  readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress, readAdjacentVods, readReplacementVod, readTrailerStreams, readMultiView, sendMultiViewHeartbeat,
] as Call[]).map((call) => [call.name, call]));
