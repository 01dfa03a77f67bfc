import { expect, test } from 'vitest';
import { discountLabel } from '../../../../src/rules/purchase/subscription/discount-label.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';

/** State, licence paused, lifetime repeat: the label. @source spec 2 §2, §4 "Discount state" */
test.each([
  ['ACTIVE', false, false, 'active'], ['ACTIVE', false, true, 'active'], ['ACTIVE', true, false, 'paused'], ['ACTIVE', true, true, undefined],
  ['UPCOMING', false, false, 'upcoming'], ['UPCOMING', false, true, undefined], ['UPCOMING', true, false, undefined], ['UPCOMING', true, true, 'paused'],
  ['EXPIRED', false, false, 'expired'], ['EXPIRED', false, true, undefined], ['EXPIRED', true, false, 'paused'], ['EXPIRED', true, true, undefined],
] as const)('%s, paused %s, for life %s: %s', (state, isPaused, lifeTimeRepeat, text) => {
  const key = discountLabel({ state, lifeTimeRepeat }, isPaused);
  expect(key && fallbackText(key)).toBe(text);
});

test.each([[true, true], [true, false], [false, true], [false, false]])('a state of a newer platform is not shown (%s, %s)', (isPaused, lifeTimeRepeat) => {
  expect(discountLabel({ state: 'UNKNOWN', lifeTimeRepeat }, isPaused)).toBeUndefined();
});
