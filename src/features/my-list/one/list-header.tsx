import { useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NameForm } from '../../../parts/list-panel/name-form.tsx';
import { useListName } from '../../../parts/list-panel/list-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { isNamed, type ListFacts } from '../../../rules/lists/list-facts.ts';
import { listProblem } from '../../../rules/lists/list-name.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createLists, listsPerPage } from '../../../store/lists/lists.ts';
import type { WatchlistSlice } from '../../../store/lists/watchlist.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { list as listSign } from '../../../ui/icon/title-icons.ts';
import type { MyListEvents } from '../events.ts';
import { Gone } from './gone.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareListButton } from './share-button.tsx';

export interface ListHeaderProps {
  slice: WatchlistSlice;
  facts: ListFacts;
  heading: 'h1' | 'h2';
  isGone: boolean;
  emit: Emit<MyListEvents>;
}

/** What a list is called, whose it is, and what its owner or reader can do with the whole of it. */
export function ListHeader({ slice, facts, heading: Heading, isGone, emit }: ListHeaderProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const nameOf = useListName();
  const { locale } = useLocale();
  const lists = useSlice(() => createLists(context, listsPerPage.page), [context]);
  const problem = useSignal(slice.problem);
  const [work, setWork] = useState<'renaming' | 'busy' | 'deleted'>();
  const [failed, setFailed] = useState<LabelKey>();
  const attempt = async (change: Promise<unknown>, then?: 'deleted') => {
    setFailed(undefined);
    try {
      await change;
      setWork(then);
      if (then === undefined) await slice.refresh();
    } catch (failure) {
      setFailed(listProblem(failure));
    }
  };
  if (work === 'deleted' || isGone) {
    return (
      <>
        <Heading className="fl-list__unnamed">{nameOf(facts)}</Heading>
        {work === 'deleted' ? <Deleted name={nameOf(facts)} failed={failed} onUndo={() => void attempt(lists.putBack(facts))} /> : <Gone />}
      </>
    );
  }
  const { ownerDisplayName, contentCount } = facts;
  return (
    <header className="fl-list__header">
      {work === 'renaming' || work === 'busy' ? (
        <div className="fl-list__rename">
          <NameForm name={facts.name} saveKey="saveName" problem={failed} isSaving={work === 'busy'} onCancel={() => (setWork(undefined), setFailed(undefined))}
            onSave={(name) => (setWork('busy'), void attempt(lists.rename(facts, name)).then(() => setWork((now) => (now === 'busy' ? 'renaming' : now))))} />
        </div>
      ) : (
        <Heading className="fl-my-list__title" part="title" tabIndex={-1}><bdi>{nameOf(facts)}</bdi></Heading>
      )}
      <p className="fl-list__facts">
        {ownerDisplayName !== undefined && <span>{label('listBy', { name: `\u2068${ownerDisplayName}\u2069` })}</span>}
        {contentCount !== undefined && <span>{label('listTitles', { count: new Intl.NumberFormat(locale).format(contentCount) })}</span>}
      </p>
      <div className="fl-list__tools" part="list-tools" role="group" aria-label={label('listTools')}>
        {facts.ownership === 'SHARED' && <SaveButton facts={facts} onSave={() => attempt(facts.saved ? lists.remove(facts) : lists.save(facts))} emit={emit} />}
        {facts.shareablePath !== undefined && <ShareListButton name={nameOf(facts)} path={facts.shareablePath} />}
        {isNamed(facts) && !work && <Button variant="ghost" onClick={() => setWork('renaming')}>{label('renameList')}</Button>}
        {isNamed(facts) && <Button variant="ghost" onClick={() => void attempt(lists.remove(facts), 'deleted')}>{label('deleteList')}</Button>}
      </div>
      {(failed || problem) && !work && <Message tone="alert">{label((failed ?? problem)!)}</Message>}
    </header>
  );
}

/** In place of the list, with the way back. */
function Deleted({ name, failed, onUndo }: { name: string; failed: LabelKey | undefined; onUndo(): void }) {
  const label = useLabel();
  return (
    <EmptyState icon={listSign} title={label('listDeleted', { title: `\u2068${name}\u2069` })}>
      <div className="fl-list__tools" role="status">
        <Button variant="primary" buttonRef={(button) => button?.focus()} onClick={onUndo}>{label('undo')}</Button>
        <NavLink to={{ name: 'watchlists' }} variant="secondary">{label('backToLists')}</NavLink>
      </div>
      {failed && <Message tone="alert">{label(failed)}</Message>}
    </EmptyState>
  );
}
