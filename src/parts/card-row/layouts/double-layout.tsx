import { useSheet } from '../../../ui/use-sheet.ts';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowTrack } from '../row-track.tsx';
import sheet from './double-layout.css';

/** Cards in two lines that scroll together. */
export function DoubleLayout(props: RowLayoutProps) {
  return <div ref={useSheet(sheet)}><RowTrack {...props} lines={2} /></div>;
}
