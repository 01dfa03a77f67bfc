import { describe, expect, it } from 'vitest';
import { movedTo, reordered } from '../../../src/rules/lists/reordered.ts';

describe('a move', () => {
  it.each([
    ['forward', 'c', 0, 'cabd'], ['back', 'a', 2, 'bcad'], ['past the end', 'a', 9, 'bcda'], ['before the beginning', 'd', -3, 'dabc'],
    ['to where it is', 'b', 1, undefined], ['of what is not there', 'x', 1, undefined],
  ])('%s', (_, id, place, result) => {
    expect(movedTo([...'abcd'], id, place)?.join('')).toBe(result);
  });

  it('leaves what it does not name where it is', () => {
    const items = [...'xabc'].map((id) => ({ id }));
    expect(reordered(items, [...'cab', 'gone']).map(({ id }) => id).join('')).toBe('xcab');
  });
});
