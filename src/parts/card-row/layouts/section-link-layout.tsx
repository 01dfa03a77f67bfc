import { useSheet } from '../../../ui/use-sheet.ts';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowTrack } from '../row-track.tsx';
import sheet from './section-link-layout.css';

/** Tiles: the name of a section stands on its picture. */
export function SectionLinkLayout(props: RowLayoutProps) {
  return <div ref={useSheet(sheet)} className="fl-row-sections"><RowTrack {...props} hideMetadata /></div>;
}
