import { expect, it } from 'vitest';
import { calendarFileOf } from '../../../../src/rules/playback/live/calendar-file.ts';

const event = { id: '2008', title: 'Harbour Mile', start: Date.UTC(2026, 0, 17, 20), end: Date.UTC(2026, 0, 17, 23), address: 'http://arena.localhost/live/2008' };
const linesOf = (text: string) => text.split('\r\n');

it('keeps an event with its moments in UTC, its address and an alarm', () => {
  expect(linesOf(calendarFileOf(event, Date.UTC(2026, 0, 15)))).toEqual([
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Footlight//Reminder//EN', 'BEGIN:VEVENT', 'UID:2008-1768680000000@footlight', 'DTSTAMP:20260115T000000Z',
    'DTSTART:20260117T200000Z', 'DTEND:20260117T230000Z', 'SUMMARY:Harbour Mile', 'URL:http://arena.localhost/live/2008',
    'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Harbour Mile', 'TRIGGER:-PT10M', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', '',
  ]);
});

it('gives an event without an end an hour', () => {
  expect(calendarFileOf({ ...event, end: undefined }, 0)).toContain('DTEND:20260117T210000Z');
});

it('writes a title as text: it cannot add a line, a property or a comma of its own', () => {
  const text = calendarFileOf({ ...event, title: 'One; two, three\\\r\nURL:http://evil.test\u0000' }, 0);
  expect(text).toContain('SUMMARY:One\\; two\\, three\\\\\\nURL:http://evil.test\r\n');
  expect(linesOf(text).filter((line) => line.startsWith('URL:'))).toEqual(['URL:http://arena.localhost/live/2008']);
});

it('folds long lines at 75 bytes, between characters', () => {
  const title = 'أضواء المسرح والليلة الكبيرة في مدينة الميناء القديمة';
  const text = calendarFileOf({ ...event, title }, 0);
  expect(linesOf(text).every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
