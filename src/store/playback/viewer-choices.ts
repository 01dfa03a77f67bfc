import type { TrackWishes } from '../../rules/playback/tracks/track-wish.ts';
import type { StoreContext } from '../store-context.ts';

/** What a viewer chose in a player and expects of the next one; absent where nothing was chosen. */
export interface ViewerChoices extends TrackWishes {
  /** 0–1. */
  volume?: number;
  muted?: boolean;
  /** The captions that were switched on last: what a press on the captions key brings back. */
  lastText?: NonNullable<TrackWishes['text']>;
  /** Lines of the chosen quality, null for automatic. */
  lines?: number | null;
}

/** The newest choices of a page and realm. */
const newest = new WeakMap<StoreContext, ViewerChoices>();

/**
 * The choices that a new player starts with: the newest of its page. Players that stand already keep their own.
 *
 * chosen: for the life of the page, not in storage: it is the route change that must not lose them. Languages are also kept for
 * their series, on the device (`tracks/series-choices.ts`).
 *
 * @source spec 1 §4.1 "resets on route change keeping the volume"; the languages chosen: a viewer understands the next title in the same ones
 */
export const choicesOf = (context: StoreContext): ViewerChoices => ({ ...newest.get(context) });

/** Keeps a choice for this player's next title and for the players to come. */
export function keepChoice({ context, choices }: { context: StoreContext; choices: ViewerChoices }, choice: ViewerChoices): void {
  Object.assign(choices, choice);
  newest.set(context, { ...newest.get(context), ...choice });
}
