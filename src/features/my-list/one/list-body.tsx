import { useMemo, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { MoreButton } from '../../../parts/card-grid/more-button.tsx';
import { ContentCard } from '../../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { useListName } from '../../../parts/list-panel/list-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { isChangeable, type ListFacts } from '../../../rules/lists/list-facts.ts';
import type { WatchlistSlice } from '../../../store/lists/watchlist.ts';
import { Button } from '../../../ui/button/button.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { sortLines } from '../../../ui/icon/form-icons.ts';
import { list as listSign } from '../../../ui/icon/title-icons.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { MyListEvents } from '../events.ts';
import { UndoBar } from '../undo-bar.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { ArrangeTools } from './arrange-tools.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useDragOrder } from './use-drag-order.ts';

export interface ListBodyProps {
  slice: WatchlistSlice;
  facts: ListFacts;
  items: ContentItem[];
  emit: Emit<MyListEvents>;
}

/** The titles of a list. Its owner takes them out and puts them in order; what is removed can be put back where it was. */
export function ListBody({ slice, facts, items, emit }: ListBodyProps) {
  const label = useLabel();
  const nameOf = useListName();
  const { locale } = useLocale();
  const isOwn = isChangeable(facts);
  const [isArranging, setArranging] = useState(false);
  const [removed, setRemoved] = useState<{ item: ContentItem; place: number }>();
  const [said, setSaid] = useState('');
  const [list, , removing] = useFocusAfterRemoval(items.length);
  useKeptFocus(facts.id, list, items.length);
  const of = useMemo(() => ({ watchlistId: facts.id, owner: facts.owner }), [facts.id, facts.owner]);
  const number = new Intl.NumberFormat(locale);
  const move = (item: ContentItem, place: number) => {
    const to = Math.max(0, Math.min(items.length - 1, place));
    slice.move(item.id, to);
    setSaid(label('movedTo', { title: `\u2068${item.title}\u2069`, place: number.format(to + 1), count: number.format(items.length) }));
  };
  const drag = useDragOrder(items, list, move);
  const take = (item: ContentItem, place: number) => {
    removing(place);
    setRemoved({ item, place });
    slice.take(item);
    emit('list-changed', { id: facts.id, item: item.id, change: 'removed' });
  };
  const putBack = () => {
    if (!removed) return;
    slice.putBack(removed.item, removed.place);
    emit('list-changed', { id: facts.id, item: removed.item.id, change: 'added' });
    setRemoved(undefined);
    list.current?.querySelector<HTMLElement>('a')?.focus();
  };
  const isBack = removed && items.some(({ id }) => id === removed.item.id);
  if (items.length === 0 && !removed) return <NothingOnIt isOwn={isOwn} />;
  return (
    <>
      {isOwn && (
        <div className="fl-list__bar">
          {items.length > 1 && <Button variant={isArranging ? 'primary' : 'secondary'} size="small" icon={isArranging ? check : sortLines} onClick={() => setArranging(!isArranging)}>{label(isArranging ? 'arrangeDone' : 'arrangeList')}</Button>}
          <UndoBar removed={isBack ? undefined : removed?.item} onUndo={putBack} />
        </div>
      )}
      {items.length === 0 && <NothingOnIt isOwn={isOwn} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul ref={list} role="list" className={`fl-my-list__grid${isArranging ? ' fl-list__grid--arranging' : ''}`} part="list" aria-label={nameOf(facts)}>
        {drag.items.map((item, index) => (
          <li key={item.id} data-id={item.id} className={drag.held === item.id ? 'fl-list__held' : undefined}>
            <ContentCard item={item} list={of} control={isOwn && !isArranging ? <RemoveButton title={item.title} onPress={() => take(item, index)} /> : <></>} />
            {isArranging && <ArrangeTools item={item} place={index} count={items.length} onMove={(place) => move(item, place)} onGrab={(event) => drag.grab(event, item.id)} />}
          </li>
        ))}
      </ul>
      <MoreButton list={slice} />
    </>
  );
}

function NothingOnIt({ isOwn }: { isOwn: boolean }) {
  const label = useLabel();
  return (
    <EmptyState icon={listSign} title={label('listEmpty')} lead={label(isOwn ? 'listEmptyLead' : 'sharedListEmptyLead')}>
      <NavLink to={{ name: 'home' }} variant="primary">{label('browseCatalogue')}</NavLink>
    </EmptyState>
  );
}
