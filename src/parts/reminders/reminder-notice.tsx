import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { createReminders } from '../../store/guide/reminders.ts';
import { Toast } from '../../ui/toast/toast.tsx';
import { clockFormat } from '../clock/clock-format.ts';
import { NavLink } from '../nav-link/nav-link.tsx';

/**
 * Tells a member that a programme is about to begin, on whichever page they are, and leads to its channel.
 *
 * chosen: told again on the next visit until the programme is over or its channel was opened by it
 */
export function ReminderNotice() {
  const { store } = useRuntime();
  const label = useLabel();
  const { locale } = useLocale();
  const reminders = store.shared(createReminders);
  const due = useSignal(reminders.due);
  useEffect(() => reminders.load(), [reminders]);
  const close = () => due && reminders.dismiss(due.programmeId);
  const follow = () => {
    close();
    if (due) void reminders.toggle(due.programmeId);
    return true;
  };
  const message = due && {
    id: due.programmeId, text: label('programmeSoon', { title: due.title, time: clockFormat(locale).time.format(due.start), channel: due.channel.name }),
  };
  return (
    <Toast
      message={message} duration="long" closeLabel={label('dismiss')} onClose={() => void close()}
      action={due && <NavLink to={{ name: 'live', params: { eventId: due.channel.eventId } }} variant="primary" size="small" offer={follow}>{label('watchNow')}</NavLink>}
    />
  );
}
