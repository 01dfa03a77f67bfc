import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What may lie over a page, by name: a new one is a word here and a line in `overlay-of.tsx`. */
export const overlayNames = ['live-now', 'search'] as const;
export type OverlayName = (typeof overlayNames)[number];

/** The overlays of the site: one at a time. */
export interface Overlays {
  shown: ReadonlySignal<OverlayName | undefined>;
  open(name: OverlayName): void;
  /** Closes this one; another that has taken its place stays. */
  close(name: OverlayName): void;
}

/** @source spec 3 §4 "Overlay screens open and close by name" */
export function createOverlays(): Overlays {
  const shown = signal<OverlayName>();
  return {
    shown,
    open: (name) => (shown.value = name),
    close(name) {
      if (shown.peek() === name) shown.value = undefined;
    },
  };
}

/** The overlay that a fragment of the address asks for. @source spec 3 §2 "A hash search opens search" */
export const overlayOfHash = (hash: string): OverlayName | undefined => (hash === '#search' ? 'search' : undefined);
