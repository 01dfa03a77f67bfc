/** The list a card stands in, so that the page behind it can go on from there. @source spec 1 §2.3 "List context is added as query parameters" */
export interface ListContext {
  seasonId?: string;
  seriesId?: string;
  playlistId?: string;
  watchlistId?: string;
  owner?: string;
  /** A series list is known: its seasons open inside of the series page. */
  seriesListKnown?: boolean;
  /** Where the viewer goes when done, kept in navigation state. @source spec 1 §2.3 "Entry page and hash are kept in navigation state" */
  entryPage?: string;
  hash?: string;
}

/** What of it an address carries. A watchlist only counts together with its owner. @source spec 1 §2.3, §2.4 "only when both watchlistId and owner are present" */
export function listContextQuery(context: ListContext): Record<string, string> {
  const { seasonId, seriesId, playlistId, watchlistId, owner } = context;
  const whole = { seasonId, seriesId, playlistId, ...(watchlistId && owner ? { watchlistId, owner } : {}) };
  return Object.fromEntries(Object.entries(whole).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
