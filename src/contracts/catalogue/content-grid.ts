import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { filterListAttributes } from '../search/filter-list.ts';
import { contentItem } from './content-item.ts';
import { sent } from '../wire/sent-text.ts';

/** What a grid's cards look like, which decides its columns. @source spec 1 §9 "Card grid columns (default/playlist/posters/section)"; chosen: an unknown one is read as default */
const gridDisplay = openEnum('contentGrid.display', ['default', 'playlist', 'posters', 'section'], 'default');
export type GridDisplay = z.output<typeof gridDisplay>;

/** A shelf of cards as a page of its own. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId"; chosen: its shape, which is a row's */
export const contentGrid = z.object({
  gridViewConfigId: z.string(), title: z.string(), display: gridDisplay,
  contentList: listOf('contentGrid.contentList', contentItem), paging,
  /** What it can be narrowed and sorted by; with the first page of a grid of its own. */
  filters: z.optional(filterListAttributes),
});
export type ContentGrid = z.output<typeof contentGrid>;

/** chosen: 24 a page, which fills whole lines of 2, 3, 4, 6 and 8 cards */
export const contentGridQuery = z.object({
  gridViewConfigId: sent('id'), rpp: z._default(wholeNumber, 24), lastSeen: z.optional(sent('cursor')),
  query: z.optional(sent('text')), facet: z.optional(sent('text')), sort: z.optional(sent('code')), sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
});
/** What a viewer wants of a grid. Facets are words such as `genre:football`. @source spec 1 §2.2 "query, facet, sort, sortDirection"; chosen: the same names in the call */
export type GridWish = Pick<z.input<typeof contentGridQuery>, 'query' | 'facet' | 'sort' | 'sortDirection'>;
