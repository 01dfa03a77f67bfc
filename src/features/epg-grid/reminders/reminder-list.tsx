import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Reminder } from '../../../contracts/guide/reminder.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { timeRangeOf } from '../../../parts/clock/time-range.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { createReminders } from '../../../store/guide/reminders.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { bell } from '../cells/mark-icons.ts';
import sheet from './reminder-list.css';

export interface ReminderListProps {
  /** The zone of the guide's times, an IANA name; the viewer's own without one. */
  zone: string | undefined;
  onClose(): void;
}

/**
 * Every programme that a member is told of, the earliest first, each with a button that removes it.
 *
 * @csspart reminders
 * @source design/guide.md "Reminders for future programmes"; chosen: a list of them, since one who set many finds none by its cell
 */
export function ReminderList({ zone, onClose }: ReminderListProps) {
  const reminders = useRuntime().store.shared(createReminders);
  const label = useLabel();
  const all = useSignal(reminders.all);
  const unread = useSignal(reminders.unread);
  const failure = useSignal(reminders.failure);
  useEffect(() => reminders.load(), [reminders]);
  const { list, heading, removing, remove } = useRemoval(reminders.toggle);
  const body = () => {
    if (!all) return unread ? <FailurePanel failure={unread} labelKey="remindersFailed" onRetry={reminders.reload} /> : <Spinner label={label('loading')} />;
    if (all.length === 0) return <EmptyState icon={bell} title={label('remindersEmpty')} lead={label('remindersEmptyLead')} />;
    return (
      <ul ref={list} role="list" className="fl-reminders__list" aria-label={label('reminders')}>
        {all.map((reminder, at) => <Entry key={reminder.programmeId} reminder={reminder} zone={zone} isBusy={removing === reminder.programmeId} onRemove={() => void remove(reminder.programmeId, at)} />)}
      </ul>
    );
  };
  return (
    <Dialog label={label('reminders')} closeLabel={label('close')} onClose={onClose}>
      <div ref={useSheet(sheet)} className="fl-reminders" part="reminders">
        <h2 ref={heading} className="fl-reminders__heading" tabIndex={-1}>{label('reminders')}</h2>
        {body()}
        <p className="fl-reminders__said" role="status">{failure ? label('programmeRemindFailed') : ''}</p>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  reminder: Reminder;
  zone: string | undefined;
  isBusy: boolean;
  onRemove(): void;
}

function Entry({ reminder: { title, channel, start, end }, zone, isBusy, onRemove }: EntryProps) {
  const label = useLabel();
  const { locale } = useLocale();
  return (
    <li className="fl-reminders__entry">
      <div>
        <p className="fl-reminders__title"><bdi>{title}</bdi></p>
        <p className="fl-reminders__when">{clockFormat(locale, zone).date.format(start)}, {timeRangeOf(locale, start, end, zone)} · <bdi>{channel.name}</bdi></p>
      </div>
      <Button size="small" loading={isBusy} loadingLabel={label('loading')} hiddenSuffix={`\u2068${title}\u2069`} onClick={onRemove}>{label('programmeRemindNoMore')}</Button>
    </li>
  );
}

/** Removes one after the other; the focus goes on to the next, or to the heading where none is left. */
function useRemoval(toggle: (programmeId: string) => Promise<void>) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<string>();
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (place === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(place, buttons.length - 1)] ?? heading.current)?.focus();
    setPlace(undefined);
  }, [place]);
  const remove = async (programmeId: string, at: number) => {
    if (removing !== undefined) return;
    setRemoving(programmeId);
    await toggle(programmeId);
    setRemoving(undefined);
    setPlace(at);
  };
  return { list, heading, removing, remove };
}
