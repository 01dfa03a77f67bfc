import { useLabel } from '../../binding/use-label.ts';
import { EpgGrid } from '../../features/epg-grid/epg-grid.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './pages.css';

/** The programme guide. A chosen programme opens its page. */
export function GuidePage() {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page fl-page--guide">
      <h1 className="fl-page__hidden-title">{label('programmeGuide')}</h1>
      <EpgGrid emit={() => true} />
    </div>
  );
}
