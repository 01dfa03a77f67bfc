/** What a calendar keeps of an event. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** Epoch milliseconds. */
  start: number;
  end?: number;
  /** Where it can be watched. */
  address: string;
}

/** chosen: an event whose end is not known lasts an hour in a calendar. */
const UNKNOWN_LENGTH_MS = 3_600_000;
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/g; // oxlint-disable-line no-control-regex -- these are what it takes away

/**
 * A calendar file with one event and an alarm ten minutes before it.
 *
 * Times are in UTC, so that the calendar shows them in the viewer's own zone.
 *
 * @source RFC 5545
 */
export function calendarFileOf({ id, title, start, end = start + UNKNOWN_LENGTH_MS, address }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Footlight//Reminder//EN',
    'BEGIN:VEVENT', `UID:${escaped(id)}-${start}@footlight`, `DTSTAMP:${moment(now)}`, `DTSTART:${moment(start)}`, `DTEND:${moment(end)}`,
    `SUMMARY:${escaped(title)}`, `URL:${address.replace(/\s/g, '')}`,
    'BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:-PT10M', 'END:VALARM',
    'END:VEVENT', 'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20260115T200000Z`. */
const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(CONTROL, '').replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line may have 75 bytes, and the next one begins with a space; 18 characters of four bytes at most fit whatever they are. */
function folded(line: string): string {
  // oxlint-disable-next-line no-control-regex -- a character of one byte each
  const size = /^[\u0000-\u007F]*$/.test(line) ? 74 : 18;
  const characters = [...line];
  const parts = Array.from({ length: Math.max(1, Math.ceil(characters.length / size)) }, (_, at) => characters.slice(at * size, (at + 1) * size).join(''));
  return parts.join('\r\n ');
}
