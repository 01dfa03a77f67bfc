import { useEffect } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { ListPanel } from '../../../parts/list-panel/list-panel.tsx';
import type { LatePartProps } from '../late/late-part.ts';

/** The panel of lists over the picture; the controls stay meanwhile, and the film goes on. */
export function ListPanelPart({ player, screen, onMenu }: LatePartProps) {
  const item = useSignal(player.item);
  useEffect(() => {
    onMenu(true);
    return () => onMenu(false);
  }, []);
  return item ? <ListPanel item={item} onClose={() => { screen.panel.value = undefined; }} /> : null;
}
