import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { readAdjacentTitles, type AdjacentTitles } from '../../../store/playback/episodes/adjacent-titles.ts';
import type { TitleContent } from '../../../store/playback/player-state.ts';
import type { Player } from '../../../store/playback/player.ts';

/** What comes before and after the title of a player, once it is known, in the list that it is watched in. */
export function useAdjacent(player: Player): { previous?: AdjacentTitles['previous']; next?: AdjacentTitles['next']; titleOf(id: string): TitleContent } {
  const { context } = useRuntime().store;
  const id = useSignal(player.item)?.id;
  const { playlistId, watchlist } = useSignal(player.content) ?? {};
  const list = JSON.stringify([playlistId, watchlist]);
  const [known, setKnown] = useState<AdjacentTitles & { of?: string; list?: string }>({});
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    void readAdjacentTitles(context, id, { playlistId, watchlist }).then((found) => { if (isWanted) setKnown({ ...found, of: id, list }); });
    return () => { isWanted = false; };
  }, [context, id, list]);
  const titleOf = (next: string): TitleContent => ({ kind: 'vod', id: next, ...(playlistId && { playlistId }), ...(watchlist && { watchlist }) });
  return known.of === id && known.list === list ? { ...known, titleOf } : { titleOf };
}
