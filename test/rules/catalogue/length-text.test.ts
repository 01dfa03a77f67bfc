import { expect, it } from 'vitest';
import { lengthText } from '../../../src/rules/catalogue/length-text.ts';

it.each([
  [5400, 'en', 'short', '1 hr 30 min'],
  [5400, 'en', 'long', '1 hour 30 minutes'],
  [3600, 'en', 'short', '1 hr'],
  [59.6 * 60, 'en', 'short', '1 hr'],
  [45, 'en', 'short', '45 sec'],
  [5400, 'es', 'long', '1 hora 30 minutos'],
] as const)('%i seconds in %s, %s: %s', (seconds, locale, display, text) => {
  expect(lengthText(seconds, locale, display)).toBe(text);
});
