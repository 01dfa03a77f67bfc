import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Emit } from '../../binding/emit.ts';
import type { Autoplay, TitleContent } from '../../store/playback/player-state.ts';
import type { PlayerApi } from './player-api.ts';
import type { SetState } from './element-states.ts';
import type { PlayerEvents } from './events.ts';
import type { PlayerSource } from './use-player-slice.ts';

/** What an element or a page gives a player. */
export interface PlayerProps {
  playback: PlayerSource;
  /** Opened as soon as it changes, so that a page may set it and play in one breath. */
  content: ReadonlySignal<TitleContent | undefined>;
  autoplay?: ReadonlySignal<Autoplay>;
  /** Seconds; where the viewer stopped when absent. Read when a title opens. */
  startAt?: ReadonlySignal<number | undefined>;
  muted?: boolean;
  loop?: boolean;
  /** Intros, recaps and credits are skipped by themselves, unless the viewer chose else. */
  autoSkip?: boolean;
  /** Which keys drive the player: `off`, or other keys for some commands, as `keyMapOf` reads it; the tenant's when absent. */
  shortcuts?: unknown;
  /** Whether keys drive it wherever the focus is on the page: for a page that stands for one title. */
  pageKeys?: boolean;
  /** Whether the film takes the whole width of its page; without it there is no such button. */
  theatre?: Signal<boolean>;
  /** Draws its own controls, and obeys keys and clicks; true when absent. */
  controls?: boolean;
  /** A picture of the page's own, in place of the title's. */
  poster?: string;
  /** Leads to another title: a recording, the video in place of an event, the next episode. Without it, the title opens in place. */
  onTitle?(title: TitleContent): void;
  emit: Emit<PlayerEvents>;
  /** Receives the public surface; null when the player goes. */
  expose?(api: PlayerApi | null): void;
  setState?: SetState;
}
