import { useEffect, useRef, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { MoreButton } from '../../../parts/card-grid/more-button.tsx';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NameForm } from '../../../parts/list-panel/name-form.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { listProblem } from '../../../rules/lists/list-name.ts';
import { createLists, listsPerPage, type Lists } from '../../../store/lists/lists.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { list as listSign, plus } from '../../../ui/icon/title-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { MyListEvents } from '../events.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { GuestState } from '../guest-state.tsx';
import { ListTile } from './list-tile.tsx';
import listSheet from '../my-list.css';
import sheet from './all-lists.css';

export interface ListViewProps {
  emit: Emit<MyListEvents>;
  /** A page of its own begins with `h1`. */
  heading: 'h1' | 'h2';
}

/** Every list of the viewer, own and saved ones, with pictures of what is on them; a new one is made here. @csspart my-list, title, list, list-tile @source spec 1 §2.1 "watchlists", §7 "GET watchlists?rpp=25" */
export function AllLists({ emit, heading: Heading }: ListViewProps) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createLists(context, listsPerPage.page), [context]);
  const who = viewer?.who;
  useEffect(() => {
    if (who === 'member') void slice.load();
  }, [slice, who]);
  return (
    <section ref={useSheet(listSheet, sheet)} className="fl-my-list" part="my-list" dir={direction} aria-label={label('yourLists')}>
      <div className="fl-my-list__body">
        {who === 'guest' ? <GuestState titleKey="listsGuest" leadKey="listsGuestLead" from={{ name: 'watchlists' }} emit={emit} /> : (
          <>
            <NewList slice={slice} Heading={Heading} />
            <Tiles slice={slice} emit={emit} />
          </>
        )}
      </div>
    </section>
  );
}

/** The title, and beside it the name of a new list while one is made. */
function NewList({ slice, Heading }: { slice: Lists; Heading: 'h1' | 'h2' }) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const [state, setState] = useState<{ isSaving: boolean; problem?: LabelKey }>();
  const make = async (name: string) => {
    setState({ isSaving: true });
    try {
      const id = await slice.make(name);
      setState(undefined);
      navigator.go({ name: 'watchlists', params: { watchlistId: id } });
    } catch (failure) {
      setState({ isSaving: false, problem: listProblem(failure) });
    }
  };
  return (
    <>
      <header className="fl-my-list__header">
        <Heading className="fl-my-list__title" part="title">{label('yourLists')}</Heading>
        {!state && <Button variant="secondary" icon={plus} part="new-list" onClick={() => setState({ isSaving: false })}>{label('newList')}</Button>}
      </header>
      {state && <div className="fl-lists__new"><NameForm saveKey="createList" problem={state.problem} isSaving={state.isSaving} onSave={(name) => void make(name)} onCancel={() => setState(undefined)} /></div>}
    </>
  );
}

function Tiles({ slice, emit }: { slice: Lists; emit: Emit<MyListEvents> }) {
  const label = useLabel();
  const items = useSignal(slice.items);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus('lists', list, items.status === 'ready' ? items.value.length : 0);
  useEffect(() => {
    if (items.status === 'ready') emit('list-loaded', { count: items.value.length });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [items.status]);
  if (items.status === 'failed') return <FailurePanel failure={items.failure} labelKey="listsFailed" onRetry={() => void slice.load()} />;
  if (items.status !== 'ready') {
    return (
      <div className="fl-lists__grid">
        <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
        {[0, 1, 2, 3].map((index) => <div key={index} className="fl-lists__tile"><div className="fl-lists__pictures"><Skeleton shape="block" /></div></div>)}
      </div>
    );
  }
  const hasOwn = items.value.some(({ systemDefinedType }) => systemDefinedType === undefined);
  return (
    <>
      <ul ref={list} role="list" className="fl-lists__grid" part="list" aria-label={label('yourLists')}>
        {items.value.map((one) => <li key={one.id}><ListTile list={one} /></li>)}
      </ul>
      {!hasOwn && <EmptyState icon={listSign} title={label('noOwnLists')} lead={label('noOwnListsLead')} />}
      <MoreButton list={slice} />
    </>
  );
}
