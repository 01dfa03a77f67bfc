import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { breaksReached } from '../../../rules/playback/ads/breaks-reached.ts';
import type { Player } from '../player.ts';
import { timelineOf } from '../timeline/timeline-state.ts';
import { adBreaksOf, type FilledBreak } from './ad-breaks.ts';
import type { AdMedia } from './ad-media.ts';
import { maySkip, playSpot, type SpotOnScreen } from './play-spot.ts';

/** Seconds before a break at which its ads are asked for. */
const AHEAD = 10;
/** Milliseconds for the ads of a break to be known. chosen: a film without ads is better than no film */
const PATIENCE = 8000;

/** What is on screen in the place of the title. */
export interface AdView {
  type: FilledBreak['position'];
  /** Counted from 1; 0 while it is asked what the break holds. */
  index: number;
  count: number;
  /** Undefined while it is asked for. */
  onScreen: SpotOnScreen | undefined;
}

/** What a page hears of ads. */
export type TellAd = (phase: 'break-started' | 'started' | 'skipped' | 'ended' | 'failed' | 'break-ended', view: AdView) => void;

const nothingPaused = signal(false);
const nothingToSkip = signal(undefined);

/**
 * Plays the ads of whatever a player shows, in the title's place.
 *
 * 1. The title's start waits for the ads before it.
 * 2. When playback reaches a break, the title pauses; where it stood, it goes on after.
 * 3. When the title ends, the ads after it follow.
 *
 * An ad that fails, or that nobody names, is left out: the title is never kept from playing.
 *
 * @returns what is on screen, and stop
 * @source design/player.md "Ads"
 */
export function runAds(player: Player, media: AdMedia, tell: TellAd, read = adBreaksOf): { view: ReadonlySignal<AdView | undefined>; stop(): void } {
  const view = signal<AdView | undefined>(undefined);
  // The viewer's own answer may name the same title again, with the same ads.
  const units = computed(() => JSON.stringify([player.content.value?.id, player.item.value?.adUnits ?? []]));
  let seen = { title: player.content.peek()?.id, done: new Set<string>() };
  const stop = effect(() => {
    void units.value;
    return untracked(() => {
      const left = new AbortController();
      const title = player.content.peek()?.id;
      // Opened again after a failure, a title has no ad twice.
      if (title !== seen.title) seen = { title, done: new Set() };
      runTitle(player, media, { view, tell, read, done: seen.done, signal: left.signal });
      return () => left.abort();
    });
  });
  return { view, stop };
}

interface Run {
  view: { value: AdView | undefined };
  tell: TellAd;
  read: typeof adBreaksOf;
  /** Ids of breaks that were shown or jumped over. */
  done: Set<string>;
  signal: AbortSignal;
}

function runTitle(player: Player, media: AdMedia, run: Run): void {
  const item = player.item.peek();
  if (!item || item.adUnits.length === 0) return;
  const { signal: left, done } = run;
  let breaks: FilledBreak[] = [];
  const known = run.read(item.adUnits, item.duration, left).then((found) => {
    if (left.aborted) return;
    breaks = found;
    timelineOf(player).set({ adOffsets: found.filter(({ position }) => position === 'MID').map(({ at }) => at) });
  });
  let running = Promise.resolve();
  const playAll = (due: (all: FilledBreak[]) => FilledBreak[]) => {
    running = running.then(async () => {
      for (const next of due(breaks)) {
        done.add(next.id);
        if (!left.aborted) await playBreak(player, media, next, show, run);
      }
    });
    return running;
  };
  const isOpen = (position: FilledBreak['position']) => (all: FilledBreak[]) => all.filter((each) => each.position === position && !done.has(each.id));
  let hasBegun = false;
  const show = player.joinAds(async () => {
    if (hasBegun) return running;
    hasBegun = true;
    await Promise.race([known, wait(PATIENCE, left)]);
    return playAll(isOpen('PRE'));
  });
  const stops = [
    followPosition(player, (from, to) => {
      // chosen: a live title has no place that stays, so nothing interrupts it
      if (player.live.peek()) return;
      breaks.filter(({ at }) => at > to && at <= to + AHEAD).forEach((next) => void next.spots());
      const reached = breaksReached(breaks, done, from, to);
      reached.forEach(({ id }) => done.add(id));
      if (reached.length === 0) return;
      player.pause();
      void playAll(() => reached.slice(-1)).then(() => { if (!left.aborted) return player.play().catch(() => undefined); });
    }),
    effect(() => { if (player.ended.value) untracked(() => void playAll(isOpen('POST'))); }),
  ];
  left.addEventListener('abort', () => {
    stops.forEach((stop) => stop());
    timelineOf(player).set({ adOffsets: [] });
    run.view.value = undefined;
    show(undefined);
  });
}

/** Calls for each step of the position while the title plays; the first one begins where it does. */
function followPosition(player: Player, moved: (from: number, to: number) => void): () => void {
  let last: number | undefined;
  return effect(() => {
    const to = player.position.value;
    if (!player.started.value || player.seeking.value || player.paused.value) return;
    const from = last ?? to;
    last = to;
    untracked(() => moved(from, to));
  });
}

async function playBreak(player: Player, media: AdMedia, next: FilledBreak, show: ReturnType<Player['joinAds']>, run: Run): Promise<void> {
  const draw = (index: number, count: number, onScreen?: SpotOnScreen): AdView => {
    const drawn = { type: next.position, index, count, onScreen };
    batch(() => {
      run.view.value = drawn;
      show({
        type: next.position, index, count, duration: onScreen?.duration.peek(), paused: onScreen?.paused ?? nothingPaused,
        play: async () => onScreen?.play(), pause: () => onScreen?.pause(), skip: onScreen ? skipOf(onScreen) : nothingToSkip,
      });
    });
    return drawn;
  };
  draw(0, 0);
  const spots = await Promise.race([next.spots(), wait(PATIENCE, run.signal)]) ?? [];
  if (run.signal.aborted) return;
  if (spots.length > 0) {
    next.track('breakStart');
    run.tell('break-started', draw(0, spots.length));
    for (const [at, spot] of spots.entries()) {
      const onScreen = playSpot(player, media, spot, run.signal);
      const drawn = draw(at + 1, spots.length, onScreen);
      run.tell('started', drawn);
      const how = await onScreen.over;
      if (how === 'left' || run.signal.aborted) return;
      run.tell(how, drawn);
    }
    next.track('breakEnd');
    run.tell('break-ended', { type: next.position, index: spots.length, count: spots.length, onScreen: undefined });
  }
  batch(() => {
    run.view.value = undefined;
    show(undefined);
  });
}

/** Another value when the ad may be skipped, not at each second. */
const skipOf = ({ spot, position, skip }: SpotOnScreen) => computed(() => (maySkip(spot, position.value) ? skip : undefined));

function wait(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
