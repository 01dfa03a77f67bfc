import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { pageButton } from './action.ts';
import { season } from './collection.ts';
import { contentGrid } from './content-grid.ts';
import { contentItem } from './content-item.ts';
import { viewElement } from './view.ts';
import { words } from '../wire/words.ts';

/** Parts of a page of which one is shown. @source spec 1 §2.4 "zones hero, header, sidebar, list and tabs"; fields chosen */
export const tabsAttributes = z.object({
  ...words,
  tabs: listOf('tabs.tabs', z.object({ id: z.string(), ...words, elements: listOf('tab.elements', viewElement) })),
});
export type TabsAttributes = z.output<typeof tabsAttributes>;

/** A series on a page about more than it: its card and its first seasons. Fields chosen. @source spec 1 §3 "Series: seriesId, title" */
export const seriesAttributes = z.object({ seriesId: z.string(), about: contentItem, seasons: listOf('seriesElement.seasons', season) });
export type SeriesAttributes = z.output<typeof seriesAttributes>;

/** A shelf of cards in a page; what a viewer searches, filters and sorts there. Fields chosen: those of a grid's own page */
export const gridBlockAttributes = contentGrid;
export type GridBlockAttributes = z.output<typeof gridBlockAttributes>;

/** A field that searches the shelves of its page. */
export const searchAttributes = z.object(words);
export type SearchAttributes = z.output<typeof searchAttributes>;

/** A few cards, one below the other, each with what can be done with it. @source spec 1 §4.1 "In a card only route and favourites act"; fields chosen */
export const cardListAttributes = z.object({
  ...words,
  cards: listOf('cardList.cards', z.object({ item: contentItem, buttons: z._default(listOf('card.buttons', pageButton), []) })),
});
export type CardListAttributes = z.output<typeof cardListAttributes>;
