import { effect, untracked } from '@preact/signals-core';
import type { PlaybackEvent, PlaybackEventFacts } from '../../../rules/playback/analytics/playback-event.ts';
import type { PlayerSignals } from '../player-state.ts';

/** What happens in one player, for whoever measures it: the reports that are sent, a console, a tool of the site. */
export interface PlaybackEvents {
  /** Told first what happened so far in this playback. @returns stop */
  subscribe(listener: (event: PlaybackEvent) => void): () => void;
  /** The page or the player goes: the playback ends. */
  leave(reason: 'page' | 'player'): void;
  dispose(): void;
}

/** chosen: more than happens before the first listener comes */
const MOST_KEPT = 100;

/** What starts, how soon, and how often it was moved is known from before this code came. */
export function createPlaybackEvents(player: PlayerSignals): PlaybackEvents {
  const listeners = new Set<(event: PlaybackEvent) => void>();
  let soFar: PlaybackEvent[] = [];
  let isOpen = false;
  let content = player.content.peek();
  const tell = (facts: PlaybackEventFacts) => {
    const event = { ...facts, at: performance.now(), position: player.position.peek() };
    soFar = [...soFar, event].slice(-MOST_KEPT);
    for (const listener of listeners) hand(event, listener);
  };
  const leave = (reason: 'content' | 'page' | 'player') => {
    if (isOpen) tell({ type: 'left', reason });
    isOpen = false;
    soFar = [];
    quality = undefined;
  };
  let quality: string | undefined;
  const tellQuality = () => {
    const { playing } = player.quality.peek();
    if (!isOpen || !playing || playing.id === quality) return;
    quality = playing.id;
    tell({ type: 'quality', bitrate: playing.bitrate, height: playing.height });
  };
  const start = () => {
    if (isOpen) return;
    isOpen = true;
    const { opened, asked, pictured, seeks = 0 } = player.startup.peek();
    tell({ type: 'started', startupMs: pictured === undefined ? undefined : Math.round(pictured - (asked ?? opened)) });
    for (let told = 0; told < seeks; told += 1) tell({ type: 'seeking' });
    if (seeks > 0 && player.status.peek() === 'playing') tell({ type: 'playing' });
    tellQuality();
  };
  const fail = (code: string, fatal: boolean) => {
    isOpen = true;
    tell({ type: 'failure', code, fatal });
  };
  const stops = [
    effect(() => {
      const next = player.content.value;
      if (next?.id === content?.id && next?.kind === content?.kind) return;
      content = next;
      untracked(() => leave('content'));
    }),
    effect(() => { if (player.started.value) untracked(start); }),
    followStatus(player, () => isOpen, tell),
    effect(() => {
      void player.quality.value;
      untracked(tellQuality);
    }),
    followTracks(player, tell),
    effect(() => {
      const { mishap: { value: mishap } } = player;
      if (mishap) untracked(() => fail(mishap.code, false));
    }),
    effect(() => {
      const { failure: { value: failure } } = player;
      if (failure) untracked(() => fail(failure.code, true));
    }),
  ];
  return {
    subscribe(listener) {
      soFar.forEach((event) => hand(event, listener));
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave,
    dispose() {
      leave('player');
      stops.forEach((stop) => stop());
      listeners.clear();
    },
  };
}

/** One listener that breaks keeps nothing from the others. */
function hand(event: PlaybackEvent, listener: (event: PlaybackEvent) => void): void {
  try {
    listener(event);
  } catch (error) {
    reportError(error);
  }
}

const plain = { playing: 'playing', paused: 'paused', ended: 'ended', seeking: 'seeking' } as const;

/** Waiting after a seek belongs to the seek; any other is a stall. */
function followStatus(player: PlayerSignals, isOpen: () => boolean, tell: (facts: PlaybackEventFacts) => void): () => void {
  let last = player.status.peek();
  return effect(() => {
    const status = player.status.value;
    const before = last;
    last = status;
    if (status === before) return;
    untracked(() => {
      if (!isOpen()) return;
      if (status === 'buffering') { if (before === 'playing') tell({ type: 'stalled' }); } else if (status in plain) tell({ type: plain[status as keyof typeof plain] });
    });
  });
}

function followTracks(player: PlayerSignals, tell: (facts: PlaybackEventFacts) => void): () => void {
  const stops = ([['text', player.textTracks], ['audio', player.audioTracks]] as const).map(([kind, tracks]) => {
    const languageOf = (list: typeof tracks.value) => list.find(({ active }) => active)?.language ?? null;
    let last = languageOf(tracks.peek());
    return effect(() => {
      const language = languageOf(tracks.value);
      if (language === last) return;
      last = language;
      untracked(() => { if (player.started.peek()) tell({ type: 'track', kind, language }); });
    });
  });
  return () => stops.forEach((stop) => stop());
}
