import type { KeptLength } from '../../store/navigator.ts';
import type { OffsetsOfPages } from './row-offsets.ts';

const storageKey = 'footlight.places';
/** chosen: as far as anybody goes back */
const keptPages = 50;

/** Where the viewer was on each page of this window's history. */
export interface KeptPlaces {
  scroll: Map<string, number>;
  rows: OffsetsOfPages;
  /** How long the lists of each page had grown, by name. */
  lengths: Map<string, Record<string, number>>;
}

/** Kept while another site is visited and over a reload, as long as the window lasts; without storage for the life of the page alone. */
export function keptPlaces(): KeptPlaces {
  const places = readPlaces();
  addEventListener('pagehide', () => {
    const last = <T>(map: Map<string, T>) => [...map].slice(-keptPages);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ scroll: last(places.scroll), rows: last(places.rows), lengths: last(places.lengths) }));
    } catch {
      // A browser without storage forgets them.
    }
  });
  return places;
}

type NamedNumbers = [key: string, numbers: Record<string, number>][];

/** The length of one list of a page. */
export const lengthIn = (lengths: KeptPlaces['lengths'], key: string, name: string): KeptLength => ({
  length: () => lengths.get(key)?.[name] ?? 0,
  keep: (length) => void lengths.set(key, { ...lengths.get(key), [name]: length }),
});

function readPlaces(): KeptPlaces {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { scroll?: [string, number][]; rows?: NamedNumbers; lengths?: NamedNumbers };
    return { scroll: new Map(kept.scroll), rows: new Map(kept.rows), lengths: new Map(kept.lengths) };
  } catch {
    return { scroll: new Map(), rows: new Map(), lengths: new Map() };
  }
}
