import { expect, test } from 'vitest';
import { optionAfter } from '../../../src/rules/search/option-move.ts';

test.each([
  ['ArrowDown', undefined, 3, 0], ['ArrowDown', 0, 3, 1], ['ArrowDown', 2, 3, undefined], ['ArrowUp', undefined, 3, 2], ['ArrowUp', 2, 3, 1], ['ArrowUp', 0, 3, undefined],
  ['ArrowDown', undefined, 0, undefined], ['ArrowUp', undefined, 0, undefined],
] as const)('%s at %s of %i is %s', (key, chosen, count, next) => expect(optionAfter(key, chosen, count)).toBe(next));
