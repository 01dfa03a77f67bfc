import { expect, it } from 'vitest';
import { createContentGrid } from '../../../src/store/catalogue/content-grid.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { itemsOf } from '../../support/items.ts';

/** A grid of a hundred titles, page by page. */
function gridContext() {
  const all = itemsOf(100);
  return fakeContext({
    answers: {
      readContentGrid: ({ rpp, lastSeen }: { rpp: number; lastSeen?: string }) => {
        const start = lastSeen === undefined ? 0 : Number(lastSeen);
        const contentList = all.slice(start, start + rpp);
        return { gridViewConfigId: 'all', title: 'All', display: 'default', contentList, paging: { moreDataAvailable: start + rpp < 100, lastSeen: contentList.at(-1)!.id } };
      },
    },
  });
}

const countOf = (grid: ReturnType<typeof createContentGrid>) => (grid.items.value.status === 'ready' ? grid.items.value.value.length : undefined);

it('opens as far as it had been read, so that the way back finds its place', async () => {
  const context = gridContext();
  const first = createContentGrid(context, 'all');
  await first.load();
  await first.loadMore();
  expect(countOf(first)).toBe(48);
  const again = createContentGrid(context, 'all');
  await again.load();
  expect(countOf(again)).toBe(48);
  await again.loadMore();
  expect(countOf(again)).toBe(72);
  expect(context.inputsOf('readContentGrid')).toMatchObject([{ rpp: 24 }, { rpp: 24, lastSeen: '24' }, { rpp: 48 }, { rpp: 24, lastSeen: '48' }]);
});

it('narrowed, it is another grid', async () => {
  const context = gridContext();
  const first = createContentGrid(context, 'all');
  await first.load();
  await first.loadMore();
  const narrowed = createContentGrid(context, 'all', { wish: { facet: 'genre:football' } });
  await narrowed.load();
  expect(context.inputsOf('readContentGrid').at(-1)).toMatchObject({ rpp: 24, facet: 'genre:football' });
});

it('goes on from what came with its page, unless more of it had been read', async () => {
  const context = gridContext();
  const initial = { gridViewConfigId: 'all', title: 'All', display: 'default' as const, contentList: itemsOf(24), paging: { moreDataAvailable: true, lastSeen: '24' } };
  const given = createContentGrid(context, 'all', { initial });
  await given.load();
  expect([countOf(given), context.inputsOf('readContentGrid')]).toEqual([24, []]);
  await given.loadMore();
  const back = createContentGrid(context, 'all', { initial });
  await back.load();
  expect(countOf(back)).toBe(48);
});
