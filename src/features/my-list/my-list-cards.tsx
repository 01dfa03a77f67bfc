import { useState } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useKeptLength } from '../../binding/use-kept-length.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { ContentCard } from '../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { HeartButton } from '../../parts/heart-button/heart-button.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { createFavourites } from '../../store/lists/favourites.ts';
import { Button } from '../../ui/button/button.tsx';
import { heart } from '../../ui/icon/heart-icons.ts';
import type { MyListEvents } from './events.ts';
import { UndoBar } from './undo-bar.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The cards of the list, each with a button that removes it; a removal can be undone. */
export function MyListCards({ items, emit }: { items: ContentItem[]; emit: Emit<MyListEvents> }) {
  const { store } = useRuntime();
  const favourites = store.shared(createFavourites);
  const { watchlists, myListMode } = store.context.settings.flags;
  const hasLists = watchlists && !myListMode;
  const of = useSignal(favourites.list);
  const label = useLabel();
  const { locale } = useLocale();
  const [removed, setRemoved] = useState<ContentItem>();
  const [list, title, removing] = useFocusAfterRemoval(items.length);
  useKeptLength('my list', favourites);
  useKeptFocus('my list', list, items.length);
  const take = (item: ContentItem, index: number) => {
    removing(index);
    setRemoved(item);
    void favourites.toggle(item);
    emit('favourite-changed', { id: item.id, favourite: false });
  };
  const putBack = (item: ContentItem) => {
    title.current?.focus();
    setRemoved(undefined);
    void favourites.toggle(item);
    emit('favourite-changed', { id: item.id, favourite: true });
  };
  return (
    <>
      <header className="fl-my-list__header">
        <h2 ref={title} tabIndex={-1} className="fl-my-list__title" part="title">
          {label('myList')} {items.length > 0 && <span className="fl-my-list__count">{new Intl.NumberFormat(locale).format(items.length)}</span>}
        </h2>
        <UndoBar removed={removed && !items.some((item) => item.id === removed.id) ? removed : undefined} onUndo={putBack} />
        {hasLists && <NavLink to={{ name: 'watchlists' }} variant="ghost">{label('yourLists')}</NavLink>}
      </header>
      {items.length === 0 && <NothingKept />}
      <ul ref={list} role="list" className="fl-my-list__grid" part="list" aria-label={label('myList')}>
        {items.map((item, index) => (
          <li key={item.id}>
            <ContentCard item={item} list={of} control={<HeartButton title={item.title} full onToggle={() => take(item, index)} />} />
          </li>
        ))}
      </ul>
      <More />
    </>
  );
}

function NothingKept() {
  const label = useLabel();
  return (
    <EmptyState icon={heart} title={label('myListEmpty')} lead={label('myListEmptyLead')}>
      <NavLink to={{ name: 'home' }} variant="primary">{label('browseCatalogue')}</NavLink>
    </EmptyState>
  );
}

function More() {
  const favourites = useRuntime().store.shared(createFavourites);
  const more = useSignal(favourites.more);
  const label = useLabel();
  if (more === 'none') return null;
  return (
    <div className="fl-my-list__more">
      {more === 'failed' && <p role="alert" className="fl-my-list__failed">{label('moreFailed')}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void favourites.loadMore()}>
        {label(more === 'failed' ? 'retry' : 'loadMore')}
      </Button>
    </div>
  );
}
