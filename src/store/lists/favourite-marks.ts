import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

/** What was toggled and is not in the fetched list yet. */
interface Mark {
  item: ContentItem;
  favourite: boolean;
  /** How many fetches had begun when the platform agreed; Infinity until then. */
  settled: number;
}

/** Toggles that the fetched list does not contain yet. */
export interface FavouriteMarks {
  current: ReadonlySignal<ReadonlyMap<string, Mark>>;
  /** Whether one item is to be a favourite, while the list does not say so. */
  wanted(id: string): boolean | undefined;
  set(item: ContentItem, favourite: boolean, settled?: number): void;
  /** The fetched items with the marks applied: newly marked ones first. */
  applyTo(items: ContentItem[]): ContentItem[];
  /** Drops marks that this fetch includes; keeps those made while it ran and those beyond its last page. */
  answeredBy(items: readonly ContentItem[], isComplete: boolean, fetch: number): void;
  clear(): void;
}

/** The optimistic part of the heart. @source spec 1 §4.2 "updates the item locally" */
export function createFavouriteMarks(): FavouriteMarks {
  const current = signal<ReadonlyMap<string, Mark>>(new Map());
  return {
    current,
    wanted: (id) => current.peek().get(id)?.favourite,
    set(item, favourite, settled = Infinity) {
      current.value = new Map(current.peek()).set(item.id, { item, favourite, settled });
    },
    applyTo(items) {
      const marks = current.value;
      const known = new Set(items.map((item) => item.id));
      const added = [...marks.values()].filter((mark) => mark.favourite && !known.has(mark.item.id));
      return [...added.reverse().map((mark) => mark.item), ...items.filter((item) => marks.get(item.id)?.favourite !== false)];
    },
    answeredBy(items, isComplete, fetch) {
      const listed = new Set(items.map((item) => item.id));
      current.value = new Map([...current.peek()].filter(([id, mark]) => mark.settled >= fetch || (!isComplete && !listed.has(id))));
    },
    clear() {
      current.value = new Map();
    },
  };
}
