import type { RowEvents } from '../../parts/card-row/row-events.ts';

/** Events of a composed page. */
export interface GenericViewEvents extends RowEvents {
  'view-loaded': { title: string };
}
