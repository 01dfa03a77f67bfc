import { readTrailerStreams } from '../../../api/calls/beside-playback.ts';
import { readVodPlayback } from '../../../api/calls/playback.ts';
import type { PlayerUrls } from '../../../contracts/playback/playback-details.ts';
import { shownTrailerOf } from '../../../rules/playback/outcome-actions.ts';
import { playbackOutcome, type PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import type { StoreContext } from '../../store-context.ts';
import type { OpenOptions } from '../open-title.ts';
import type { StreamOptions } from '../open-streams.ts';
import type { PlayContent } from '../player-state.ts';

type OpenGiven = (urls: PlayerUrls, options: StreamOptions & { content: PlayContent }) => Promise<void>;

/**
 * Plays the trailer of a video in its place; it keeps no progress, and its addresses are fetched again when they expire.
 *
 * @param open opens streams in the player
 * @param id of the video, which the trailer is named by
 * @returns why it does not play; undefined when it does
 * @source spec 1 §3 "trailer (sources …)", §4.1 "Card action kinds: … trailer"
 */
export async function openTrailer({ client }: Pick<StoreContext, 'client'>, open: OpenGiven, id: string, options: OpenOptions): Promise<PlaybackOutcome | undefined> {
  const read = async () => {
    try {
      const trailer = shownTrailerOf(await client.call(readVodPlayback, { id }));
      if (trailer) return { urls: await client.call(readTrailerStreams, { id, trailerId: trailer.id }) };
      return { outcome: playbackOutcome('not-found', [], 'trailer-not-found') };
    } catch {
      return { outcome: playbackOutcome('default', [], 'trailer-not-read') };
    }
  };
  const { urls, outcome } = await read();
  if (urls) await open(urls, { content: { kind: 'trailer', id }, autoplay: options.autoplay ?? 'any', startAt: options.startAt, refresh: read });
  return outcome;
}
