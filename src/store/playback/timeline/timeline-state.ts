import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Chapter } from '../../../rules/playback/timeline/chapter-at.ts';
import type { Thumbnail } from '../../../rules/playback/timeline/thumbnails.ts';
import type { Player } from '../player.ts';

/** What the timeline of one player shows beyond its position; the files behind it come late. */
export interface TimelineState {
  /** The second under the pointer, the finger or the keys; undefined while nobody asks. */
  readonly pointed: ReadonlySignal<number | undefined>;
  readonly chapters: ReadonlySignal<readonly Chapter[]>;
  readonly thumbnails: ReadonlySignal<readonly Thumbnail[]>;
  /** Seconds of breaks for advertising. */
  readonly adOffsets: ReadonlySignal<readonly number[]>;
  point(seconds: number | undefined): void;
  set(known: { chapters?: readonly Chapter[]; thumbnails?: readonly Thumbnail[]; adOffsets?: readonly number[] }): void;
}

const states = new WeakMap<Player, TimelineState>();

/** The timeline of a player: one, however many parts draw it. */
export function timelineOf(player: Player): TimelineState {
  const known = states.get(player) ?? createTimelineState();
  states.set(player, known);
  return known;
}

function createTimelineState(): TimelineState {
  const pointed = signal<number | undefined>(undefined);
  const chapters = signal<readonly Chapter[]>([]);
  const thumbnails = signal<readonly Thumbnail[]>([]);
  const adOffsets = signal<readonly number[]>([]);
  return {
    pointed, chapters, thumbnails, adOffsets,
    point: (seconds) => { pointed.value = seconds; },
    set(known) {
      chapters.value = known.chapters ?? chapters.peek();
      thumbnails.value = known.thumbnails ?? thumbnails.peek();
      adOffsets.value = known.adOffsets ?? adOffsets.peek();
    },
  };
}
