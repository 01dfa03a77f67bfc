import { untracked } from '@preact/signals-core';
import type { PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { Playback } from '../../playback/create-playback.ts';
import { isWaitingForAccess } from '../../rules/playback/playback-outcome.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import { createControls, type PlayerControls } from './controls.ts';
import { followMedia } from './follow-media.ts';
import { openStreams, type StreamOptions } from './open-streams.ts';
import { openTitle, recheckTitle, type OpenOptions } from './open-title.ts';
import { startMedia, reasonOfState } from './play.ts';
import { PlayFailure } from './play-failure.ts';
import { closeEngine, createInternals, showLoading, type PlayerInternals } from './player-internals.ts';
import { resetState, type PlayContent, type PlayerSignals, type TitleContent } from './player-state.ts';
import { reopenAfterFailure } from './reopen.ts';

/** One player: what it shows and what can be asked of it. Every element has its own. @source spec 1 §3 "Player state", §4.1 */
export interface Player extends PlayerSignals, PlayerControls {
  /** The video element and the box that goes fullscreen with it. @returns detach, which ends what is open */
  attach(video: HTMLVideoElement, host: HTMLElement): () => void;
  /** Plays a title that the platform knows. Answers when it is loaded, or when it is known why it is not. */
  open(title: TitleContent, options?: OpenOptions): Promise<void>;
  /** Plays streams that the opener has, such as a trailer or a tile: the platform is not asked. @param options.content what they are named */
  openStreams(urls: PlayerUrls, options?: StreamOptions & { content?: PlayContent }): Promise<void>;
  /** Answers when the media really plays. @throws PlayFailure */
  play(): Promise<void>;
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
  return {
    ...player.state,
    ...controls,
    open: (title, options = {}) => opener.open({
      content: title, options, title,
      start: (again, signal, quiet) => openTitle(player, title, again, signal, quiet),
    }),
    openStreams: (urls, { content, ...options } = {}) => opener.open({
      content, options,
      start(again, signal) {
        showLoading(player);
        return openStreams(player, urls, { ...options, ...again }, signal);
      },
    }),
    retry: opener.retry,
    recheck: opener.recheck,
    close: opener.close,
    async play() {
      player.state.playbackBlocked.value = undefined;
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
    opening = next.start(next.options, signal, quiet);
    return opening;
  };

  /** As it was asked, until it has started; then where it stopped, a live title at its edge. */
  const optionsAgain = (asked: OpenOptions, autoplay: OpenOptions['autoplay']): OpenOptions =>
    state.started.peek() ? { autoplay, startAt: state.live.peek() ? undefined : state.position.peek() } : asked;

  return {
    /** Settles when the newest content is loaded, or when it is known why it is not. */
    opening: () => opening,
    open(next: Opening): Promise<void> {
      if (last && next.content?.id !== last.content?.id) setRate(1);
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
    /** The viewer or what the viewer may watch changed. */
    recheck(): void {
      if (!last?.title) return;
      if (isWaitingForAccess(state.outcome.peek())) void begin({ ...last, options: { autoplay: 'any' } }, true);
      else if (state.phase.peek() === 'open') void recheckTitle(player, last.title);
    },
  };
}
