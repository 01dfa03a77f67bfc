import { expect, test } from 'vitest';
import { matchesPattern } from '../../../../src/rules/identity/form/matches-pattern.ts';

test.each([
  ['[A-Z]{2}\\d+', 'AB12', true],
  ['[A-Z]{2}\\d+', 'xAB12', false],
  ['[a-z]+(?:-[a-z]{3})?', 'one-two', true],
])('%s and %s', (pattern, text, fits) => {
  expect(matchesPattern(pattern, text)).toBe(fits);
});

test.each(['(', '[', '(a+)+$', '(a|aa)+$', '((a{1,9}){1,9}){1,9}', 'a*a*a*a*a*b', '(a)\\1', '(a?){50}a{50}'])('%s refuses nobody and ends at once', (pattern) => {
  const begun = performance.now();
  expect(matchesPattern(pattern, `${'a'.repeat(99)}!`)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(500);
});
