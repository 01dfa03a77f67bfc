import { afterEach, expect, it, vi } from 'vitest';
import { NewsList } from '../../../src/features/news/news-list.tsx';
import { NewsReport } from '../../../src/features/news/news-report.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const emit = vi.fn(() => true);
afterEach(() => void emit.mockClear());

function drawReport(readNewsItem: unknown) {
  const runtime = fakeRuntime({ answers: { readNewsItem } as never });
  render(<NewsReport feedName="news" newId="today" emit={emit} />, { wrapper: runtime.Wrapper });
  return runtime;
}

it('lists reports of all feeds, the latest first, and goes on behind the last', async () => {
  const runtime = fakeRuntime({ answers: { readNews: (({ lastSeen }: { lastSeen?: string }) => recorded('readNews', lastSeen ? 'guest: the next two' : 'guest: two of them')) as never } });
  render(<NewsList />, { wrapper: runtime.Wrapper });
  const first = await screen.findByRole('link', { name: 'The tunnel, an hour before kick-off' });
  expect(first.getAttribute('href')).toBe('/news/news/today');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(document.querySelectorAll('.fl-news__story')).toHaveLength(4));
});

it('lists the reports of one feed', async () => {
  const runtime = fakeRuntime({ answers: { readNews: recorded('readNews', 'guest: two of them') } });
  render(<NewsList feedName="news" />, { wrapper: runtime.Wrapper });
  await screen.findByRole('link', { name: 'The tunnel, an hour before kick-off' });
  expect(runtime.inputsOf('readNews')).toEqual([expect.objectContaining({ feedName: 'news' })]);
});

it('without news it says so, and a failure can be tried again', async () => {
  let works = false;
  const runtime = fakeRuntime({ answers: { readNews: (() => (works ? recorded('readNews', 'guest: a feed without news') : Promise.reject(platformFault('readNews', 503)))) as never } });
  render(<NewsList />, { wrapper: runtime.Wrapper });
  await screen.findByText('The news could not be loaded.');
  works = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No news yet');
});

it('a report has its text, its moment and the titles that it speaks of', async () => {
  drawReport(recorded('readNewsItem', 'guest: a report'));
  await screen.findByRole('heading', { level: 1, name: 'The tunnel, an hour before kick-off' });
  expect(document.querySelectorAll('.fl-news__text p')).toHaveLength(3);
  expect(document.querySelector('time')?.dateTime).toBe('2026-01-15T19:00:00.000Z');
  expect(document.querySelectorAll('.fl-card__link')).toHaveLength(3);
  await waitFor(() => expect(emit).toHaveBeenCalledWith('news-loaded', { title: 'The tunnel, an hour before kick-off' }));
});

it('markup in a report is text', async () => {
  drawReport(recorded('readNewsItem', 'guest: a report', { paragraphs: ['<img src=x onerror=alert(1)>'] }));
  await screen.findByText('<img src=x onerror=alert(1)>');
});

it('one that is not there is told', async () => {
  drawReport(refused('readNewsItem', 'guest: no such report'));
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'news-not-found' }));
});
