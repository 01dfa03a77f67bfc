import { afterEach, expect, it, vi } from 'vitest';
import { FramedPage } from '../../../src/features/framed-page/framed-page.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { fireEvent, render, screen, userEvent, waitFor } from '../../support/render.tsx';

const emit = vi.fn(() => true);
afterEach(() => void emit.mockClear());

function draw(kind: 'external' | 'plugin', answers: Record<string, unknown>) {
  const runtime = fakeRuntime({ answers: answers as never });
  render(<FramedPage kind={kind} id="any" emit={emit} />, { wrapper: runtime.Wrapper });
  return runtime;
}

it('a plugin may run scripts and nothing else, and its place waits until it is there', async () => {
  draw('plugin', { readPlugin: recorded('readPlugin', 'guest: a quiz') });
  const frame = await screen.findByTitle('The five-minute quiz');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox'), frame.getAttribute('allow')]).toEqual(['http://partner.localhost:4000/framed/quiz.html', 'allow-scripts', '']);
  expect(document.querySelector('.fl-framed__waiting')).not.toBeNull();
  fireEvent.load(frame);
  await waitFor(() => expect(document.querySelector('.fl-framed__waiting')).toBeNull());
  await waitFor(() => expect(emit).toHaveBeenCalledWith('page-loaded', { title: 'The five-minute quiz' }));
});

it('an external page may send forms, and can be opened by itself', async () => {
  draw('external', { readExternalPage: recorded('readExternalPage', 'guest: a shop') });
  expect((await screen.findByTitle('The shop')).getAttribute('sandbox')).toBe('allow-forms');
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it.each(['javascript:alert(1)', '/home'])('what is no page of the web is not framed: %s', async (url) => {
  draw('plugin', { readPlugin: recorded('readPlugin', 'guest: a quiz', { url }) });
  await screen.findByText('This page cannot be shown here.');
  expect(document.querySelector('iframe, a')).toBeNull();
});

it('one that is not there is told', async () => {
  draw('plugin', { readPlugin: refused('readPlugin', 'guest: no such plugin') });
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'framed-page-not-found' }));
});

it('a failure can be tried again', async () => {
  let works = false;
  draw('external', { readExternalPage: () => (works ? recorded('readExternalPage', 'guest: a shop') : Promise.reject(platformFault('readExternalPage', 503))) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await userEvent.setup().click(retry);
  await screen.findByTitle('The shop');
});
