import { expect, test } from 'vitest';
import { highestUnderCap } from '../../src/playback/highest-under-cap.ts';

const ladder = [{ id: 'audio' }, { id: 'low', height: 360 }, { id: 'middle', height: 720 }, { id: 'middle-60', height: 720 }, { id: 'high', height: 1080 }];

test.each([
  [2160, 'high'], [1080, 'high'], [1079, 'middle-60'], [720, 'middle-60'], [400, 'low'], [200, 'audio'],
])('a cap of %d pixels allows %s', (maxHeight, id) => {
  expect(highestUnderCap(ladder, maxHeight)?.id).toBe(id);
});

test('where every quality is above the cap, the lowest plays', () => {
  expect(highestUnderCap(ladder.slice(1), 100)?.id).toBe('low');
});

test('no qualities, none allowed', () => {
  expect(highestUnderCap([], 720)).toBeUndefined();
});
