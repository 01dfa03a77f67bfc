import { afterEach, expect, it, vi } from 'vitest';
import { CardRow } from '../../../../src/parts/card-row/card-row.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { itemsOf } from '../../../support/items.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { fireEvent, render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';

const cards = vi.hoisted(() => ({ drawn: [] as string[] }));
vi.mock('../../../../src/rules/catalogue/card-lines.ts', async (original) => {
  const real = await original<typeof import('../../../../src/rules/catalogue/card-lines.ts')>();
  return { ...real, cardName: (...given: Parameters<typeof real.cardName>) => (cards.drawn.push(given[0].id), real.cardName(...given)) };
});
afterEach(() => {
  cards.drawn = [];
});

function draw(count: number, rowTypeData = {}, viewer = guest) {
  const row = { bucketId: 'b', name: 'Films', type: 'BASE', contentList: itemsOf(count), paging: { moreDataAvailable: false }, rowTypeData };
  const runtime = fakeRuntime({ answers: { readBucket: ofNewerPlatform(row), readWatchlists: () => new Promise(() => undefined) }, viewer });
  render(<CardRow bucketId="b" emit={vi.fn(() => true)} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

/** Found by the document and not by its role: a thousand names take long to compute. */
const list = () => waitFor(() => {
  const found = document.querySelector<HTMLElement>('ul[part=track]');
  expect(found).not.toBeNull();
  return found!;
}, { timeout: 20_000 });
const linkOf = (number: number) => document.querySelector<HTMLAnchorElement>(`.fl-row__item a[aria-label^="Film ${number},"]`);
/** A long row of which only what is near is mounted. */
async function longRow(count: number, look = {}, viewer = guest) {
  const { user } = draw(count, look, viewer);
  const row = await list();
  await waitFor(() => expect(row.children.length).toBeLessThan(30), { timeout: 20_000 });
  return { user, row };
}

it('a row of forty cards mounts them all', async () => {
  draw(40);
  expect((await list()).children).toHaveLength(40);
});

it('a row of a hundred and twenty mounts what is near, is as long as all of them, and says how many there are', async () => {
  const { row } = await longRow(120);
  expect(row.style.gridTemplateColumns).toContain('repeat(120,');
  const [first] = within(row).getAllByRole('listitem');
  expect(first?.getAttribute('aria-posinset')).toBe('1');
  expect(first?.getAttribute('aria-setsize')).toBe('120');
});

it('End and Home go to cards that were not mounted, and the arrows go on from there', async () => {
  const { user } = await longRow(120);
  linkOf(1)!.focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(linkOf(120));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(linkOf(118));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(linkOf(1));
});

it('the card that has the focus stays while the row is scrolled far away', async () => {
  const { user, row } = await longRow(120);
  linkOf(1)!.focus();
  await user.keyboard('{ArrowRight}');
  Object.defineProperty(row, 'scrollLeft', { value: 90, configurable: true });
  fireEvent.scroll(row);
  await waitFor(() => expect(linkOf(91)).not.toBeNull());
  expect(document.activeElement).toBe(linkOf(2));
  expect(linkOf(1)).toBeNull();
});

it('two lines count downwards', async () => {
  const { row } = await longRow(100, { rowCount: 2 });
  const items = within(row).getAllByRole('listitem');
  expect(items.slice(0, 3).map(({ style }) => style.gridArea.replaceAll(' ', ''))).toEqual(['1/1', '2/1', '1/2']);
  expect(row.style.gridTemplateColumns).toContain('repeat(50,');
});

it('a toggled heart draws its own card alone', async () => {
  const { row } = await longRow(60, {}, member);
  const hearts = await waitFor(() => {
    const found = row.querySelectorAll('button[part=heart]');
    expect(found).toHaveLength(row.children.length);
    return found;
  });
  cards.drawn = [];
  fireEvent.click(hearts[4]!);
  await screen.findByText('Film 5 is in your list.', { selector: '[role=status]' });
  await waitFor(() => expect(hearts[4]?.getAttribute('aria-label')).toBe('Remove Film 5 from my list'));
  expect(cards.drawn.filter((id) => id !== '5')).toEqual([]);
});

it('the focus that moves on draws the two cards that it concerns', async () => {
  const { user } = await longRow(120);
  linkOf(1)!.focus();
  cards.drawn = [];
  await user.keyboard('{ArrowRight}');
  expect(new Set(cards.drawn)).toEqual(new Set(['1', '2']));
});
