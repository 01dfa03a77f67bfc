/**
 * What a live stream shows when: a title card, then seven segments of its film, over and over.
 *
 * chosen: two seconds of card before 28 seconds of pictures. Whoever joins sees which channel it is within half a minute,
 * and a card starts every whole minute, which is where programmes begin. The film runs on from card to card.
 */
import { type FilmFacts, type FilmTrack, trackOf } from './film-facts.ts';

/** A channel or an event. Moments are epoch milliseconds on the platform's clock. */
export interface LiveStream {
  film: FilmFacts;
  /** Segments of the film that come before the stream's first one. */
  offset: number;
  startMs: number;
  /** When it is over; a channel never is. */
  endMs?: number | undefined;
}

export const CARD_SECONDS = 2;
const segmentsPerCard = 7;
const slotsPerCycle = segmentsPerCard + 1;
const cycleSeconds = (film: FilmFacts): number => CARD_SECONDS + segmentsPerCard * film.segmentSeconds;

/** One segment of a live stream. */
export interface Slot {
  sequence: number;
  isCard: boolean;
  /** Seconds since the stream's start. */
  startSeconds: number;
  /** Which segment of the film it is, or which one follows the card, counted from 0. */
  index: number;
}

/** The segment with this number, counted from 0 at the stream's start. */
export function slotOf({ film, offset }: LiveStream, sequence: number): Slot {
  const cycle = Math.floor(sequence / slotsPerCycle);
  const place = sequence % slotsPerCycle;
  const shown = cycle * segmentsPerCard + Math.max(0, place - 1);
  const within = place === 0 ? 0 : CARD_SECONDS + (place - 1) * film.segmentSeconds;
  return { sequence, isCard: place === 0, startSeconds: cycle * cycleSeconds(film) + within, index: (offset + shown) % film.segmentCount };
}

/** The newest segment that has been on air in full; -1 before the first. */
export function newestOf({ film, startMs, endMs }: LiveStream, nowMs: number): number {
  const seconds = (Math.min(nowMs, endMs ?? nowMs) - startMs) / 1000;
  if (seconds < CARD_SECONDS) return -1;
  const cycle = Math.floor(seconds / cycleSeconds(film));
  const within = seconds - cycle * cycleSeconds(film);
  const finished = within < CARD_SECONDS ? 0 : 1 + Math.floor((within - CARD_SECONDS) / film.segmentSeconds);
  return cycle * slotsPerCycle + finished - 1;
}

/** Whether the stream is over and its playlist complete. */
export const isOver = ({ endMs }: LiveStream, nowMs: number): boolean => endMs !== undefined && nowMs >= endMs;

/** Whether this segment has been on air by `nowMs` and is among the newest `windowSegments`: what a server may answer. */
export function isOnAir(stream: LiveStream, sequence: number, nowMs: number, windowSegments: number): boolean {
  const newest = newestOf(stream, nowMs);
  return sequence >= 0 && sequence <= newest && sequence > newest - windowSegments;
}

/** The track of this stream's film. @throws when it has none of that name */
export function liveTrack({ film }: LiveStream, id: string): FilmTrack {
  const track = trackOf(film, id);
  if (!track) throw new Error(`The film "${film.id}" has no track "${id}".`);
  return track;
}

/** How much later than its nominal moment a segment of the film starts: sound starts at the first frame after its pictures. */
const lateBy = (film: FilmFacts, track: FilmTrack, index: number): number => (track.starts[index] ?? 0) - index * film.segmentSeconds * track.timescale;

const lateAfter = (film: FilmFacts, track: FilmTrack, index: number): number =>
  (track.starts[index + 1] ?? track.ticks) - (index + 1) * film.segmentSeconds * track.timescale;

/** When a segment starts, in the track's units since the stream's start. A card starts where the film before it ended. */
export function startTicksOf(stream: LiveStream, track: FilmTrack, sequence: number): number {
  const { film } = stream;
  const slot = slotOf(stream, sequence);
  const nominal = slot.startSeconds * track.timescale;
  if (!slot.isCard) return nominal + lateBy(film, track, slot.index);
  return sequence === 0 ? nominal : nominal + lateAfter(film, track, slotOf(stream, sequence - 1).index);
}

/** How far a segment of the film moves to its place in the stream, in the track's units. */
export function shiftOf(stream: LiveStream, track: FilmTrack, sequence: number): number {
  const slot = slotOf(stream, sequence);
  return (slot.startSeconds - slot.index * stream.film.segmentSeconds) * track.timescale;
}

/** Whether a discontinuity comes before this segment: a card begins or ends. */
export const isDiscontinuity = (sequence: number): boolean => sequence > 0 && sequence % slotsPerCycle <= 1;

/** How many discontinuities came before the segments from `sequence` on. */
export function discontinuitiesBefore(sequence: number): number {
  if (sequence === 0) return 0;
  const cycle = Math.floor((sequence - 1) / slotsPerCycle);
  return cycle * 2 + ((sequence - 1) % slotsPerCycle >= 1 ? 1 : 0);
}
