import { expect, it } from 'vitest';
import { isPlainRoute } from '../../src/routing/plain-route.ts';

it.each([
  ['home', true],
  ['my-list', true],
  ['watchlists', true],
  ['vod', false],
  ['news-item', false],
  ['nowhere', false],
  ['constructor', false],
  ['', false],
])('%j needs no parameters: %s', (name, plain) => {
  expect(isPlainRoute(name)).toBe(plain);
});
