import { expect, test } from 'vitest';
import { afterSignOut } from '../../../src/rules/identity/sign-out-return.ts';

/** @source spec 3 §8 "goes to logout with a from pointing at login" */
test.each([
  ['/login', '/login'], ['/login?from=%2Fmylist', '/login?from=%2Fmylist'], ['/mylist', '/mylist'], [undefined, '/home'], ['/logout', '/home'], ['https://evil.example/login', '/home'], ['//evil.example/login', '/home'],
])('from %s leads to %s', (from, to) => expect(afterSignOut(from === undefined ? {} : { from })).toBe(to));
