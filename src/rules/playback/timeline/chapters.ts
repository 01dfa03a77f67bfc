import type { WebVttCue } from '../../../contracts/playback/web-vtt.ts';
import type { Chapter } from './chapter-at.ts';
import { plainTextOf } from './plain-text-of.ts';

/**
 * The chapters of a title, one after the other without gaps.
 *
 * @param duration seconds
 * @returns none unless there are two: one chapter says nothing
 * @source spec 1 §3 "Chapters and thumbnails track"
 */
export function chaptersOf(cues: readonly Omit<WebVttCue, 'settings'>[], duration: number): Chapter[] {
  const starts = cues.filter(({ start }, at) => start < duration && start !== cues[at - 1]?.start);
  if (starts.length < 2) return [];
  return starts.map((cue, at) => ({
    title: plainTextOf(cue),
    start: cue.start,
    end: starts[at + 1]?.start ?? duration,
    percent: (cue.start / duration) * 100,
  }));
}
