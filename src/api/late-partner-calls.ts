import type { Call } from './call.ts';
import { readAdjacentVods, readReplacementVod, readTrailerStreams } from './calls/beside-playback.ts';
import { readContentGrid, readPlaylist, readSeason } from './calls/collections.ts';
import { readExternalTable } from './calls/guide/external-table.ts';
import { readGuide, readProgramme } from './calls/guide/guide.ts';
import { readReminders, removeReminder, setReminder } from './calls/guide/reminders.ts';
import { addFavouriteVod, readFavouriteVods, removeFavouriteVod } from './calls/lists/favourite-vods.ts';
import { deleteWatchlist, makeWatchlist, readAdjacentInWatchlist, renameWatchlist, reorderWatchlist, restoreWatchlist, saveWatchlist } from './calls/lists/own-lists.ts';
import { readSearchSuggestions, searchContent } from './calls/search/search.ts';
import { addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent } from './calls/lists/watchlists.ts';
import { readMultiView, sendMultiViewHeartbeat } from './calls/multi-view.ts';
import { readEntitlements, readLicences } from './calls/purchase.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress } from './calls/playback.ts';

/** The calls of players, guides, licences, shelves, series and lists of one's own on partners' pages, which a page of rows does without. */
export const latePartnerCalls: ReadonlyMap<string, Call> = new Map(([
  readEntitlements, readLicences,
  readGuide, readProgramme, readReminders, setReminder, removeReminder,
  readContentGrid, readExternalTable, readPlaylist, readSeason, searchContent, readSearchSuggestions,
  readWatchlists, readWatchlistContent, addWatchlistContent, removeWatchlistContent, makeWatchlist, renameWatchlist, deleteWatchlist, restoreWatchlist, saveWatchlist, reorderWatchlist, readAdjacentInWatchlist, readFavouriteVods, addFavouriteVod, removeFavouriteVod,
  readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress, readAdjacentVods, readReplacementVod, readTrailerStreams, readMultiView, sendMultiViewHeartbeat,
] as Call[]).map((call) => [call.name, call]));
