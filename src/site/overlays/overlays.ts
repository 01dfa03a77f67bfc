import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createKeptSearch, type KeptSearch } from './kept-search.ts';
import { isSearch } from './search-fragment.ts';

/** What may lie over a page, by name: a new one is a word here and a line in `overlay-of.tsx`. */
export const overlayNames = ['live-now', 'search', 'sign-in'] as const;
export type OverlayName = (typeof overlayNames)[number];

/** The overlays of the site: one at a time. */
export interface Overlays {
  shown: ReadonlySignal<OverlayName | undefined>;
  /** @param opener gets the focus back; what has the focus when absent */
  open(name: OverlayName, opener?: Element): void;
  /** Closes this one; another that has taken its place stays. */
  close(name: OverlayName): void;
  /** What the latest was opened by, as long as it is in the page. */
  opener(): HTMLElement | undefined;
  /** What search opens with. */
  search: KeptSearch;
}

/** @source spec 3 §4 "Overlay screens open and close by name" */
export function createOverlays(): Overlays {
  const shown = signal<OverlayName>();
  let openedBy: Element | null | undefined;
  return {
    shown,
    search: createKeptSearch(),
    open(name, opener) {
      openedBy = opener ?? globalThis.document?.activeElement;
      shown.value = name;
    },
    opener: () => (openedBy instanceof HTMLElement && openedBy.isConnected ? openedBy : undefined),
    close(name) {
      if (shown.peek() === name) shown.value = undefined;
    },
  };
}

/** The overlay that a fragment of the address asks for. @source spec 3 §2 "A hash search opens search" */
export const overlayOfHash = (hash: string): OverlayName | undefined => (isSearch(hash) ? 'search' : undefined);
