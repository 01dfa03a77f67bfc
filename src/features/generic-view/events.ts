import type { RowEvents } from '../../parts/card-row/row-events.ts';

/** What a composed page tells whoever shows it. */
export interface GenericViewEvents extends RowEvents {
  'view-loaded': { title: string };
}
