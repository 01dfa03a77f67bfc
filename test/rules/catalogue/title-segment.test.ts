import { expect, it } from 'vitest';
import { titleSegment } from '../../../src/rules/catalogue/title-segment.ts';

it.each([
  ['The Long Night!', 'the-long-night'],
  ['  Rock & Roll — Vol. 2 ', 'rock-roll-vol-2'],
  ["It's over", 'its-over'],
  ['Café del Mar', 'café-del-mar'],
  ['ليلة طويلة', 'ليلة-طويلة'],
  ['../../etc', 'etc'],
  ['//evil.example', 'evil-example'],
  ['🥊🥊', ''],
  ['', ''],
])('%j reads %j', (title, segment) => {
  expect(titleSegment(title)).toBe(segment);
});
it('ends in time and on a whole letter', () => {
  const long = titleSegment('ab '.repeat(200));
  expect(long.length).toBeLessThanOrEqual(80);
  expect(long).not.toMatch(/-$/);
});
