import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { destinationOf } from '../../../rules/catalogue/card-destination.ts';
import type { ListContext } from '../../../rules/catalogue/list-context.ts';
import { readAdjacentTitles, type AdjacentTitles } from '../../../store/playback/episodes/adjacent-titles.ts';

/** The titles before and after this one, as links: what the player's own buttons open. */
export function Neighbours({ id, list }: { id: string; list: ListContext }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { playlistId, watchlistId, owner } = list;
  const [known, setKnown] = useState<AdjacentTitles & { of?: string }>({});
  useEffect(() => {
    let isWanted = true;
    void readAdjacentTitles(context, id, { playlistId, ...(watchlistId && owner && { watchlist: { id: watchlistId, owner } }) }).then((found) => { if (isWanted) setKnown({ ...found, of: id }); });
    return () => { isWanted = false; };
  }, [context, id, playlistId, watchlistId, owner]);
  if (known.of !== id || (!known.previous && !known.next)) return null;
  return (
    <nav className="fl-watch__neighbours" aria-label={label('otherTitles')}>
      {known.previous && <Neighbour item={known.previous} list={list} name={label('previousTitle')} />}
      {known.next && <Neighbour item={known.next} list={list} name={label('nextTitle')} />}
    </nav>
  );
}

function Neighbour({ item, list, name }: { item: ContentItem; list: ListContext; name: string }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const to = destinationOf(item, viewer, context.settings, list);
  return <NavLink to={to} variant="ghost"><span className="fl-watch__side">{name}</span> <bdi>{item.title}</bdi></NavLink>;
}
