import { signal, type Signal } from '@preact/signals-core';
import type { Player } from '../../store/playback/player.ts';

/** A panel over the picture; one is open at a time. */
export type PanelName = 'caption-settings' | 'shortcuts' | 'stats' | 'chapters' | 'lists' | 'mini-guide';

/** What a key or a gesture did, drawn for a moment. */
export interface Pulse {
  /** A path of `ui/icon`. */
  icon: string;
  words?: string;
  /** Beside the middle for a step in time. */
  side?: 'start' | 'end';
}

/** A key press, as React and the browser give it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target' | 'timeStamp' | 'preventDefault'> & { keyCode?: number };

/** A key that was pressed before the code of the keys had come. */
export interface EarlyKey {
  event: PressedKey;
  /** What had the focus; an event forgets it. */
  focused: Element;
  /** Whether the focus was in the player. */
  isInside: boolean;
  /** What was open. */
  content: ReturnType<Player['content']['peek']>;
}

/** What the parts of one player share beside its state. */
export interface PlayerScreen {
  readonly panel: Signal<PanelName | undefined>;
  readonly pulse: Signal<Pulse | undefined>;
  /** Words for screen readers, said once, not while a slider has the focus; the same words again are a new object. */
  readonly said: Signal<{ words: string } | undefined>;
  /** Whether the controls are hidden. */
  readonly idle: Signal<boolean>;
  /** Leads to the titles beside this one; absent where there is none. */
  readonly neighbours: Signal<{ next?(): void; previous?(): void }>;
  /** Shows the controls for a while. */
  wake(): void;
  /** Hides the controls now, unless something holds them. */
  rest(): void;
  /** Obeys a key; set by the part that knows the keys. */
  onKey?(event: PressedKey): void;
  /** The newest last; taken by the part that knows the keys. */
  readonly early: EarlyKey[];
}

export const createPlayerScreen = (): PlayerScreen => ({
  panel: signal(undefined), pulse: signal(undefined), said: signal(undefined), idle: signal(false), neighbours: signal({}), wake() {}, rest() {}, early: [],
});
