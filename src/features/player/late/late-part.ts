import type { ComponentType, ReactNode } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import type { Player } from '../../../store/playback/player.ts';
import type { TitleContent } from '../../../store/playback/player-state.ts';
import type { PlayerEvents } from '../events.ts';
import type { PlayerProps } from '../player-props.ts';
import type { PanelName, PlayerScreen } from '../player-screen.ts';

/**
 * Where a part is drawn.
 *
 * - `picture`: over the video and under the controls
 * - `rail`: inside the timeline, which runs from left to right
 * - `above-bar`: between the picture and the timeline
 * - `controls`: along the lower edge, with places of its own
 * - `bar-start`, `bar-end`: among the buttons
 * - `none`: behaviour without a view
 */
export type PartPlace = 'picture' | 'rail' | 'above-bar' | 'controls' | 'bar-start' | 'bar-end' | 'none';

/** What every part of a player is given. */
export interface LatePartProps {
  player: Player;
  emit: Emit<PlayerEvents>;
  /** A menu or a dialog of the part is open: the controls stay. */
  onMenu(open: boolean): void;
  /** Leads to another title, by the page where it has pages for titles. */
  lead(title: TitleContent): void;
  /** The media element; its state is the player's, which is to be preferred. */
  video: HTMLVideoElement;
  /** What goes fullscreen: everything that the player draws. */
  box: HTMLElement;
  /** Shared by the parts: the open panel, what is said to screen readers, whether the controls are hidden. */
  screen: PlayerScreen;
  /** Draws the parts of another place inside this one. */
  parts(place: PartPlace): ReactNode;
  /** What the element or the page gave the player. */
  given: PlayerProps;
}

/** A part of the player that is fetched when a title or a viewer calls for it. */
export interface LatePart {
  name: string;
  place: PartPlace;
  /** Whether this player calls for it now; reads signals. @param panel the one that is open */
  wanted(player: Player, panel: PanelName | undefined): boolean;
  load(): Promise<ComponentType<LatePartProps>>;
}
