import { isApiError } from '../../api/api-error.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback } from '../../api/calls/playback.ts';
import type { FreeTitle, PlaybackDetails, PlayerUrls } from '../../contracts/playback/playback-details.ts';
import { outcomeOfFailure, outcomeOfTitle, playbackOutcome, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { startPositionOf } from '../../rules/playback/playback-start.ts';
import type { StoreContext } from '../store-context.ts';
import { waitForAds } from './ads/wait-for-ads.ts';
import { forGuest, handedTitle } from './handed-title.ts';
import { openStreams, type StreamOptions } from './open-streams.ts';
import { showLoading, showOutcome, type PlayerInternals } from './player-internals.ts';
import type { Autoplay, PlayerState, TitleContent } from './player-state.ts';
import { saveWith } from './save-progress.ts';

export interface OpenOptions {
  autoplay?: Autoplay;
  /** Seconds; where the viewer stopped when absent. */
  startAt?: number;
  /** It failed before and is opened again. */
  reopened?: boolean;
  /** Where a viewer was who goes on with it, in seconds: nothing else is shown until it plays there. */
  reached?: number;
  liveSettings?: StreamOptions['liveSettings'];
  /** Moves behind what a page says: from the beginning, without ads, and nothing is kept of how far it came. */
  background?: boolean;
  /** Leads to the video that stands for a live event which is not live; without it, the video opens in place. */
  onReplaced?(instead: TitleContent): unknown;
}

type TitleAnswer = { item: PlaybackDetails; outcome?: undefined } | { item?: PlaybackDetails; outcome: PlaybackOutcome };
type StreamsAnswer = { urls: PlayerUrls; outcome?: undefined } | { urls?: undefined; outcome: PlaybackOutcome; item?: PlaybackDetails | undefined };

/**
 * Opens a title by its id.
 *
 * 1. The platform is asked what the title is and whether this viewer may watch. A guest need not wait for it where it is known
 *    that anybody may; a refusal that comes later ends the title.
 * 2. Its stream addresses are fetched, unless anybody may have them and they are here; beside them the engine that it needs.
 * 3. The streams are opened as any others, with the viewer's progress.
 *
 * @param signal aborted when other content is opened
 * @param quiet what is shown stays until it is known what comes instead
 * @source design/architecture.md "Start-up is parallel"
 */
export async function openTitle(player: PlayerInternals, title: TitleContent, options: OpenOptions, signal: AbortSignal, quiet = false): Promise<void> {
  const { context, playback, state } = player;
  if (options.reached === undefined) state.placed.value = options.startAt !== undefined;
  if (!quiet) showLoading(player, options.reached);
  const own = readTitle(context, title, signal);
  const free = quiet || options.reopened ? undefined : handedTitle(player, title);
  let known: FreeTitle | undefined;
  void free?.then((answer) => { known = answer; });
  const early = free && await Promise.race([own.then(() => undefined), forGuest(context, free, signal)]);
  const { item, outcome }: TitleAnswer = early ?? await own;
  if (signal.aborted) return;
  if (early) void own.then((answer) => followEarly(player, answer, signal));
  if (outcome) return refuse(player, title, { item, outcome }, options, signal);
  playback.preload(item.drm);
  // chosen: posters and streams of a title come from one media host; its address is known a round trip before the streams.
  playback.preconnect(item.posterUrl ?? item.thumbnailUrl);
  if (!quiet) showItem(state, item, options);
  const streams: StreamsAnswer = known ?? await readStreams(context, item, title, signal);
  if (signal.aborted) return;
  // An event that ended between the two answers has no streams any more.
  if (streams.outcome) return showOutcome(player, outcomeNow(context, item, title) ?? streams.outcome, item);
  if (quiet) showLoading(player, options.reached);
  showItem(state, item, options);
  await openStreams(player, streams.urls, {
    autoplay: options.autoplay,
    reopened: options.reopened,
    reached: options.reached,
    liveSettings: options.liveSettings,
    startAt: startPositionOf(options.background ? 0 : options.startAt, item.watchProgress, item.duration),
    refresh: () => readTitleStreams(context, title, signal),
    saveProgress: title.kind === 'vod' && !options.background ? saveWith(context, title.id) : undefined,
  }, signal);
  if (title.kind === 'live') player.media.peek()?.video.addEventListener('ended', () => void recheckTitle(player, title), { signal });
}

/** What is known of the title; with ads, its start waits for them. */
function showItem(state: PlayerState, item: PlaybackDetails, { background }: OpenOptions): void {
  if (item.adUnits.length > 0 && !background) waitForAds(state);
  state.item.value = item;
}

/** Tells why a title does not play; an event that is not live gives way to its recording, where there is one. */
async function refuse(player: PlayerInternals, { id }: TitleContent, { item, outcome }: TitleAnswer & { outcome: PlaybackOutcome }, { onReplaced }: OpenOptions, signal: AbortSignal): Promise<void> {
  const importing = outcome.kind === 'not-live' && onReplaced ? import('./live/find-replacement.ts').catch(() => undefined) : undefined;
  const instead = await (await importing)?.findReplacement(player.context, id, signal);
  if (signal.aborted) return;
  if (instead) await onReplaced?.(instead);
  else showOutcome(player, outcome, item);
}

/** The viewer, their language or what they may watch changed, or a live stream came to its end: a title that is refused now goes away, any other stays, in the words of now. */
export async function recheckTitle(player: PlayerInternals, title: TitleContent): Promise<void> {
  const signal = player.runs.current;
  followOwn(player, await readTitle(player.context, title, signal), signal);
}

/** The platform's answer for this viewer, after the title began: it refuses, or says the same in the viewer's language. */
function followOwn(player: PlayerInternals, { item, outcome }: TitleAnswer, signal: AbortSignal): void {
  if (signal.aborted || outcome?.retryable) return;
  if (!outcome) player.state.item.value = item;
  else endWith(player, outcome, item);
}

/** A guest's own answer, after what anybody may have began: too many viewers end it as well. No answer is no refusal. */
function followEarly(player: PlayerInternals, answer: TitleAnswer, signal: AbortSignal): void {
  if (!signal.aborted && answer.outcome?.kind === 'conflict') endWith(player, answer.outcome, answer.item);
  else followOwn(player, answer, signal);
}

function endWith(player: PlayerInternals, outcome: PlaybackOutcome, item: PlaybackDetails | undefined): void {
  showOutcome(player, outcome, item);
  player.runs.end();
}

const outcomeNow = (context: StoreContext, item: PlaybackDetails, { kind }: TitleContent) => outcomeOfTitle(item, context.viewer.peek(), kind, context.now());

/** What the title is and whether this viewer may watch it. Failures are answers. */
async function readTitle(context: StoreContext, { kind, id }: TitleContent, signal: AbortSignal): Promise<TitleAnswer> {
  try {
    const item = await context.client.call(kind === 'live' ? readLivePlayback : readVodPlayback, { id }, { signal });
    const outcome = outcomeNow(context, item, { kind, id });
    return outcome ? { item, outcome } : { item };
  } catch (error) {
    return { outcome: outcomeOfError(context, error, kind) };
  }
}

/** The title's stream addresses: signed, and valid for a while only. */
async function readStreams(context: StoreContext, item: PlaybackDetails, { kind }: TitleContent, signal: AbortSignal): Promise<StreamsAnswer> {
  try {
    return { urls: await context.client.call(readPlayerUrls, { url: item.playerUrlCallback ?? '' }, { signal }) };
  } catch (error) {
    return { outcome: outcomeOfError(context, error, kind) };
  }
}

async function readTitleStreams(context: StoreContext, title: TitleContent, signal: AbortSignal): Promise<StreamsAnswer> {
  const { item, outcome } = await readTitle(context, title, signal);
  return outcome ? { item, outcome } : readStreams(context, item, title, signal);
}

function outcomeOfError(context: StoreContext, error: unknown, kind: TitleContent['kind']): PlaybackOutcome {
  return isApiError(error) ? outcomeOfFailure(error, context.viewer.peek(), kind) : playbackOutcome('default');
}
