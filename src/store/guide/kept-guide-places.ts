import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { GuideFilter } from './guide.ts';

/** Where a viewer was in a guide. Instants are epoch milliseconds. */
export interface GuidePlace {
  /** The first moment in sight. */
  edge?: number;
  /** How far down, pixels. */
  top?: number;
  /** What had the focus. */
  focus?: { row: number; anchor: number };
  filter?: GuideFilter;
  /** The channel whose day was shown, which day, and the beginning of the programme that had the focus in it. */
  channel?: GuideChannel;
  day?: number;
  programme?: number;
}

const storageKey = 'footlight.guide.places';
/** chosen: as far as anybody goes back */
const mostPlaces = 20;
/** chosen: an hour; later one wants to know what is on now */
const keptMs = 3_600_000;

type Kept = [id: number, place: GuidePlace, at: number];

/** The places of this window, also over a reload; without storage for the life of the page alone. */
export const keptGuidePlaces = {
  read(id: number, now: number): GuidePlace | undefined {
    const found = placesNow().find(([one]) => one === id);
    return found && Math.abs(now - found[2]) < keptMs ? found[1] : undefined;
  },
  write(id: number, place: GuidePlace, now: number): void {
    places = [...placesNow().filter(([one]) => one !== id), [id, place, now] satisfies Kept].slice(-mostPlaces);
  },
  /** Writes them down: a scroll tells of many places, and the last one counts. */
  save(): void {
    if (!places) return;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // A browser without storage forgets them with the page.
    }
  },
};

let places: Kept[] | undefined;

function placesNow(): Kept[] {
  if (places) return places;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    places = Array.isArray(kept) ? (kept as Kept[]).filter((one) => Array.isArray(one) && typeof one[0] === 'number' && typeof one[2] === 'number' && one[1] !== null) : [];
  } catch {
    places = [];
  }
  return places;
}
