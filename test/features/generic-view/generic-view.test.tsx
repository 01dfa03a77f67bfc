import { expect, it, vi } from 'vitest';
import { GenericView } from '../../../src/features/generic-view/generic-view.tsx';
import { guest, member, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf, itemsOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const bucketOf = (name: string, count = 2) => ({ bucketId: name, name, type: 'BASE', contentList: itemsOf(count), paging: { moreDataAvailable: false } });
const hero = { $type: 'hero', $zone: 'hero', attributes: { items: [itemOf({ id: '9', title: 'Harbour' }), itemOf({ id: '8', title: 'Ring walk', type: 'LIVE' })] } };
const row = (name: string, count?: number) => ({ $type: 'bucket', $zone: 'list', attributes: bucketOf(name, count) });
const text = { $type: 'textBlock', $zone: 'sidebar', attributes: { text: 'Plain words', labelKey: 'welcomeWords' } };
const pageOf = (...elements: object[]) => ({ title: 'Home', layout: 'default', elements });

function drawPage(readView: unknown, answers: Answers = {}) {
  const emit = vi.fn(() => true);
  const runtime = fakeRuntime({ answers: { readView, ...answers }, viewer: guest });
  render(<GenericView type="HOME" id="main" emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, emit, user: userEvent.setup() };
}

it('draws hero, rows and words in their zones under one heading', async () => {
  const { emit } = drawPage(pageOf(row('New'), hero, text, row('Old')));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect([...document.querySelectorAll('.fl-view__zone')].map((zone) => zone.className.split('--')[1])).toEqual(['hero', 'list', 'sidebar']);
  expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual(['Harbour', 'New', 'Old']);
  expect(screen.getByText('Plain words')).toBeTruthy();
  await waitFor(() => expect(emit).toHaveBeenCalledWith('view-loaded', { title: 'Home' }));
});

it('leads the hero where its card would lead', async () => {
  const { runtime } = drawPage(pageOf(hero));
  const link = await screen.findByRole('link', { name: 'Watch now' });
  expect(link.getAttribute('href')).toBe('/video/9/harbour');
  fireEvent.click(link);
  expect(runtime.visited).toEqual([{ name: 'vod', params: { eventId: '9', eventTitle: 'harbour' } }]);
});

it('turns the hero by hand', async () => {
  const { user } = drawPage(pageOf(hero));
  const turn = await screen.findByRole('button', { name: 'Show Ring walk' });
  await user.click(turn);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ring walk');
  expect(screen.getByRole('link', { name: 'Watch live' })).toBeTruthy();
  expect(turn.getAttribute('aria-pressed')).toBe('true');
});

it('lets a broken element fail alone, with a way to try again, and overlooks one it does not know', async () => {
  const { user, runtime } = drawPage(ofNewerPlatform(pageOf(row('New'), { $type: 'bucket', $zone: 'list', attributes: {} }, { $type: 'hologram', $zone: 'list' }, row('Old'))));
  const alert = await screen.findByRole('alert');
  expect(alert.closest('[data-code]')?.getAttribute('data-code')).toBe('contract-broken: bucket');
  expect(alert.textContent).not.toContain('contract');
  expect(screen.getAllByRole('list')).toHaveLength(2);
  runtime.answers['readView'] = pageOf(row('New'), row('Mended'), row('Old'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Mended' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives an empty row no place', async () => {
  drawPage(pageOf(row('New'), row('Empty', 0)));
  await screen.findByRole('list', { name: 'New' });
  expect(screen.queryByText('Empty')).toBeNull();
});

it('waits in skeletons and says so', () => {
  drawPage(() => new Promise(() => undefined));
  expect(document.querySelectorAll('.fl-skeleton').length).toBeGreaterThan(8);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('that does not come says so in plain words, and comes when asked again', async () => {
  const { user, runtime, emit } = drawPage(refused('readView', 'guest: no such page'));
  expect((await screen.findByRole('alert')).textContent).toBe('This page could not be loaded.');
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'view-not-found' }));
  runtime.answers['readView'] = pageOf(row('New'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'New' });
});

it('keeps its rows when somebody signs in, while the page comes anew', async () => {
  const { runtime } = drawPage(pageOf(row('New')));
  const before = within(await screen.findByRole('list', { name: 'New' })).getAllByRole('link')[0]!;
  act(() => before.focus());
  runtime.answers['readView'] = pageOf(row('For you'), row('New'));
  act(() => {
    runtime.viewer.value = member;
  });
  await screen.findByRole('list', { name: 'For you' });
  expect(document.activeElement).toBe(within(screen.getByRole('list', { name: 'New' })).getAllByRole('link')[0]);
});

it('keeps the cards that a row had read when somebody signs in', async () => {
  const pageAt = (lastSeen?: string) => ({ ...bucketOf('New'), contentList: itemsOf(10, lastSeen ? 11 : 1), paging: { moreDataAvailable: !lastSeen, lastSeen: lastSeen ? '20' : '10' } });
  const read = { $type: 'bucket', $zone: 'list', attributes: pageAt() };
  const { runtime, user } = drawPage(pageOf(read), { readBucket: ({ lastSeen }: { lastSeen?: string }) => pageAt(lastSeen) });
  await screen.findByRole('list', { name: 'New' });
  act(() => screen.getAllByRole('link')[0]!.focus());
  await user.keyboard('{End}');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20));
  runtime.answers['readView'] = pageOf(row('For you'), read);
  act(() => {
    runtime.viewer.value = member;
  });
  await screen.findByRole('list', { name: 'For you' });
  await waitFor(() => expect(runtime.inputsOf('readBucket')).toHaveLength(2));
  expect(within(screen.getByRole('list', { name: 'New' })).getAllByRole('link')).toHaveLength(20);
});

it('hides an element on a device that says so', async () => {
  drawPage(ofNewerPlatform(pageOf(row('New'), { ...row('Old'), style: { mobile: { hidden: true } } })));
  await screen.findByRole('list', { name: 'New' });
  expect(screen.queryByRole('list', { name: 'Old' })).toBeNull();
});

it('draws the buttons of a hero that this build knows', async () => {
  const button = (type: string, text: string) => ({ action: { type, data: { path: '/epg' } }, text });
  drawPage(ofNewerPlatform(pageOf({ ...hero, attributes: { ...hero.attributes, buttons: [button('route', 'What is on'), button('teleport', 'Beam me up')] } })));
  await screen.findByRole('link', { name: 'What is on' });
  expect(screen.queryByText('Beam me up')).toBeNull();
});
