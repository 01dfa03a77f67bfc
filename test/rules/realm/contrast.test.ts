import { expect, test } from 'vitest';
import { contrastOf, type Srgb } from '../../../src/rules/realm/contrast.ts';

const grey = (share: number): Srgb => [share, share, share, 1];

test.each([[0, 1, '21.00'], [0x77 / 255, 1, '4.48'], [1, 0x76 / 255, '4.54'], [1, 1, '1.00']])('contrast is as WCAG counts it: grey %s on %s', (one, other, ratio) => {
  expect(contrastOf(grey(one), grey(other)).toFixed(2)).toBe(ratio);
});
