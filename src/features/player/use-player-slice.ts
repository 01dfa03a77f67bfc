import { useRuntime } from '../../binding/runtime-context.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { createPlayer, type Player } from '../../store/playback/player.ts';

/** What feeds the pictures; shared by the players of a page. */
export type PlayerSource = Parameters<typeof createPlayer>[1];

/** The player behind one element, for as long as the element stands. */
export function usePlayerSlice(playback: PlayerSource): Player {
  const { context } = useRuntime().store;
  return useSlice(() => createPlayer(context, playback), [context, playback]);
}
