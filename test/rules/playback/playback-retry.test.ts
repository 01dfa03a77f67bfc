import { expect, it } from 'vitest';
import { waitBefore } from '../../../src/rules/playback/playback-retry.ts';

it('waits longer each time, and then not at all', () => {
  const waits = [0, 1, 2].map(waitBefore) as number[];
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waitBefore(3)).toBeUndefined();
});
