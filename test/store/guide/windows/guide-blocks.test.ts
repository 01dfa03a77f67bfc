import { expect, test, vi } from 'vitest';
import type { GuideChannel } from '../../../../src/contracts/guide/guide-window.ts';
import { blockRows, guideBlocks } from '../../../../src/store/guide/windows/guide-blocks.ts';

const channelsOf = (block: number): GuideChannel[] => Array.from({ length: blockRows }, (_, at) => {
  const id = `c${block * blockRows + at}`;
  return { id, name: id, accessLevel: 'GRANTED', eventId: id, programmes: [{ id: 'p', title: 'p', start: 0 }] };
});

/** Fills one window of so many blocks, from the first. */
function filled(count: number, shown: number[] = []) {
  const evicted = vi.fn<(block: number, windows: number[], channels: string[]) => void>();
  const blocks = guideBlocks({ evicted });
  blocks.use(shown);
  for (let block = 0; block < count; block += 1) blocks.fill(block, 0, channelsOf(block));
  return { blocks, evicted };
}

test('finds a row’s channel, without its programmes: those are in the index', () => {
  const { blocks } = filled(3);
  expect(blocks.channel(45)).toMatchObject({ id: 'c45', programmes: [] });
  expect([blocks.channel(60), blocks.blockOf(59), blocks.firstRow(2)]).toEqual([undefined, 2, 40]);
});

test('keeps two hundred and forty windows, then lets go of what was used longest ago, and says what that was', () => {
  const { blocks, evicted } = filled(240);
  expect(evicted).not.toHaveBeenCalled();
  blocks.use([0]);
  blocks.use([]);
  blocks.fill(240, 0, channelsOf(240));
  expect(evicted.mock.calls).toEqual([[1, [0], channelsOf(1).map(({ id }) => id)]]);
  expect([blocks.channel(0)?.id, blocks.channel(20)]).toEqual(['c0', undefined]);
});

test('what is shown stays, however long ago it was filled', () => {
  const { blocks, evicted } = filled(250, [0, 3]);
  expect([blocks.channel(0)?.id, blocks.channel(60)?.id]).toEqual(['c0', 'c60']);
  expect(evicted.mock.calls.map(([block]) => block)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a block of many windows goes with all of them', () => {
  const evicted = vi.fn();
  const blocks = guideBlocks({ evicted });
  for (let window = 0; window < 240; window += 1) blocks.fill(0, window, channelsOf(0));
  blocks.use([1]);
  blocks.fill(1, 0, channelsOf(1));
  expect(evicted.mock.calls[0]?.[1]).toHaveLength(240);
  expect([blocks.channel(0), blocks.channel(20)?.id]).toEqual([undefined, 'c20']);
});

test('other channels begin with nothing', () => {
  const { blocks } = filled(2);
  blocks.clear();
  expect(blocks.channel(0)).toBeUndefined();
});
