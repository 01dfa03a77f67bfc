import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentItem } from '../../../../src/contracts/catalogue/content-item.ts';
import { LiveToast } from '../../../../src/site/shell/live/live-toast.tsx';
import { createLiveNow } from '../../../../src/store/catalogue/live-now.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, render, screen } from '../../../support/render.tsx';

const event = recorded('readLiveEvents', 'guest: on air').events[0] as unknown as ContentItem;
const on = (...ids: string[]) => ({ events: ids.map((id) => ({ ...event, id, title: `Event ${id}` })), page: 1, totalPages: 1, totalHits: ids.length });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An event begins while the viewer is here. @param here what is watched */
async function begin(here?: string) {
  const site = fakeSite('/home', { answers: { readLiveEvents: on('1') } });
  const live = createLiveNow(site.context);
  const drawn = render(site.within(<LiveToast live={live} here={here} />));
  await act(() => live.load());
  site.answers['readLiveEvents'] = on('1', '2');
  await act(() => live.refresh());
  return { site, live, ...drawn };
}

const toast = () => screen.queryByRole('region', { name: 'Live now' });

it('says once and politely that an event began, and leads to it', async () => {
  const { site } = await begin();
  expect(screen.getByRole('status').textContent).toBe('Event 2 is live now');
  fireEvent.click(screen.getByRole('link', { name: 'Watch now' }));
  expect([site.visited, toast()]).toEqual([[{ name: 'live', params: { eventId: '2' } }], null]);
});

it('vanishes after fifteen seconds, and not while somebody points at it', async () => {
  await begin();
  fireEvent.pointerEnter(toast()!);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(toast()).not.toBeNull();
  fireEvent.pointerLeave(toast()!);
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(toast()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([toast(), screen.getByRole('status').textContent]).toEqual([null, '']);
});

it('leaves by its button, and on Escape inside of it', async () => {
  await begin();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toast()).toBeNull();
});

it('shows a sign in place of a picture that cannot be had', async () => {
  const { container } = await begin();
  fireEvent.error(container.querySelector('img')!);
  expect([container.querySelector('img'), container.querySelector('.fl-live__stand-in svg') !== null]).toEqual([null, true]);
});

it('says nothing of the event that the viewer watches', async () => {
  const { live } = await begin('2');
  expect([toast(), live.begun.value]).toEqual([null, undefined]);
});
