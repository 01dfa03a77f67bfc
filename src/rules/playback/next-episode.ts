import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';

/** Seconds. chosen: as long as a viewer needs to read the card and to decide. */
const CARD = { beforeEnd: 15, countdown: 15, fetchedBefore: 10, scene: 5 };

type Title = Pick<PlaybackDetails, 'skipMarkers'>;

/** When the card of the next episode stands, and when the next episode begins by itself. Seconds of the title. */
export interface NextCard {
  from: number;
  advanceAt: number;
}

/**
 * From the credits on, or in the last fifteen seconds where no credits are marked.
 *
 * @source design/player.md "Skip: next-episode card"; chosen: a scene after the credits is part of the title, so the card waits for its end
 */
export function nextCardOf({ skipMarkers }: Title, duration: number): NextCard {
  const credits = skipMarkers.find(({ type, start, end }) => type === 'CREDITS' && start >= duration / 2 && end >= duration - CARD.scene);
  const from = credits?.start ?? Math.max(duration / 2, duration - CARD.beforeEnd);
  return { from, advanceAt: Math.min(duration, from + CARD.countdown) };
}

/** Whether it is time to ask what comes next. */
export const isNextNear = (title: Title, duration: number, position: number): boolean => position >= nextCardOf(title, duration).from - CARD.fetchedBefore;

/** Whether a title is watched one after the other: an episode, or part of a playlist. chosen: nothing follows a film by itself */
export function hasFollowing({ episodeInformation, seasonId, playlistId }: Pick<PlaybackDetails, 'episodeInformation' | 'seasonId' | 'playlistId'>): boolean {
  return episodeInformation !== undefined || seasonId !== undefined || playlistId !== undefined;
}
