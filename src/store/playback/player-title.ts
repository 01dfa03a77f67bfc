import { isApiError } from '../../api/api-error.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback } from '../../api/calls/playback.ts';
import type { PlaybackDetails, PlayerUrls } from '../../contracts/playback/playback-details.ts';
import { outcomeOfFailure } from '../../rules/playback/outcome-of-failure.ts';
import { outcomeOfTitle } from '../../rules/playback/outcome-of-title.ts';
import { playbackOutcome, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import type { PlayContent } from './player-state.ts';
import type { StoreContext } from '../store-context.ts';

/** What the platform says of a title: its facts when it knows it, and why it does not play when it does not. */
export interface TitleAnswer {
  item?: PlaybackDetails;
  outcome?: PlaybackOutcome;
}

/** A title's streams, or why there are none. */
export type StreamsAnswer = { urls: PlayerUrls; outcome?: undefined } | { urls?: undefined; outcome: PlaybackOutcome };

/** Asks what a title is and whether this viewer may watch it. Failures are answers. */
export async function readTitle(context: StoreContext, { kind, id }: PlayContent, signal?: AbortSignal): Promise<TitleAnswer> {
  try {
    const call = kind === 'live' ? readLivePlayback : readVodPlayback;
    const item = await context.client.call(call, { id }, { signal });
    return { item, outcome: outcomeOfTitle(item, context.viewer.peek(), kind, context.now()) };
  } catch (error) {
    return { outcome: outcomeOfError(context, error, kind) };
  }
}

/** Fetches a title's stream addresses: signed, and good for a while only. */
export async function readStreams(context: StoreContext, item: PlaybackDetails, kind: PlayContent['kind'], signal?: AbortSignal): Promise<StreamsAnswer> {
  try {
    const urls = await context.client.call(readPlayerUrls, { url: item.playerUrlCallback ?? '' }, { signal });
    return { urls };
  } catch (error) {
    return { outcome: outcomeOfError(context, error, kind) };
  }
}

function outcomeOfError(context: StoreContext, error: unknown, kind: PlayContent['kind']): PlaybackOutcome {
  return isApiError(error) ? outcomeOfFailure(error, context.viewer.peek(), kind) : playbackOutcome('default');
}
