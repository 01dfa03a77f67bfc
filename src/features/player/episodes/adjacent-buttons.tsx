import { useEffect, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { nextTitle, previousTitle } from '../../../ui/icon/title-icons.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { useAdjacent } from './use-adjacent.ts';

/** To the title before and after: by a button each, and by whatever else leads there, such as keys and the system's own. @source design/player.md "next and previous" */
export function AdjacentButtons({ player, lead, screen: { neighbours } }: LatePartProps) {
  const label = useLabel();
  const { previous, next, titleOf } = useAdjacent(player);
  // A page may hand in another callback at each drawing.
  const latest = useRef<(id: string) => void>(() => undefined);
  latest.current = (id: string) => lead(titleOf(id));
  const to = (id: string) => latest.current(id);
  useEffect(() => {
    neighbours.value = { ...(previous && { previous: () => to(previous.id) }), ...(next && { next: () => to(next.id) }) };
    return () => { neighbours.value = {}; };
  }, [neighbours, previous, next]);
  return (
    <>
      {previous && <IconButton label={`${label('previousTitle')}: ${previous.title}`} path={previousTitle} part="previous-button" onClick={() => to(previous.id)} />}
      {next && <IconButton label={`${label('nextTitle')}: ${next.title}`} path={nextTitle} part="next-button" onClick={() => to(next.id)} />}
    </>
  );
}
