import { expect, it } from 'vitest';
import { clockTimeOf, spokenTimeOf } from '../../../src/rules/playback/playback-time.ts';

it.each([[0, '0:00'], [65, '1:05'], [63.999999, '1:04'], [3723, '1:02:03'], [-4, '0:00']])('%d is %s', (seconds, text) => {
  expect(clockTimeOf(seconds)).toBe(text);
});

it('beside an hour, minutes keep their width', () => {
  expect(clockTimeOf(65, true)).toBe('0:01:05');
});

it.each([
  [0, 'en', '0 seconds'], [65, 'en', '1 minute 5 seconds'], [3600, 'en', '1 hour'], [125, 'es', '2 minutos 5 segundos'],
])('%d in %s is spoken %s', (seconds, locale, text) => {
  expect(spokenTimeOf(seconds, locale)).toBe(text);
});
