import { expect, it } from 'vitest';
import { remoteWish } from '../../../../../src/rules/playback/keys/remote/remote-wish.ts';

it.each([
  [[], undefined], [[undefined, undefined], undefined], [['remote'], true], [['remote', undefined], true], [['remote', 'on'], false], [['off', 'remote'], true], [[{ 'toggle-play': 'p' }], false],
])('settings %j: %s', (settings, wish) => {
  expect(remoteWish(settings)).toBe(wish);
});
