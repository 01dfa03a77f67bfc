import { expect, it } from 'vitest';
import { destinationOfPath } from '../../../src/routing/destination-of-path.ts';
import { pathFor } from '../../../src/routing/path-for.ts';
import { signInBack } from '../../../src/rules/identity/sign-in-back.ts';

it.each([
  ['/login/opin', '/login'],
  ['/login/opin?from=%2Fvideo%2F42', '/video/42'],
  ['/login/magic-link?from=%2Fsearch%3Fquery%3Dring', '/search?query=ring'],
  ['/login/opin?entryPage=%2Fpurchase&licences=l1', '/login?entryPage=%2Fpurchase&licences=l1'],
  ['/gift/g1/login', '/gift/g1'],
  ['/gift/login', '/gift'],
  ['/gift/redeem/R1/login', '/redeem?redeemCode=R1'],
  ['/login/opin?from=%2Flogin', '/login?from=%2Flogin'],
  ['/login/opin?from=https%3A%2F%2Fevil.example', '/login?from=https%3A%2F%2Fevil.example'],
])('the arrow of %s leads to %s', (here, there) => {
  expect(pathFor(signInBack(destinationOfPath(here)!)!)).toBe(there);
});

it('the main login route has none', () => {
  expect(signInBack({ name: 'login', query: { from: '/video/42' } })).toBeUndefined();
});
