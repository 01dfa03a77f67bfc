import { expect, it } from 'vitest';
import { barAfter, barAtTop, mayHideBar } from '../../../src/rules/realm/bar-place.ts';

const hiddenAfter = (...places: number[]): boolean => places.reduce(barAfter, barAtTop).isHidden;

it.each<[string, number[], boolean]>([
  ['at the top', [], false],
  ['down by 150 px', [150], false],
  ['down past 150 px', [151], true],
  ['down past 150 px in steps', [60, 120, 180], true],
  ['up by 50 px', [400, 350], true],
  ['up by more than 50 px', [400, 349], false],
  ['up by more than 50 px in steps', [400, 380, 345], false],
  ['up a little and down again', [400, 370, 420], true],
  ['up to sight and down by less than 150 px', [400, 300, 440], false],
  ['up to sight and down past 150 px', [400, 300, 451], true],
  ['back at the very top', [400, 0], false],
  ['bounced over the top', [400, -20], false],
  ['not moved', [400, 400], true],
])('%s', (_, places, hidden) => {
  expect(hiddenAfter(...places)).toBe(hidden);
});

it.each([['interstitial', false], ['vod', false], ['season', false], ['playlist', false], ['home', true], ['live', true], [undefined, true]] as const)('the bar of %s may leave: %s', (name, may) => {
  expect(mayHideBar(name)).toBe(may);
});
