import { describe, expect, it } from 'vitest';
import { sizeOfValue } from '../../../../../demo/platform/server/state/size-of-value.ts';

describe('the size of a value', () => {
  it.each([
    ['a text', 'x'.repeat(1_000), 2_000],
    ['a row', { id: 'x'.repeat(500), titles: { en: 'x'.repeat(500) } }, 2_000],
    ['a list', ['x'.repeat(500), 'x'.repeat(500)], 2_000],
    ['a map', new Map([['x'.repeat(500), { name: 'x'.repeat(500) }]]), 3_000],
    ['a set', new Set(['x'.repeat(500)]), 2_000],
    ['bytes', new Uint8Array(1_000), 1_000],
    ['a long list, of which some are measured', Array.from({ length: 10_000 }, () => 'x'.repeat(100)), 2_000_000],
  ])('%s is near what its texts take', (_what, value, bytes) => {
    const size = sizeOfValue(value);
    expect(size).toBeGreaterThanOrEqual(bytes);
    expect(size).toBeLessThan(bytes * 1.3);
  });

  it('counts once what is held twice, and ends in a circle', () => {
    const row: Record<string, unknown> = { text: 'x'.repeat(1_000) };
    row['itself'] = row;
    expect(sizeOfValue([row, row, row])).toBeLessThan(2_300);
  });
});
