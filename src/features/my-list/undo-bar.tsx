import { useLabel } from '../../binding/use-label.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { Button } from '../../ui/button/button.tsx';

/** Announces a removal once and offers to undo it. */
export function UndoBar({ removed, onUndo }: { removed: ContentItem | undefined; onUndo(item: ContentItem): void }) {
  const label = useLabel();
  return (
    <div className="fl-my-list__undo" part="undo">
      <span role="status">{removed && label('removedFromMyList', { title: removed.title })}</span>
      {removed && <Button variant="ghost" size="small" hiddenSuffix={removed.title} onClick={() => onUndo(removed)}>{label('undo')}</Button>}
    </div>
  );
}
