import { bestText } from '../../../rules/playback/tracks/preferred-text.ts';
import type { PlayerInternals } from '../player-internals.ts';
import { seriesChoicesOf } from './series-choices.ts';
import { seriesOf } from './series-of.ts';

/**
 * Which captions a press on the captions key shows: the last ones, those of the series, the viewer's language, any.
 *
 * @returns null where the title has none
 */
export function captionsToShow({ context, choices, state }: PlayerInternals): string | null {
  const tracks = state.textTracks.peek().map((track) => ({ ...track, kind: track.kind === 'captions' ? track.kind : undefined }));
  const series = seriesChoicesOf(context, seriesOf(state.item.peek())).text;
  const wishes = [choices.lastText, series, ...navigator.languages.map((language) => ({ language }))];
  for (const wish of wishes) {
    const match = wish && bestText(tracks, wish);
    if (match) return match.id;
  }
  return tracks[0]?.id ?? null;
}
