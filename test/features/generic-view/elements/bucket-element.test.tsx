import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GenericView } from '../../../../src/features/generic-view/generic-view.tsx';
import { guest } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { itemsOf } from '../../../support/items.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { act, fireEvent, render, screen, waitFor } from '../../../support/render.tsx';

/** What is watched, and how to say that it came near or went far. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();
class FakeObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(node: Element) {
    watched.set(node, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const rowOf = (index: number) => ({ $type: 'bucket', $zone: 'list', attributes: { bucketId: `b${index}`, name: `Row ${index}`, type: 'BASE', contentList: itemsOf(10), paging: { moreDataAvailable: false } } });

async function drawPage(rows: number) {
  const readView = ofNewerPlatform({ title: 'Home', layout: 'default', elements: Array.from({ length: rows }, (_, index) => rowOf(index + 1)) });
  render(<GenericView type="HOME" id="main" emit={() => true} />, { wrapper: fakeRuntime({ answers: { readView }, viewer: guest }).Wrapper });
  await waitFor(() => expect(document.querySelectorAll('[part=row]')).toHaveLength(rows));
}

const rowAt = (number: number) => document.querySelectorAll('[part=row]')[number - 1]!;
const cardsIn = (number: number) => rowAt(number).querySelectorAll('[part=card]').length;
const scrolled = (number: number, isNear: boolean) => act(async () => watched.get(rowAt(number))?.(isNear));

it('of a page of sixty rows those that are near have cards, the others their place', async () => {
  await drawPage(60);
  expect(document.querySelectorAll('[part=card]')).toHaveLength(0);
  expect(document.querySelectorAll('*').length).toBeLessThan(2000);
  await scrolled(3, true);
  expect(cardsIn(3)).toBe(10);
  await scrolled(3, false);
  expect(cardsIn(3)).toBe(0);
  expect(rowAt(3).querySelectorAll('.fl-card--waiting')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Row 3' })).toBeTruthy();
});

it('a row that comes back stands where it was scrolled to, with the same tab stop', async () => {
  await drawPage(60);
  await scrolled(2, true);
  const track = rowAt(2).querySelector('ul')!;
  const stop = track.querySelectorAll('a')[4]!;
  act(() => stop.focus());
  act(() => stop.blur());
  track.scrollLeft = 700;
  fireEvent.scroll(track);
  await scrolled(2, false);
  const scrollTo = vi.fn();
  // jsdom has none.
  Object.assign(Element.prototype, { scrollTo });
  await scrolled(2, true);
  expect(scrollTo).toHaveBeenCalledWith({ left: 700, behavior: 'instant' });
  expect([...rowAt(2).querySelectorAll('a')].findIndex((link) => link.tabIndex === 0)).toBe(4);
});

it('a row that holds the focus keeps its cards', async () => {
  await drawPage(60);
  await scrolled(2, true);
  act(() => rowAt(2).querySelector('a')!.focus());
  await scrolled(2, false);
  expect(cardsIn(2)).toBe(10);
});

it('a shorter page keeps what it has shown', async () => {
  await drawPage(5);
  await scrolled(1, true);
  await scrolled(1, false);
  expect(cardsIn(1)).toBe(10);
});
