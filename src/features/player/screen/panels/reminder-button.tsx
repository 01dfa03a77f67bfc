import { useState } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import type { PlaybackDetails } from '../../../../contracts/playback/playback-details.ts';
import { calendarFileOf } from '../../../../rules/playback/live/calendar-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { check } from '../../../../ui/icon/choice-icons.ts';

/**
 * Keeps the start of a title for the viewer, as a file for their calendar.
 *
 * chosen: a calendar reminds with this page closed, on every device, and asks for no permission; nothing is kept here
 */
export function ReminderButton({ item, startsAt }: { item: PlaybackDetails; startsAt: number }) {
  const label = useLabel();
  const { store: { context }, navigator } = useRuntime();
  const [saved, setSaved] = useState(false);
  const save = () => {
    const isLive = item.type === 'LIVE_EVENT' || item.type === 'UPCOMING' || item.type === 'LIVE';
    const address = new URL(navigator.hrefOf({ name: isLive ? 'live' : 'vod', params: { eventId: item.id } }), context.settings.origin).href;
    const text = calendarFileOf({ id: item.id, title: item.title, start: startsAt, end: isLive ? item.endDate : undefined, address }, context.now());
    offerFile(new Blob([text], { type: 'text/calendar' }), `${item.id}.ics`);
    setSaved(true);
  };
  return <Button variant="primary" icon={saved ? check : undefined} part="reminder-button" onClick={save}>{label(saved ? 'reminderAdded' : 'addReminder')}</Button>;
}

function offerFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the address when the task is over.
  setTimeout(() => URL.revokeObjectURL(href));
}
