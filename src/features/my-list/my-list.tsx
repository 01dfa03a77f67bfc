import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { CardSkeleton } from '../../parts/content-card/card-skeleton.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { createFavourites } from '../../store/lists/favourites.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { MyListEvents } from './events.ts';
import { GuestState } from './guest-state.tsx';
import { MyListCards } from './my-list-cards.tsx';
import sheet from './my-list.css';

const skeletons = 8;

/**
 * The favourites of a member.
 *
 * @csspart my-list, title, list, card, empty, failure, undo
 * @source spec 1 §4.2, §6 "Watchlist and favourite buttons hidden" for guests, §9 "Card grid columns"
 */
export function MyList({ emit }: { emit: Emit<MyListEvents> }) {
  const { store } = useRuntime();
  const { context } = store;
  const favourites = store.shared(createFavourites);
  const viewer = useSignal(context.viewer);
  const items = useSignal(favourites.items);
  const label = useLabel();
  const { direction } = useLocale();
  useEffect(() => void favourites.load(), [favourites]);
  useEffect(() => {
    if (items.status === 'ready') emit('list-loaded', { count: items.value.length });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [items.status]);
  const isGuest = viewer?.who === 'guest';
  return (
    <section ref={useSheet(sheet)} className="fl-my-list" part="my-list" dir={direction} aria-label={label('myList')} aria-busy={(!isGuest && items.status === 'loading') || undefined}>
      <div className="fl-my-list__body">
        {isGuest && <GuestState titleKey="myListGuest" leadKey="myListGuestLead" from={{ name: 'my-list' }} emit={emit} />}
        {!isGuest && items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="myListFailed" onRetry={() => void favourites.load()} />}
        {!isGuest && items.status === 'ready' && <MyListCards items={items.value} emit={emit} />}
        {!isGuest && (items.status === 'idle' || items.status === 'loading') && <Waiting label={label('loading')} title={label('myList')} />}
      </div>
    </section>
  );
}

function Waiting({ label, title }: { label: string; title: string }) {
  return (
    <>
      <h2 className="fl-my-list__title" part="title">{title}</h2>
      <div className="fl-my-list__grid">
        {Array.from({ length: skeletons }, (_, index) => <CardSkeleton key={index} />)}
      </div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </>
  );
}
