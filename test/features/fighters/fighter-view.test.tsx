import { afterEach, expect, it, vi } from 'vitest';
import { FighterList } from '../../../src/features/fighters/fighter-list.tsx';
import { FighterView } from '../../../src/features/fighters/fighter-view.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const emit = vi.fn(() => true);
afterEach(() => void emit.mockClear());

const drawFighter = (id: string, readFighter: unknown) => {
  const runtime = fakeRuntime({ answers: { readFighter } as never });
  render(<FighterView id={id} emit={emit} />, { wrapper: runtime.Wrapper });
  return runtime;
};

it('lists fighters with record and weight, each a link to a page', async () => {
  const runtime = fakeRuntime({ answers: { readFighters: recorded('readFighters', 'guest: all') } });
  render(<FighterList weightClass={undefined} />, { wrapper: runtime.Wrapper });
  const okoro = await screen.findByRole('link', { name: /Adaeze Okoro/ });
  expect([okoro.getAttribute('href'), okoro.textContent]).toEqual(['/fighters/okoro', expect.stringMatching(/Lightweight.*Won 1, lost 1, drawn 0/)]);
  expect(document.querySelectorAll('.fl-fighters__card')).toHaveLength(10);
});

it('a weight class stands in the address and is asked for', async () => {
  const runtime = fakeRuntime({ answers: { readFighters: recorded('readFighters', 'guest: of a class without fighters') } });
  render(<FighterList weightClass="CATCHWEIGHT" />, { wrapper: runtime.Wrapper });
  await screen.findByText('Nobody fights in this class yet');
  expect(runtime.inputsOf('readFighters')).toEqual([expect.objectContaining({ weightClass: 'CATCHWEIGHT' })]);
  const current = screen.getByRole('link', { current: 'page' });
  expect([current.textContent, current.getAttribute('href')]).toEqual(['Catchweight', '/fighters?facet=CATCHWEIGHT']);
});

it('grows by hand, and a failure can be tried again', async () => {
  let works = false;
  const runtime = fakeRuntime({ answers: { readFighters: (() => (works ? recorded('readFighters', 'guest: three of them') : Promise.reject(platformFault('readFighters', 503)))) as never } });
  render(<FighterList weightClass={undefined} />, { wrapper: runtime.Wrapper });
  const user = userEvent.setup();
  await screen.findByText('The fighters could not be loaded.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Show more' });
});

it('a fighter’s page says who it is, what is counted, what is next and how every bout ended', async () => {
  drawFighter('okoro', recorded('readFighter', 'guest: with a bout to come'));
  await screen.findByRole('heading', { level: 1, name: 'Adaeze Okoro' });
  const text = document.body.textContent;
  for (const words of ['The Tide', 'Nigeria', '168 cm', 'Striking accuracy', 'Next bout', 'Okoro v Lindqvist II', 'Split decision', 'Technical knockout', 'Round 2, 2:21']) expect(text).toContain(words);
  expect(screen.getAllByRole('link', { name: 'against Maja Lindqvist' })[0]?.getAttribute('href')).toBe('/fighters/lindqvist');
  expect(screen.getAllByRole('link', { name: 'Watch' })[0]?.getAttribute('href')).toMatch(/^\/live\/2005/);
  await waitFor(() => expect(emit).toHaveBeenCalledWith('fighter-loaded', { title: 'Adaeze Okoro' }));
});

it.each([['with a draw', 'Draw'], ['with a bout without a decision', 'No contest'], ['stopped at once', 'Disqualification'], ['by forfeit', 'Forfeit']] as const)('a bout %s reads %s', async (name, words) => {
  drawFighter('any', recorded('readFighter', `guest: ${name}`));
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
});

it('one that is not there is told', async () => {
  drawFighter('nobody', refused('readFighter', 'guest: no such fighter'));
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'fighter-not-found' }));
});
