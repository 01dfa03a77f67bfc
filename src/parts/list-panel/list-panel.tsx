import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { isChangeable, type ListFacts } from '../../rules/lists/list-facts.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { createAddToList, type AddToList } from '../../store/lists/add-to-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { check } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { plus } from '../../ui/icon/title-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { NameForm } from './name-form.tsx';
import sheet from './list-panel.css';

export interface ListPanelProps {
  item: ContentItem;
  onClose(): void;
}

/** What is pressed and typed in the panel is no business of the card or row that it was opened from. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Puts a title on one of the viewer's lists, or on a new one. @csspart list-panel @source spec 1 §4.3 */
export function ListPanel({ item, onClose }: ListPanelProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const close = useRef(onClose);
  close.current = onClose;
  const slice = useSlice(() => createAddToList(context, item, () => close.current()), [context, item.id]);
  useEffect(() => void slice.lists.load(), [slice]);
  return (
    <span ref={useSheet(sheet)} className="fl-list-panel-place" onKeyDown={stop} onKeyUp={stop} onClick={stop} onPointerDown={stop} onPointerUp={stop} onPointerMove={stop} onFocus={stop}>
      <Dialog label={label('addToWatchlistTitle')} closeLabel={label('close')} onClose={onClose}>
        <div className="fl-list-panel" part="list-panel" dir={direction}>
          <h2 className="fl-list-panel__title">{label('addToWatchlistTitle')}</h2>
          <p className="fl-list-panel__item"><bdi>{item.title}</bdi></p>
          <PanelBody slice={slice} />
        </div>
      </Dialog>
    </span>
  );
}

function PanelBody({ slice }: { slice: AddToList }) {
  const label = useLabel();
  const step = useSignal(slice.step);
  const nameOf = useListName();
  if (step.step === 'added') return <p role="status" className="fl-list-panel__added"><Icon path={check} /> <span>{label('addedToList', { list: `\u2068${nameOf(step.to)}\u2069` })}</span></p>;
  if (step.step === 'creating' || (step.step === 'saving' && step.from === 'creating')) {
    return <NameForm saveKey="createList" problem={step.step === 'creating' ? step.problem : undefined} isSaving={step.step === 'saving'} onSave={(name) => void slice.make(name)} onCancel={slice.cancel} />;
  }
  return (
    <>
      {step.step === 'choosing' && step.problem && <Message tone="alert">{label(step.problem)}</Message>}
      <Choices slice={slice} isSaving={step.step === 'saving'} />
    </>
  );
}

/** The words for the list that everybody has; any other is called as its owner named it. */
export function useListName(): (list: Pick<ListFacts, 'name' | 'systemDefinedType'>) => string {
  const label = useLabel();
  return ({ name, systemDefinedType }) => (systemDefinedType === 'FAVOURITES' ? label('myList') : name);
}

function Choices({ slice, isSaving }: { slice: AddToList; isSaving: boolean }) {
  const label = useLabel();
  const nameOf = useListName();
  const items = useSignal(slice.lists.items);
  const more = useSignal(slice.lists.more);
  if (items.status === 'failed') return <FailurePanel failure={items.failure} labelKey="listsFailed" onRetry={() => void slice.lists.load()} />;
  if (items.status !== 'ready') return <p className="fl-list-panel__waiting" role="status"><Spinner /> {label('loading')}</p>;
  return (
    <>
      <ul role="list" className="fl-list-panel__lists" aria-label={label('yourLists')} aria-busy={isSaving || undefined}>
        {items.value.filter(isChangeable).map((list) => (
          <li key={list.id}>
            <button type="button" className="fl-list-panel__list" part="list-choice" aria-disabled={isSaving || undefined} onClick={() => { if (!isSaving) void slice.add(list); }}>
              <span className="fl-list-panel__picture" aria-hidden="true">{list.thumbnails[0] && <img src={list.thumbnails[0]} alt="" loading="lazy" decoding="async" />}</span>
              <span className="fl-list-panel__name"><bdi>{nameOf(list)}</bdi></span>
              <Count of={list} />
            </button>
          </li>
        ))}
      </ul>
      {more !== 'none' && <Button variant="ghost" size="small" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void slice.lists.loadMore()}>{label('loadMore')}</Button>}
      <div className="fl-list-panel__foot">
        <Button variant="secondary" wide icon={plus} onClick={slice.begin}>{label('newList')}</Button>
      </div>
      <span role="status" className="fl-list-panel__saving">{isSaving && label('addingToList' satisfies LabelKey)}</span>
    </>
  );
}

function Count({ of: { contentCount } }: { of: ListFacts }) {
  const label = useLabel();
  const { locale } = useLocale();
  return contentCount === undefined ? null : <span className="fl-list-panel__count">{label('listTitles', { count: new Intl.NumberFormat(locale).format(contentCount) })}</span>;
}
