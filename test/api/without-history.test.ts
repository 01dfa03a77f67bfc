import { expect, it } from 'vitest';
import { withoutHistory } from '../../src/api/without-history.ts';

it('leaves out how far a viewer came, wherever it stands', () => {
  const item = { id: '1', watchProgress: 12, nested: [{ watchProgress: 3, title: 'T' }] };
  expect(withoutHistory({ contentList: [item, null, 'text'], watchProgress: 0 })).toEqual({ contentList: [{ id: '1', nested: [{ title: 'T' }] }, null, 'text'] });
});
