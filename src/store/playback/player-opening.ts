import { batch } from '@preact/signals-core';
import type { PlaybackDetails, PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { EngineSource } from '../../playback/engine.ts';
import { playbackOutcome, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { startPositionOf } from '../../rules/playback/playback-start.ts';
import { PlayFailure } from './play-failure.ts';
import { resetFacts, type Autoplay, type PlayContent } from './player-state.ts';
import { closeEngine, type PlayerSeat } from './player-seat.ts';
import { startMedia } from './player-start.ts';
import { readStreams, readTitle } from './player-title.ts';

export interface OpenOptions {
  autoplay?: Autoplay;
  /** Seconds; where the viewer stopped when absent. */
  startAt?: number;
}

/**
 * From a name to pictures.
 *
 * 1. The engine is sent for; beside it the platform is asked what the title is and whether this viewer may watch.
 * 2. Its streams are fetched, and their first bytes are sent for beside the engine.
 * 3. The engine takes over; a start without a hand may be refused by the browser.
 *
 * @param quiet what is shown stays until it is known what comes instead
 * @source design/architecture.md "Start-up is parallel"
 */
export async function openTitle(seat: PlayerSeat, content: PlayContent, { autoplay = false, startAt }: OpenOptions, quiet: boolean): Promise<void> {
  const { context, playback, facts } = seat;
  const { signal } = seat.turn;
  if (!quiet) clear(seat);
  playback.preload();
  const { item, outcome } = await readTitle(context, content, signal);
  if (signal.aborted) return;
  if (!item || outcome) return refuse(seat, outcome ?? playbackOutcome('default'), item);
  // chosen: a title's pictures and its stream come from one media host; its address is known a round trip later.
  playback.preconnect(item.posterUrl ?? item.thumbnailUrl);
  if (!quiet) facts.item.value = item;
  const streams = await readStreams(context, item, content.kind, signal);
  if (signal.aborted) return;
  if (!streams.urls) return refuse(seat, streams.outcome, item);
  seat.startAt = startPositionOf(startAt, item.watchProgress, item.duration);
  playback.prefetch(streams.urls, seat.startAt);
  await seat.attached.promise;
  if (signal.aborted) return;
  if (quiet) clear(seat);
  facts.item.value = item;
  await feed(seat, item, streams.urls, autoplay);
}

function clear(seat: PlayerSeat): void {
  batch(() => {
    closeEngine(seat);
    resetFacts(seat.facts);
    seat.facts.phase.value = 'loading';
  });
}

async function feed(seat: PlayerSeat, item: PlaybackDetails, urls: PlayerUrls, autoplay: Autoplay): Promise<void> {
  const { signal } = seat.turn;
  try {
    const source = seat.playback.sourceOf(urls);
    if (!seat.media || !source) throw new Error('Nothing plays this title here');
    const engine = await seat.playback.open(seat.media.video, urls, seat.listener);
    if (signal.aborted) return engine.destroy();
    batch(() => {
      seat.engine = engine;
      seat.facts.live.value = source.live;
      seat.facts.phase.value = 'open';
    });
    engine.load(source, seat.startAt);
    if (autoplay) void startBySelf(seat, autoplay);
  } catch {
    if (!signal.aborted) refuse(seat, playbackOutcome('unplayable'), item);
  }
}

/** Starts without a hand: the browser may say no, and then the viewer sees a button. */
async function startBySelf(seat: PlayerSeat, autoplay: Autoplay): Promise<void> {
  if (!seat.media) return;
  const { video } = seat.media;
  if (autoplay === 'muted') video.muted = true;
  const failure = await startMedia(video, seat.facts, seat.turn.signal).catch((error: unknown) => error);
  if (!(failure instanceof PlayFailure) || failure.reason !== 'autoplay') return;
  if (autoplay === 'any' && !video.muted) return startBySelf(seat, 'muted');
  seat.facts.playbackBlocked.value = { muted: video.muted };
}

/** The title does not play: what is known of it stays, with the reason. */
export function refuse(seat: PlayerSeat, outcome: PlaybackOutcome, item: PlaybackDetails | undefined): void {
  batch(() => {
    closeEngine(seat);
    resetFacts(seat.facts);
    seat.facts.item.value = item;
    seat.facts.outcome.value = outcome;
  });
}

/** Somebody else is watching: what they may not see goes away, everything else plays on. */
export async function recheckTitle(seat: PlayerSeat, content: PlayContent): Promise<void> {
  const { signal } = seat.turn;
  const { item, outcome } = await readTitle(seat.context, content, signal);
  if (!signal.aborted && outcome && !outcome.retryable) refuse(seat, outcome, item);
}

/** Asks the whole way again for addresses that are still good. */
export async function refreshSource(seat: PlayerSeat): Promise<{ source?: EngineSource; outcome?: PlaybackOutcome }> {
  const content = seat.facts.content.peek();
  if (!content) return {};
  const { item, outcome } = await readTitle(seat.context, content, seat.turn.signal);
  if (!item || outcome) return { outcome };
  const streams = await readStreams(seat.context, item, content.kind, seat.turn.signal);
  return streams.urls ? { source: seat.playback.sourceOf(streams.urls) } : { outcome: streams.outcome };
}
