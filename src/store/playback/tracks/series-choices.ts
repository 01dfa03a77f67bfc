import * as z from 'zod/mini';
import type { TrackWishes } from '../../../rules/playback/tracks/track-wish.ts';
import type { StoreContext } from '../../store-context.ts';
import { SERIES_CHOICES_KEY } from './has-series-choices.ts';

/** A list, oldest first. chosen: no table by name, whose schema every element would carry */
const kept = z.array(z.object({
  of: z.string(),
  text: z.optional(z.nullable(z.object({ language: z.string(), kind: z.optional(z.literal('captions')) }))),
  audio: z.optional(z.object({ language: z.string(), role: z.optional(z.enum(['description', 'commentary'])) })),
}));

/** chosen: more series than anybody follows, and a few kilobytes */
const MOST = 50;

/**
 * What a viewer chose for a series on this device.
 *
 * chosen: by viewer, so that one profile's choice does not meet the next one on the sofa; what is stored names no title and no person.
 *
 * @source design/player.md "preference ladder: this session → this series → profile"
 */
export function seriesChoicesOf(context: StoreContext, seriesId: string | undefined): TrackWishes {
  if (!seriesId) return {};
  const { of: _of, ...choices } = read().find(({ of }) => of === nameOf(context, seriesId)) ?? {};
  return choices;
}

/** Keeps a choice for the other episodes; does nothing where storage is refused or full. */
export function keepForSeries(context: StoreContext, seriesId: string, choice: TrackWishes): void {
  const name = nameOf(context, seriesId);
  const before = read();
  const newest = [...before.filter(({ of }) => of !== name), { ...before.find(({ of }) => of === name), ...choice, of: name }].slice(-MOST);
  try {
    localStorage.setItem(SERIES_CHOICES_KEY, JSON.stringify(newest));
  } catch {
    // The session still keeps it.
  }
}

const nameOf = ({ settings, viewer }: StoreContext, seriesId: string) => [settings.realm, viewer.peek()?.id ?? 'guest', seriesId].join('/');

function read(): z.output<typeof kept> {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(SERIES_CHOICES_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
