import { expect, test } from 'vitest';
import { playerKeyOf } from '../../../src/rules/playback/playback-keys.ts';
import { waitBefore } from '../../../src/rules/playback/playback-retry.ts';
import { startPositionOf } from '../../../src/rules/playback/playback-start.ts';
import { clockTimeOf, spokenTimeOf } from '../../../src/rules/playback/playback-time.ts';

test.each([
  [undefined, 30, 60, 30], [undefined, 4, 60, 0], [undefined, 58, 60, 0], [undefined, 57, 60, 57], [undefined, 30, undefined, 30],
  [12, 30, 60, 12], [0, 30, 60, 0], [-3, 30, 60, 0], [undefined, undefined, 60, 0],
])('asked for %s, watched %s of %s: starts at %d', (wanted, watched, duration, start) => {
  expect(startPositionOf(wanted, watched, duration)).toBe(start);
});

test.each([[0, '0:00'], [65, '1:05'], [63.999999, '1:04'], [3723, '1:02:03'], [-4, '0:00']])('%d is %s', (seconds, text) => {
  expect(clockTimeOf(seconds)).toBe(text);
});

test('beside an hour, minutes keep their width', () => {
  expect(clockTimeOf(65, true)).toBe('0:01:05');
});

test.each([
  [0, 'en', '0 seconds'], [65, 'en', '1 minute 5 seconds'], [3600, 'en', '1 hour'], [125, 'es', '2 minutos 5 segundos'],
])('%d in %s is spoken %s', (seconds, locale, text) => {
  expect(spokenTimeOf(seconds, locale)).toBe(text);
});

test.each([
  [' ', { ask: 'toggle-play' }], ['K', { ask: 'toggle-play' }], ['j', { ask: 'seek-by', seconds: -10 }], ['ArrowRight', { ask: 'seek-by', seconds: 5 }],
  ['ArrowDown', { ask: 'volume-by', percent: -5 }], ['7', { ask: 'seek-part', part: 0.7 }], ['End', { ask: 'seek-part', part: 1 }],
  ['c', { ask: 'toggle-captions' }], ['x', undefined], ['Tab', undefined], ['Enter', undefined], ['constructor', undefined], ['__proto__', undefined],
])('%s asks %j', (key, asked) => {
  expect(playerKeyOf(key)).toEqual(asked);
});

test('waits grow, and then it is time to tell', () => {
  const waits = [0, 1, 2].map(waitBefore) as number[];
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waitBefore(3)).toBeUndefined();
});
