/** The list that a card belongs to, so that its page can continue with that list. @source spec 1 §2.3 "List context is added as query parameters" */
export interface ListContext {
  seasonId?: string;
  seriesId?: string;
  playlistId?: string;
  watchlistId?: string;
  owner?: string;
}

/** The part of it that goes into the address. A watchlist needs its owner. @source spec 1 §2.3, §2.4 "only when both watchlistId and owner are present" */
export function listContextQuery(context: ListContext): Record<string, string> {
  const { seasonId, seriesId, playlistId, watchlistId, owner } = context;
  const whole = { seasonId, seriesId, playlistId, ...(watchlistId && owner ? { watchlistId, owner } : {}) };
  return Object.fromEntries(Object.entries(whole).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
