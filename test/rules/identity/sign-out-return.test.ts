import { expect, test } from 'vitest';
import { hostileAddresses } from '../../support/hostile-addresses.ts';
import { afterSignOut } from '../../../src/rules/identity/sign-out-return.ts';

/** @source spec 3 §8 "goes to logout with a from pointing at login" */
test.each([
  ['/login', '/login'], ['/login?from=%2Fmylist', '/login?from=%2Fmylist'], ['/mylist', '/mylist'], [undefined, '/home'], ['/logout', '/home'], ['https://evil.example/login', '/home'], ['//evil.example/login', '/home'],
])('from %s leads to %s', (from, to) => expect(afterSignOut(from === undefined ? {} : { from })).toBe(to));

/** @source design/identity.md "Attack classes": open redirects */
test('from an address that anyone can have written leads home, as it leads nowhere else', () => {
  const hostile = Object.values(hostileAddresses).flat().filter((each): each is string => typeof each === 'string');
  // A way back inside a way back to the sign-in is read when the viewer signs in: there it is refused.
  for (const address of hostile) expect(afterSignOut({ from: address }), address).toBe('/home');
});
