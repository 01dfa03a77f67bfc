import type { OffsetsOfPages } from './row-offsets.ts';

const storageKey = 'footlight.places';
/** chosen: as far as anybody goes back */
const keptPages = 50;

/** Where the viewer was on each page of this window's history. */
export interface KeptPlaces {
  scroll: Map<string, number>;
  rows: OffsetsOfPages;
}

/** Kept while another site is visited and over a reload, as long as the window lasts; without storage for the life of the page alone. */
export function keptPlaces(): KeptPlaces {
  const places = readPlaces();
  addEventListener('pagehide', () => {
    const last = <T>(map: Map<string, T>) => [...map].slice(-keptPages);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ scroll: last(places.scroll), rows: last(places.rows) }));
    } catch {
      // A browser without storage forgets them.
    }
  });
  return places;
}

function readPlaces(): KeptPlaces {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { scroll?: [string, number][]; rows?: [string, Record<string, number>][] };
    return { scroll: new Map(kept.scroll), rows: new Map(kept.rows) };
  } catch {
    return { scroll: new Map(), rows: new Map() };
  }
}
