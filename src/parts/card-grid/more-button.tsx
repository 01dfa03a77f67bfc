import { useKeptLength } from '../../binding/use-kept-length.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ViewerList } from '../../store/viewer-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusAfterLast } from '../../ui/use-focus-after-last.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './more-button.css';

/**
 * Fetches the next page of a list, and says when that failed. Nothing where the list is at its end: the focus goes to the first of what came then.
 *
 * @param name tells the lists of one page apart
 */
export function MoreButton({ list, name = 'list' }: { list: Pick<ViewerList<unknown>, 'items' | 'more' | 'loadMore'>; name?: string | undefined }) {
  const label = useLabel();
  const ref = useSheet(sheet);
  const more = useSignal(list.more);
  const press = useFocusAfterLast(more !== 'none');
  useKeptLength(name, list);
  if (more === 'none') return null;
  return (
    <div ref={ref} className="fl-more">
      {more === 'failed' && <p role="alert" className="fl-more__failed">{label('moreFailed')}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={(event) => (press(event), void list.loadMore())}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>
    </div>
  );
}
