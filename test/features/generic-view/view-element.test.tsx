import { afterEach, expect, it, vi } from 'vitest';
import { GenericView } from '../../../src/features/generic-view/generic-view.tsx';
import { guest, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf, itemsOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { act, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

afterEach(() => void vi.restoreAllMocks());

const hidden = (field: string, item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => name !== field));
const rowOf = (name: string, contentList: object[], paging: object = { moreDataAvailable: false }) => ({ $type: 'bucket', $zone: 'list', attributes: { bucketId: name, name, type: 'BASE', contentList, paging } });
const pageOf = (...elements: object[]) => ofNewerPlatform({ title: 'Home', layout: 'zones', elements });

function draw(readView: unknown, answers: Answers = {}) {
  const runtime = fakeRuntime({ answers: { readView, ...answers }, viewer: guest, locale: 'en' });
  render(<GenericView type="home" id="home" emit={() => true} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

/** @source the "Bad input": what cannot be chosen is left out, what only looks poorer stays */
it.each([
  ['picture', 'thumbnailUrl', true], ['date', 'startDate', true], ['title', 'title', false], ['type', 'type', false],
] as const)('a card without a %s leaves its row standing', async (_what, field, stays) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const odd = hidden(field, itemOf({ id: '7', title: 'Odd one', type: 'UPCOMING' }));
  draw(pageOf(rowOf('New', [itemOf({ id: '1', title: 'Before' }), odd, itemOf({ id: '2', title: 'After' })])));
  const row = within(await screen.findByRole('list', { name: 'New' }));
  expect(row.getByRole('link', { name: /Before/ })).toBeTruthy();
  expect(row.getByRole('link', { name: /After/ })).toBeTruthy();
  expect(row.getAllByRole('listitem')).toHaveLength(stays ? 3 : 2);
  expect(document.querySelector('img[src=""]')).toBeNull();
});

it('a card without a picture shows a letter of its title', async () => {
  draw(pageOf(rowOf('New', [hidden('thumbnailUrl', itemOf({ id: '7', title: 'Åland' }))])));
  await screen.findByRole('link', { name: /Åland/ });
  expect(document.querySelector('.fl-card__stand-in')?.textContent).toBe('Å');
});

it('a card of a type that this build does not know leads home', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw(pageOf(rowOf('New', [{ ...itemOf({ id: '7', title: 'Hologram' }), type: 'HOLOGRAM' }])));
  expect((await screen.findByRole('link', { name: /Hologram/ })).getAttribute('href')).toBe('/home');
});

const markup = '<img src=x onerror="alert(1)"><b>Bold</b> &amp; {name}';

it('markup in titles, labels and words is text', async () => {
  const hero = { $type: 'hero', $zone: 'hero', attributes: { items: [itemOf({ id: '9', title: markup, description: markup })], buttons: [{ action: { type: 'route', data: { path: '/epg' } }, text: markup }] } };
  const tabs = { $type: 'tabs', $zone: 'tabs', attributes: { text: markup, tabs: [{ id: 'one', text: markup, elements: [{ $type: 'textBlock', $zone: 'list', attributes: { text: markup } }] }] } };
  draw({ ...pageOf(hero, tabs, rowOf(markup, [itemOf({ id: '1', title: markup })])), title: markup });
  expect((await screen.findByRole('tab')).textContent).toBe(markup);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(markup);
  expect(screen.getByRole('link', { name: markup }).getAttribute('href')).toBe('/epg');
  expect(screen.getByRole('tabpanel').textContent).toBe(markup);
  expect([document.querySelector('b'), document.querySelector('img[onerror]')]).toEqual([null, null]);
});

it('a title of 10,000 characters is a card like any other', async () => {
  const long = 'Long '.repeat(2000);
  draw(pageOf(rowOf('New', [itemOf({ id: '1', title: long }), itemOf({ id: '2', title: 'x'.repeat(10_000) })])));
  const row = within(await screen.findByRole('list', { name: 'New' }));
  expect(row.getAllByRole('link')).toHaveLength(2);
});

it('a row whose next page fails keeps its cards, and a press brings the rest', async () => {
  let works = false;
  const first = rowOf('New', itemsOf(10), { moreDataAvailable: true, lastSeen: '10' });
  const next = { ...rowOf('New', itemsOf(2, 11)).attributes };
  const { user } = draw(pageOf(first), { readBucket: () => (works ? ofNewerPlatform(next) : Promise.reject(platformFault('readBucket', 500))) });
  await screen.findByRole('list', { name: 'New' });
  act(() => screen.getAllByRole('link')[0]!.focus());
  await user.keyboard('{End}');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('link')).toHaveLength(10);
  works = true;
  await user.click(again);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(12));
});

it('elements of unknown types are left out, each reported once, and the page stands', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const odd = { $type: 'carouselOfDoom', $zone: 'list', attributes: {} };
  const tabs = { $type: 'tabs', $zone: 'tabs', attributes: { text: 'T', tabs: [{ id: 'one', text: 'One', elements: [odd, { $type: 'textBlock', $zone: 'list', attributes: { text: 'It stands' } }] }] } };
  draw(pageOf(odd, odd, tabs));
  await screen.findByText('It stands');
  expect(warn.mock.calls.map(([text]) => text as string).filter((text) => text.includes('carouselOfDoom'))).toEqual(['footlight: viewElement.$type: unknown type carouselOfDoom']);
});

it('tabs without tabs, and a list without cards, take no place', async () => {
  draw(pageOf({ $type: 'tabs', $zone: 'tabs', attributes: { text: 'T', tabs: [] } }, { $type: 'cardList', $zone: 'sidebar', attributes: { text: 'L', cards: [] } }, { $type: 'textBlock', $zone: 'list', attributes: { text: 'It stands' } }));
  await screen.findByText('It stands');
  await waitFor(() => expect(document.querySelector('.fl-skeleton')).toBeNull());
  expect([screen.queryByRole('tablist'), screen.queryByText('L')]).toEqual([null, null]);
});
