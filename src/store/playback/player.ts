import { untracked } from '@preact/signals-core';
import type { PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { Playback } from '../../playback/create-playback.ts';
import { isWaitingForAccess, isWaitingForTime, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import type { AdOnScreen } from './ads/ad-on-screen.ts';
import { createControls, type PlayerControls } from './controls.ts';
import { followMedia } from './follow-media.ts';
import { openStreams, type StreamOptions } from './open-streams.ts';
import { openTitle, recheckTitle, type OpenOptions } from './open-title.ts';
import { startMedia, reasonOfState } from './play.ts';
import { PlayFailure } from './play-failure.ts';
import { closeEngine, createInternals, showLoading, type PlayerInternals } from './player-internals.ts';
import { resetState, type PlayContent, type PlayerSignals, type TitleContent } from './player-state.ts';
import { reopenAfterFailure } from './recovery/reopen.ts';

/** One player: what it shows and what can be asked of it. Every element has its own. @source spec 1 §3 "Player state", §4.1 */
export interface Player extends PlayerSignals, PlayerControls {
  /** The video element and the box that goes fullscreen with it. @returns detach, which ends what is open */
  attach(video: HTMLVideoElement, host: HTMLElement): () => void;
  /** Plays a title that the platform knows. Answers when it is loaded, or when it is known why it is not. */
  open(title: TitleContent, options?: OpenOptions): Promise<void>;
  /** Plays streams that the opener has, such as a trailer or a tile: the platform is not asked. @param options.content what they are named */
  openStreams(urls: PlayerUrls, options?: StreamOptions & { content?: PlayContent }): Promise<void>;
  /** Plays the trailer of a video in its place. @param id of the video @returns why it does not play, if it does not */
  openTrailer(id: string, options?: OpenOptions): Promise<PlaybackOutcome | undefined>;
  /** Answers when the media really plays. @throws PlayFailure */
  play(): Promise<void>;
  /** What plays ads is here. @param before awaited before each start of the title @returns shows an ad in the title's place, or none */
  joinAds(before: () => Promise<void>): (ad: AdOnScreen | undefined) => void;
  /** Opens the same again, where it stopped. */
  retry(): Promise<void>;
  /** Asks again what the title is and whether it may be watched; what plays stays. */
  recheck(): void;
  /** Stops and shows nothing. */
  close(): void;
  /** Stops, lets go of the element, and leaves nothing behind. May run twice. */
  dispose(): void;
}

/** @param playback shared by the players of a page */
export function createPlayer(context: StoreContext, playback: Playback): Player {
  const player = createInternals(context, playback);
  const controls = createControls(player);
  const opener = createOpener(player, controls);
  const stops = [
    followViewer(context, { changed: opener.recheck }),
    context.onChanged(({ subject }) => { if (subject === 'entitlements') untracked(opener.recheck); }),
    reopenAfterFailure(player.state, opener.reopen),
  ];
  const open: Player['open'] = (title, options = {}) => opener.open({
    content: title, options, title,
    start: (again, signal, quiet) => openTitle(player, title, { ...again, onReplaced: options.onReplaced ?? ((instead) => open(instead, options)) }, signal, quiet),
  });
  const openGiven: Player['openStreams'] = (urls, { content, ...options } = {}) => opener.open({
    content, options,
    start(again, signal) {
      showLoading(player, again.reached);
      return openStreams(player, urls, { ...options, ...again }, signal);
    },
  });
  return {
    ...player.state,
    ...controls,
    open,
    openStreams: openGiven,
    openTrailer: async (id, options = {}) => (await import('./episodes/open-trailer.ts')).openTrailer(context, openGiven, id, options),
    retry: opener.retry,
    recheck: opener.recheck,
    close: opener.close,
    joinAds(before) {
      player.state.beforeStart.value = before;
      return (ad) => { player.state.ad.value = ad; };
    },
    async play() {
      const ad = player.state.ad.peek();
      if (ad) return ad.play();
      player.state.playbackBlocked.value = undefined;
      player.wasPlaying.value = true;
      if (player.state.failure.peek() || player.state.outcome.peek()?.retryable) void opener.retry();
      const signal = player.runs.current;
      await opener.opening();
      const media = player.media.peek();
      if (signal.aborted || !media || !player.engine.peek()) throw new PlayFailure(reasonOfState(player.state));
      await startMedia(media.video, player.state, signal);
    },
    attach(video, host) {
      const media = { video, host };
      const { volume = video.volume, muted = video.muted } = player.choices;
      Object.assign(video, { volume, muted });
      player.media.value = media;
      const stop = followMedia(player, media);
      return () => {
        stop();
        if (player.media.peek() !== media) return;
        end(player);
        player.media.value = undefined;
      };
    },
    dispose() {
      end(player);
      stops.forEach((stop) => stop());
    },
  };
}

/** Ends what is open or under way. */
function end(player: PlayerInternals): void {
  player.runs.end();
  closeEngine(player);
}

/** What was asked for, and how it is opened: the first time, and again. */
interface Opening {
  content: PlayContent | undefined;
  /** Undefined where the platform is not asked. */
  title?: TitleContent;
  options: OpenOptions;
  start(options: OpenOptions, signal: AbortSignal, quiet: boolean): Promise<void>;
}

/** Opens one content after the other: the newest ends whatever was under way. */
function createOpener(player: PlayerInternals, { setRate }: PlayerControls) {
  const { state, runs, wasPlaying } = player;
  let last: Opening | undefined;
  let opening: Promise<void> = Promise.resolve();

  const begin = (next: Opening, quiet = false): Promise<void> => {
    const signal = runs.begin();
    last = next;
    state.content.value = next.content;
    state.startup.value = { opened: performance.now() };
    opening = next.start(next.options, signal, quiet);
    return opening;
  };

  /** As it was asked, until it has started or was moved; then where it stopped, a live title at its edge. */
  const optionsAgain = (asked: OpenOptions, autoplay: OpenOptions['autoplay']): OpenOptions => {
    const reached = state.live.peek() ? undefined : state.position.peek();
    if (state.started.peek()) return { autoplay, background: asked.background, startAt: reached, reached };
    // A press of play that came before a failure is still to be answered.
    const again = { ...asked, autoplay: asked.autoplay || (wasPlaying.peek() && 'any') };
    return reached ? { ...again, startAt: reached, reached } : again;
  };

  return {
    /** Settles when the newest content is loaded, or when it is known why it is not. */
    opening: () => opening,
    open(next: Opening): Promise<void> {
      if (last && next.content?.id !== last.content?.id) setRate(1);
      wasPlaying.value = false;
      return begin(next);
    },
    retry(): Promise<void> {
      return last ? begin({ ...last, options: optionsAgain(last.options, 'any') }) : Promise.resolve();
    },
    /** After a failure, by itself: what was paused stays paused, and what is shown stays until there is something else. */
    reopen(): void {
      if (last) void begin({ ...last, options: { ...optionsAgain(last.options, wasPlaying.peek() ? 'any' : false), reopened: true } }, true);
    },
    close(): void {
      last = undefined;
      end(player);
      resetState(state);
      state.content.value = undefined;
    },
    /** The viewer or what the viewer may watch changed. An answer that is on its way may be older than that: it is asked once more when it is here. */
    recheck: () => void opening.then(() => {
      if (!last?.title) return;
      const outcome = state.outcome.peek();
      if (isWaitingForAccess(outcome) || isWaitingForTime(outcome)) void begin({ ...last, options: { autoplay: 'any', background: last.options.background } }, true);
      else if (state.phase.peek() === 'open') void recheckTitle(player, last.title);
    }),
  };
}
