import type { StoreContext } from '../store-context.ts';

/** What a viewer chose in a player and expects of the next one; absent where nothing was chosen. */
export interface ViewerChoices {
  /** 0–1. */
  volume?: number;
  muted?: boolean;
  /** BCP 47, null for no captions. */
  captionLanguage?: string | null;
  /** BCP 47. */
  audioLanguage?: string;
}

/** The newest choices of a page and realm. */
const newest = new WeakMap<StoreContext, ViewerChoices>();

/**
 * The choices that a new player starts with: the newest of its page. Players that stand already keep their own.
 *
 * chosen: for the life of the page, not in storage: it is the route change that must not lose them.
 *
 * @source spec 1 §4.1 "resets on route change keeping the volume"; the languages chosen: a viewer understands the next title in the same ones
 */
export const choicesOf = (context: StoreContext): ViewerChoices => ({ ...newest.get(context) });

/** Keeps a choice for this player's next title and for the players to come. */
export function keepChoice({ context, choices }: { context: StoreContext; choices: ViewerChoices }, choice: ViewerChoices): void {
  Object.assign(choices, choice);
  newest.set(context, { ...newest.get(context), ...choice });
}
