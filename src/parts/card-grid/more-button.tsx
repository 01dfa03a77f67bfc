import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ViewerList } from '../../store/viewer-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './more-button.css';

/** Fetches the next page of a list, and says when that failed. Nothing where the list is at its end. */
export function MoreButton({ list }: { list: Pick<ViewerList<never>, 'more' | 'loadMore'> }) {
  const label = useLabel();
  const ref = useSheet(sheet);
  const more = useSignal(list.more);
  if (more === 'none') return null;
  return (
    <div ref={ref} className="fl-more">
      {more === 'failed' && <p role="alert" className="fl-more__failed">{label('moreFailed')}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void list.loadMore()}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>
    </div>
  );
}
