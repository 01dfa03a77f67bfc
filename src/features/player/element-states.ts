import { effect } from '@preact/signals-core';
import type { Player } from '../../store/playback/player.ts';
import type { PublicPlayerState } from './public-state.ts';

/** Custom states of the element: `footlight-player:state(playing)`. */
export type ElementState = 'playing' | 'live' | 'buffering' | 'fullscreen' | 'ended' | 'error';
export type SetState = (name: ElementState, on: boolean) => void;

/** Which custom states a player has, inline and in a frame alike. */
export function elementStatesOf({ status, live, fullscreen }: Pick<PublicPlayerState, 'status' | 'live' | 'fullscreen'>): Record<ElementState, boolean> {
  return {
    playing: status === 'playing',
    buffering: status === 'buffering',
    ended: status === 'ended',
    error: status === 'error' || status === 'start-failed',
    live,
    fullscreen,
  };
}

export function setElementStates(state: Pick<PublicPlayerState, 'status' | 'live' | 'fullscreen'>, setState: SetState): void {
  for (const [name, on] of Object.entries(elementStatesOf(state))) setState(name as ElementState, on);
}

/** Keeps the element's custom states true. @returns stop */
export function followElementStates(player: Player, setState: SetState): () => void {
  return effect(() => setElementStates({ status: player.status.value, live: player.live.value, fullscreen: player.fullscreen.value }, setState));
}
