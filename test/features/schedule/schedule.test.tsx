import { afterEach, expect, it, vi } from 'vitest';
import { Schedule } from '../../../src/features/schedule/schedule.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor } from '../../support/render.tsx';
import { settled } from '../../support/settled.ts';

afterEach(() => void vi.useRealTimers());

/** The moment of the recordings. */
const now = Date.parse('2026-01-15T20:00:00Z');

function draw(kind: 'schedule' | 'releases', answers: Record<string, unknown>) {
  const runtime = fakeRuntime({ answers: answers as never, now });
  render(<Schedule kind={kind} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

const dayNames = () => [...document.querySelectorAll('.fl-schedule__day-name')].map((name) => name.textContent);
const linesOf = (day: number) => document.querySelectorAll('.fl-schedule__day')[day]?.querySelectorAll('.fl-schedule__line').length;

it('lists each day under its name, and counts down to what is next', async () => {
  draw('schedule', { readSchedule: recorded('readSchedule', 'guest: day by day') });
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  await waitFor(() => expect(dayNames()).toEqual(['Today', 'Tomorrow', 'Sat, 17 January 2026']));
  expect([linesOf(0), linesOf(1), linesOf(2)]).toEqual([7, 2, 1]);
  const next = screen.getByRole('region', { name: 'Next up' });
  expect(next.textContent).toContain('Okoro v Lindqvist II');
  expect(screen.getByRole('timer').textContent).toMatch(/02 hours.*00 minutes.*00 seconds/);
});

it('asks for the days of the viewer’s own time zone', async () => {
  const { runtime } = draw('releases', { readReleases: recorded('readReleases', 'guest: day by day') });
  await screen.findByRole('heading', { level: 1, name: 'New and coming soon' });
  await waitFor(() => expect(runtime.inputsOf('readReleases')).toEqual([expect.objectContaining({ timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone })]));
  expect(await screen.findAllByText('Harbour City: the season to come')).not.toHaveLength(0);
});

it('opens the rest of a day, and says when that failed', async () => {
  const few = recorded('readSchedule', 'guest: two of each day');
  let works = false;
  const { user, runtime } = draw('schedule', { readSchedule: ({ from }: { from?: string }) => (from === undefined ? few : works ? recorded('readSchedule', 'guest: day by day') : Promise.reject(platformFault('readSchedule', 503))) });
  await user.click(await screen.findByRole('button', { name: 'Show more Today' }));
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again Today' }));
  await waitFor(() => expect(linesOf(0)).toBe(7));
  expect(runtime.inputsOf('readSchedule').at(-1)).toMatchObject({ from: '2026-01-15', groupsPerPage: 1 });
});

it('reads the days behind the last one', async () => {
  const { user, runtime } = draw('schedule', { readSchedule: ({ lastSeen }: { lastSeen?: string }) => recorded('readSchedule', lastSeen ? 'guest: the last days' : 'guest: two of each day') });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(dayNames()).toHaveLength(3));
  expect(runtime.inputsOf('readSchedule').at(-1)).toMatchObject({ lastSeen: '2026-01-16' });
});

it('the countdown runs, second by second', async () => {
  vi.useFakeTimers();
  const { runtime } = draw('schedule', { readSchedule: recorded('readSchedule', 'guest: day by day') });
  await act(settled);
  expect(screen.getByRole('timer').textContent).toContain('00 seconds');
  vi.spyOn(runtime.context, 'now').mockReturnValue(now + 1000);
  await act(async () => void await vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelector('.fl-countdown')).not.toBeNull();
});

it('with nothing to come it says so, and a failure can be tried again', async () => {
  let works = false;
  const { user } = draw('schedule', { readSchedule: () => (works ? recorded('readSchedule', 'guest: long ago in the future') : Promise.reject(platformFault('readSchedule', 503))) });
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing is announced yet');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/epg');
});
