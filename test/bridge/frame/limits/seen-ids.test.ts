import { expect, it } from 'vitest';
import { createSeenIds } from '../../../../bridge/frame/limits/seen-ids.ts';

it('knows an id again until so many others came that the oldest is forgotten', () => {
  const seen = createSeenIds(2);
  const isNew = (id: string) => !seen.has(id) && seen.add(id);
  expect(['a', 'a', 'b', 'a', 'c', 'b', 'a'].map((id) => isNew(id))).toEqual([true, false, true, false, true, false, true]);
});
