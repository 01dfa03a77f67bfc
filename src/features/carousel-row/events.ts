import type { RowEvents } from '../../parts/card-row/row-events.ts';

/** Events of a row that stands by itself. */
export type CarouselRowEvents = RowEvents;
