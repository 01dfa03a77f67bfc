import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reordered } from '../../../../demo/platform/lists/reordered.ts';

describe('a new order', () => {
  it.each([
    ['of the whole list', 'abc', 'cab', 'cab'],
    ['of the first ones', 'abcd', 'bac', 'bacd'],
    ['keeps what came to the front meanwhile', 'xabc', 'cab', 'xcab'],
    ['keeps what came between', 'axbc', 'cba', 'cxba'],
    ['passes over what was taken out meanwhile', 'ac', 'cba', 'ca'],
    ['of what is all gone', 'xy', 'ab', 'xy'],
  ])('%s', (_, current, wished, result) => {
    expect(reordered([...current], [...wished]).join('')).toBe(result);
  });

  it('loses nothing and doubles nothing, and has what is named in the order that is wished', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String));
    fc.assert(fc.property(ids, ids, (current, wished) => {
      const result = reordered(current, wished);
      expect([...result].sort()).toEqual([...current].sort());
      const named = wished.filter((id) => current.includes(id));
      expect(result.filter((id) => named.includes(id))).toEqual(named);
    }));
  });
});
