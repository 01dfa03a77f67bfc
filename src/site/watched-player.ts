import { signal } from '@preact/signals-core';
import type { EventArguments } from '../binding/emit.ts';
import type { PlayerEvents } from '../features/player/events.ts';
import type { DrivenPlayer } from '../steering/driven-player.ts';

type Hear = (event: EventArguments<PlayerEvents>) => void;

const listeners = new Set<Hear>();

/** The player of the page that is shown, for a host page that steers the site; undefined where the page has none. */
export const watchedPlayer = signal<DrivenPlayer | undefined>(undefined);

/** A page's player tells what happens. */
export const tellWatched: Hear = (event) => listeners.forEach((hear) => hear(event));

/** Hears what the players of all pages tell. @returns stop */
export function onWatched(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
