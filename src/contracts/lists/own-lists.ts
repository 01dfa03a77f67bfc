import * as z from 'zod/mini';
import { wholeNumber } from '../wire/whole-number.ts';
import { watchlistEntry } from './watchlist.ts';
import { sent, sentList } from '../wire/sent-text.ts';

/** At most so many characters. @source spec 1 §5 "Watchlist name: at most 60 characters" */
export const longestListName = 60;

/** @source spec 1 §7 "POST watchlists | name | id" */
export const newWatchlist = z.object({ name: sent('line') });
export const madeWatchlist = z.object({ id: z.string() });
export type MadeWatchlist = z.output<typeof madeWatchlist>;

/** @source spec 1 §7 "PUT watchlists/{id} | name" */
export const renamedWatchlist = z.object({ id: sent('id'), name: sent('line') });

/** A list as addresses name it. */
export const namedWatchlist = z.object({ owner: sent('id'), id: sent('id') });

/** The first titles of a list in their new order. @source spec 1 §7 "POST new-watchlists/{id}?lastSeen={n} | reordering (first n items)"; chosen: entries, as adding takes them */
export const reorderedWatchlist = z.object({ id: sent('id'), content: sentList(watchlistEntry, 1000) });

/** @source spec 1 §7 "GET watchlists/{owner}/{id}/adjacentTo/{contentId}?size=5" */
export const adjacentInWatchlistQuery = z.object({ owner: sent('id'), id: sent('id'), contentId: sent('id'), size: z._default(wholeNumber, 5) });
