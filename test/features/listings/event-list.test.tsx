import { afterEach, expect, it, vi } from 'vitest';
import { EventList } from '../../../src/features/listings/event-list.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor } from '../../support/render.tsx';
import { settled } from '../../support/settled.ts';

afterEach(() => void vi.useRealTimers());

function draw(kind: 'live' | 'upcoming', answers: Record<string, unknown>) {
  const runtime = fakeRuntime({ answers: answers as never });
  render(<EventList kind={kind} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

it('shows what is on air, with how much there is', async () => {
  draw('live', { readLiveEvents: recorded('readLiveEvents', 'guest: on air') });
  await screen.findByRole('heading', { level: 1, name: 'Live now' });
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(7));
  expect(screen.getByRole('status').textContent).toBe('On air now: 7');
});

it('counts what is on air, however much of it was fetched', async () => {
  const page = recorded('readLiveEvents', 'guest: on air, two of them');
  draw('live', { readLiveEvents: page });
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(2));
  expect(screen.getByRole('status').textContent).toBe(`On air now: ${page.totalHits}`);
  expect(page.totalHits).toBeGreaterThan(2);
});

it('asks again every fifteen seconds, and what was shown stays until the answer is here', async () => {
  const answers = [recorded('readLiveEvents', 'guest: on air'), recorded('readLiveEvents', 'guest: on air, two of them', { totalPages: 1 })];
  let asked = 0;
  vi.useFakeTimers();
  const { runtime } = draw('live', { readLiveEvents: () => answers[Math.min(asked++, 1)] });
  await act(settled);
  expect(document.querySelectorAll('.fl-card__link')).toHaveLength(7);
  await act(async () => void await vi.advanceTimersByTimeAsync(14_999));
  expect(runtime.inputsOf('readLiveEvents')).toHaveLength(1);
  await act(async () => void await vi.advanceTimersByTimeAsync(1));
  expect(runtime.inputsOf('readLiveEvents')).toHaveLength(2);
  await act(settled);
  expect(document.querySelectorAll('.fl-card__link')).toHaveLength(2);
});

it('reads again when the platform says that an event began or ended', async () => {
  const { runtime } = draw('upcoming', { readUpcomingEvents: recorded('readUpcomingEvents', 'guest: to come') });
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(4));
  act(() => runtime.tell({ subject: 'live', ids: ['2005'] }));
  await waitFor(() => expect(runtime.inputsOf('readUpcomingEvents')).toHaveLength(2));
});

it('asks for the next page by its number', async () => {
  const first = recorded('readLiveEvents', 'guest: on air, two of them');
  const { runtime, user } = draw('live', { readLiveEvents: first });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(runtime.inputsOf('readLiveEvents').at(-1)).toMatchObject({ p: 2 }));
});

it.each([['live', 'Nothing is on air right now', '/upcoming'], ['upcoming', 'Nothing is announced yet', '/epg']] as const)('without anything %s it says so and leads on', async (kind, title, href) => {
  const none = recorded('readLiveEvents', 'guest: on air, behind the last page');
  draw(kind, { readLiveEvents: none, readUpcomingEvents: none });
  await screen.findByText(title);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

it('a failure can be tried again', async () => {
  let works = false;
  const { user } = draw('upcoming', { readUpcomingEvents: () => (works ? recorded('readUpcomingEvents', 'guest: to come') : Promise.reject(platformFault('readUpcomingEvents', 503))) });
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(4));
});
