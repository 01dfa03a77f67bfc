import type { PlaybackDetails } from '../../../contracts/playback/playback-details.ts';

type GivenMarker = PlaybackDetails['skipMarkers'][number];
/** A stretch that a viewer may skip. */
export type SkipMarker = GivenMarker & { type: Exclude<GivenMarker['type'], 'UNKNOWN'> };

/** chosen: with less to go a press comes too late to help */
const WORTH_SKIPPING = 1;

/** chosen: a stretch of a kind that is not known has no button, as nobody can say what it skips */
const isKnown = (marker: GivenMarker): marker is SkipMarker => marker.type !== 'UNKNOWN';

/** The marker that a moment is in, when there is enough of it left to skip. @source spec 1 §3 "skipMarkers" */
export function markerAt(markers: readonly GivenMarker[], seconds: number): SkipMarker | undefined {
  return markers.filter(isKnown).findLast(({ start, end }) => start <= seconds && seconds < end - WORTH_SKIPPING);
}

/** Where skipping leads: its end, or the title's. @param duration seconds, if known */
export function skipTargetOf({ end }: SkipMarker, duration = Infinity): number {
  return Math.min(end, duration);
}
