import { batch, untracked } from '@preact/signals-core';
import type { Playback } from '../playback/create-playback.ts';
import type { Engine } from '../playback/engine.ts';
import { isWaitingForAccess, playbackOutcome, type PlaybackOutcome } from '../rules/playback-outcome.ts';
import { startOf } from '../rules/playback-start.ts';
import { PlayFailure } from './play-failure.ts';
import { watchAccess } from './player-access.ts';
import { createPlayerControls, type PlayerControls } from './player-controls.ts';
import { createPlayerFacts, resetFacts, type Autoplay, type PlayContent, type PlayerSignals } from './player-facts.ts';
import { followMedia } from './player-media.ts';
import { keepProgress } from './player-progress.ts';
import { createRecovery } from './player-recovery.ts';
import { reasonOfFacts, startMedia } from './player-start.ts';
import { readStreams, readTitle, type TitleAnswer } from './player-title.ts';
import type { StoreContext } from './store-context.ts';

export interface OpenOptions {
  autoplay?: Autoplay;
  /** Seconds; where the viewer stopped when absent. */
  startAt?: number;
}

/** One player: what it shows and what can be asked of it. Every element has its own. @source spec 1 §3 "Player state", §4.1 */
export interface Player extends PlayerSignals, PlayerControls {
  /** The element that shows the pictures and the box that goes fullscreen with it. @returns detach */
  attach(video: HTMLVideoElement, host: HTMLElement): () => void;
  /** Chooses what plays. Answers when the title is there, or when it is known why it is not. */
  open(content: PlayContent, options?: OpenOptions): Promise<void>;
  /** Answers when the media really plays. @throws PlayFailure */
  play(): Promise<void>;
  /** Opens the same title again, where it stopped. */
  retry(): Promise<void>;
  /** Stops, lets go of the element, and leaves nothing behind. May run twice. */
  dispose(): void;
}

/** @param playback shared by the players of a page */
export function createPlayer(context: StoreContext, playback: Playback): Player {
  const facts = createPlayerFacts();
  let turn = new AbortController();
  let opening: Promise<void> = Promise.resolve();
  let engine: Engine | undefined;
  let media: { video: HTMLVideoElement; host: HTMLElement } | undefined;
  let attached = openGate();
  let wasAutoplay: Autoplay = false;

  const closeEngine = () => {
    engine?.destroy();
    engine = undefined;
    facts.phase.value = 'idle';
  };
  const controls = createPlayerControls(facts, () => media, () => engine);

  const recovery = createRecovery({
    engine: () => engine,
    async refresh() {
      const content = facts.content.peek();
      if (!content) return {};
      const title = await readTitle(context, content, turn.signal);
      if (!title.item || title.outcome) return title;
      const { urls, outcome } = await readStreams(context, title.item, content.kind, turn.signal);
      return urls ? { source: playback.sourceOf(urls) } : { outcome };
    },
    swap: (source) => controls.swap(source),
    giveUp: (failure, outcome) => batch(() => {
      facts.failure.value = failure;
      facts.outcome.value = isWaitingForAccess(outcome) ? outcome : undefined;
      closeEngine();
    }),
  });

  const listener = { onTracks: () => controls.readTracks(), onFailure: recovery.handle };

  const refuse = (outcome: PlaybackOutcome, item: TitleAnswer['item']) => batch(() => {
    closeEngine();
    resetFacts(facts);
    facts.item.value = item;
    facts.outcome.value = outcome;
  });

  /** @param quiet what is shown stays until it is known what comes instead */
  const run = async (content: PlayContent, { autoplay = false, startAt }: OpenOptions, quiet: boolean) => {
    const { signal } = turn;
    if (!quiet) batch(() => {
      closeEngine();
      resetFacts(facts);
      facts.phase.value = 'loading';
    });
    playback.preload();
    const title = await readTitle(context, content, signal);
    if (signal.aborted) return;
    if (!title.item || title.outcome) return refuse(title.outcome ?? playbackOutcome('default'), title.item);
    const { item } = title;
    if (!quiet) facts.item.value = item;
    const { urls, outcome } = await readStreams(context, item, content.kind, signal);
    if (signal.aborted) return;
    if (!urls) return refuse(outcome, item);
    const start = startOf(startAt, item.watchProgress, item.duration);
    playback.warm(urls, start);
    await attached.promise;
    if (signal.aborted || !media) return;
    if (quiet) resetFacts(facts);
    facts.item.value = item;
    try {
      const source = playback.sourceOf(urls);
      const fresh = await playback.open(media.video, urls, listener);
      if (signal.aborted || !source) return fresh.destroy();
      batch(() => {
        engine = fresh;
        facts.live.value = urls.live;
        facts.phase.value = 'open';
      });
      fresh.load(source, start);
      if (autoplay) void startBySelf(autoplay);
    } catch {
      if (!signal.aborted) refuse(playbackOutcome('unplayable'), item);
    }
  };

  /** Starts without a hand: the browser may say no, and then the viewer sees a button. */
  const startBySelf = async (autoplay: Autoplay) => {
    if (!media) return;
    const { video } = media;
    if (autoplay === 'muted') video.muted = true;
    const failure = await startMedia(video, facts, turn.signal).catch((error: unknown) => error);
    if (!(failure instanceof PlayFailure) || failure.reason !== 'autoplay') return;
    if (autoplay === 'any' && !video.muted) {
      video.muted = true;
      return startBySelf('muted');
    }
    facts.playbackBlocked.value = { muted: video.muted };
  };

  const begin = (content: PlayContent, options: OpenOptions, quiet = false): Promise<void> => {
    turn.abort();
    turn = new AbortController();
    wasAutoplay = options.autoplay ?? false;
    facts.content.value = content;
    opening = run(content, options, quiet);
    return opening;
  };

  const stopAccess = watchAccess(context, () => untracked(() => {
    const content = facts.content.peek();
    if (!content) return;
    if (isWaitingForAccess(facts.outcome.peek())) return void begin(content, { autoplay: 'any' }, true);
    if (facts.item.peek() && facts.phase.peek() === 'open') void recheck(content);
  }));

  /** A new viewer may not watch what the last one did. */
  const recheck = async (content: PlayContent) => {
    const { signal } = turn;
    const { item, outcome } = await readTitle(context, content, signal);
    if (!signal.aborted && outcome && !outcome.retryable) refuse(outcome, item);
  };

  return {
    ...facts,
    ...controls,
    attach(video, host) {
      media = { video, host };
      const stops = [
        followMedia(video, facts, () => engine?.liveEdge()),
        keepProgress(video, facts, context),
        controls.followHost(video, host, recovery.succeeded),
      ];
      attached.resolve();
      return () => {
        stops.forEach((stop) => stop());
        if (media?.video !== video) return;
        turn.abort();
        closeEngine();
        media = undefined;
        attached = openGate();
      };
    },
    open: (content, options = {}) => begin(content, options),
    async play() {
      facts.playbackBlocked.value = undefined;
      if (!facts.content.peek()) throw new PlayFailure('aborted');
      if (facts.failure.peek() || facts.outcome.peek()?.retryable) void this.retry();
      await opening;
      if (!media || !engine) throw new PlayFailure(reasonOfFacts(facts));
      await startMedia(media.video, facts, turn.signal);
    },
    retry() {
      const content = facts.content.peek();
      if (!content) return Promise.resolve();
      const startAt = facts.started.peek() && content.kind === 'vod' ? facts.position.peek() : undefined;
      return begin(content, { autoplay: facts.started.peek() ? 'any' : wasAutoplay, startAt });
    },
    dispose() {
      turn.abort();
      stopAccess();
      recovery.dispose();
      controls.dispose();
      closeEngine();
    },
  };
}

/** Opened once by whoever has the key. */
function openGate(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((open) => { resolve = open; });
  return { promise, resolve };
}
