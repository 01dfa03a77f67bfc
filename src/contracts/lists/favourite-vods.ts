import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** The favourites of realms that keep no watchlists. @source spec 1 §7 "GET /favourite/vods with query rpp (default 9)"; chosen: the fields, after those of a playlist */
export const favouriteVods = z.object({ vods: listOf('favouriteVods.vods', contentItem), paging });

export const favouriteVodsQuery = z.object({ rpp: z._default(wholeNumber, 9), lastSeen: z.optional(sent('cursor')) });
export const favouriteVod = z.object({ id: sent('id') });
