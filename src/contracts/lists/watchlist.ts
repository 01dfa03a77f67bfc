import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { knownContentType } from '../catalogue/content-type.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent, sentList } from '../wire/sent-text.ts';

/** A list of content that a viewer keeps. @source spec 1 §3 "Watchlist" */
export const watchlist = z.object({
  watchlistExternalId: z.string(),
  ownerExternalId: z.string(),
  name: z.string(),
  /** chosen: an unknown ownership is read as SHARED, which is read-only */
  ownership: openEnum('watchlist.ownership', ['OWNED', 'SHARED'], 'SHARED'),
  systemDefinedType: z.optional(openEnum('watchlist.systemDefinedType', ['FAVOURITES'])),
  isEmpty: z.boolean(),
  thumbnails: z._default(z.array(z.string()), []),
  /** Leads whoever has it to the list, to read. Absent where sharing is off, and for what cannot be shared. */
  shareablePath: z.optional(z.string()),
  /** Another's list that the viewer keeps among their own. */
  saved: z._default(z.boolean(), false),
  /** Whose list it is, of another's. chosen: the name, as the spec names no field */
  ownerDisplayName: z.optional(z.string()),
  /** chosen: said beside the pictures of a list, as the spec names no field */
  contentCount: z.optional(wholeNumber),
});
export type Watchlist = z.output<typeof watchlist>;

/** @source spec 1 §7 "GET watchlists?rpp=25": watchlists, pagingInfo */
export const watchlistPage = z.object({ watchlists: listOf('watchlistPage.watchlists', watchlist), pagingInfo: paging });
export type WatchlistPage = z.output<typeof watchlistPage>;

/** @source spec 1 §7 "GET new-watchlists/{id}?rpp=25": content of the list */
export const watchlistContent = z.extend(watchlist, { content: listOf('watchlistContent.content', contentItem), pagingInfo: paging });
export type WatchlistContent = z.output<typeof watchlistContent>;

/**
 * What a partner's page reads of them: not whose they are, nor where everybody reads them. What names an owner there says `rules/lists/list-facts.ts`.
 *
 * chosen: no `shareablePath`. It is a key to the list that holds for good: a page's script takes it without the press on Share. A list is shared on the site.
 */
const notForPartners = { ownerExternalId: true, shareablePath: true } as const;
export const partnerWatchlistPage = z.extend(watchlistPage, { watchlists: listOf('watchlistPage.watchlists', z.omit(watchlist, notForPartners)) });
export const partnerWatchlistContent = z.omit(watchlistContent, notForPartners);

/** @source spec 1 §3 "Watchlist content entry: id (string), contentType" */
export const watchlistEntry = z.object({ id: sent('id'), contentType: knownContentType });
export type WatchlistEntry = z.output<typeof watchlistEntry>;

export const watchlistQuery = z.object({ id: sent('id'), rpp: z._default(wholeNumber, 25), lastSeen: z.optional(sent('cursor')) });
export const watchlistsQuery = z.object({ rpp: z._default(wholeNumber, 25), lastSeen: z.optional(sent('cursor')) });
export const addToWatchlist = z.object({ id: sent('id'), content: sentList(watchlistEntry, 1000) });
export const removeFromWatchlist = z.object({ id: sent('id'), contentType: knownContentType, contentId: sent('id') });

/** What is told of a change. chosen: the system list has this id; any other one is of the viewer's own lists */
export const changedBy = (id: string): 'favourites' | 'lists' => (id === 'favourites' ? 'favourites' : 'lists');
