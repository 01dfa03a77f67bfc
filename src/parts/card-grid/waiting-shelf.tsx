import { useCallback } from 'react';
import { useSheet } from '../../ui/use-sheet.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { WaitingCards } from './waiting-cards.tsx';
import sheet from './card-grid.css';

/** Cards that are on their way, where it is not known yet of which lists they will be. */
export function WaitingShelf() {
  const [columns, measure] = useGridColumns('default');
  const adopt = useSheet(sheet);
  const ref = useCallback((node: Element | null) => {
    adopt(node);
    measure(node);
  }, [adopt, measure]);
  return <div ref={ref} className="fl-grid__shelf"><WaitingCards columns={columns} display="default" /></div>;
}
