import { expect, it } from 'vitest';
import { playerKeyOf } from '../../../src/rules/playback/playback-keys.ts';

it.each([
  [' ', { ask: 'toggle-play' }], ['K', { ask: 'toggle-play' }], ['j', { ask: 'seek-by', seconds: -10 }], ['ArrowRight', { ask: 'seek-by', seconds: 5 }],
  ['ArrowDown', { ask: 'volume-by', percent: -5 }], ['7', { ask: 'seek-part', part: 0.7 }], ['End', { ask: 'seek-part', part: 1 }],
  ['c', { ask: 'toggle-captions' }], ['x', undefined], ['Tab', undefined], ['Enter', undefined], ['constructor', undefined], ['__proto__', undefined],
])('%s asks %j', (key, asked) => {
  expect(playerKeyOf(key)).toEqual(asked);
});
