import type { RowEvents } from '../../parts/card-row/row-events.ts';

/** What a row that stands by itself tells its page. */
export type CarouselRowEvents = RowEvents;
