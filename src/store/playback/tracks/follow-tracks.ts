import { batch, effect } from '@preact/signals-core';
import type { PlayerInternals } from '../player-internals.ts';
import type { chooseTracks } from './choose-tracks.ts';
import { hasSeriesChoices } from './has-series-choices.ts';

/**
 * Keeps a player's state true to the tracks of its engine, and has the viewer's own chosen.
 *
 * What chooses is fetched after the first picture, or beside the engine where somebody chose something before: what is heard
 * is then right from the start.
 *
 * @param signal ends it
 * @returns what the engine calls when its tracks changed
 */
export function followTracks(player: PlayerInternals, signal: AbortSignal): () => void {
  const { engine, state, choices } = player;
  let choose: ReturnType<typeof chooseTracks> | undefined;
  const read = () => {
    const open = engine.peek();
    if (!open || signal.aborted) return;
    choose?.(open);
    batch(() => {
      state.textTracks.value = open.textTracks().filter(({ kind }) => kind !== 'forced');
      state.captionTrack.value = open.captionTrack();
      state.audioTracks.value = open.audioTracks();
    });
  };
  let isFetched = false;
  signal.addEventListener('abort', effect(() => {
    const isKnown = choices.text !== undefined || choices.audio || choices.lines || hasSeriesChoices();
    if (isFetched || !(isKnown || state.started.value)) return;
    isFetched = true;
    import('./choose-tracks.ts').then((module) => {
      choose = module.chooseTracks(player, read, signal);
      read();
    }, () => undefined);
  }));
  return read;
}
