import type { ReadonlySignal } from '@preact/signals-core';
import type { PlayerLayout } from '../../bridge/contract/player/playback-facts.ts';
import type { Client } from '../api/client.ts';
import type { OpenOptions } from '../store/playback/open-title.ts';
import type { MultiView } from '../store/playback/multi-view/multi-view.ts';
import type { TitleContent } from '../store/playback/player-state.ts';
import type { Player } from '../store/playback/player.ts';

/** The player that a host's requests are for. */
export interface DrivenPlayer {
  player: Player;
  client: Client;
  /** The media element; null until it is drawn. */
  video: HTMLVideoElement | null;
  /** Where `player` stands for all angles of an event. */
  multi?: MultiView;
}

/** How a title is to be shown. */
export type ShownAs = Pick<OpenOptions, 'autoplay' | 'startAt'> & { layout: PlayerLayout };

/** Where a host's requests find their player. */
export interface PlayerPlace {
  /** Undefined until it is drawn. */
  readonly driven: ReadonlySignal<DrivenPlayer | undefined>;
  /** Draws a title in another way, by another player; `driven` tells when that is there. */
  show(title: TitleContent | undefined, how: ShownAs): void;
}
