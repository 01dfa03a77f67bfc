import { useEffect } from 'react';
import type { SiteLocation } from '../navigator/site-navigator.ts';
import { overlayOfHash, type Overlays } from './overlays.ts';

/** Opens the overlay that the address asks for, and closes all that belong to the page that was left. */
export function useHashOverlay(overlays: Overlays, location: SiteLocation): void {
  const { key, hash } = location;
  useEffect(() => overlays.search.visit(location), [overlays, location]);
  useEffect(() => {
    const shown = overlays.shown.peek();
    const asked = overlayOfHash(hash);
    if (asked) overlays.open(asked);
    else if (shown) overlays.close(shown);
  }, [overlays, key, hash]);
}
