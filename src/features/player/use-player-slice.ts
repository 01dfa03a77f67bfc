import { useEffect, useMemo } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { createPlayer, type Player } from '../../store/playback/player.ts';

/** What feeds the pictures; shared by the players of a page. */
export type PlayerSource = Parameters<typeof createPlayer>[1];

/** The player behind one element, for as long as the element stands. */
export function usePlayerSlice(playback: PlayerSource): Player {
  const { context } = useRuntime().store;
  const player = useMemo(() => createPlayer(context, playback), [context, playback]);
  useEffect(() => () => player.dispose(), [player]);
  return player;
}
