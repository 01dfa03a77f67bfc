import { expect, test } from 'vitest';
import { signUpDestination } from '../../../../src/rules/identity/sign-up/sign-up-destination.ts';

test.each([
  ['a page leads back to itself', { address: '/mylist', match: { name: 'my-list', params: {} }, query: {} }, { name: 'signup', query: { from: '/mylist' } }],
  ['the login page hands on what it is for', { address: '/login?from=%2Fmy-list', match: { name: 'login', params: {} }, query: { from: '/my-list', error: 'x' } }, { name: 'signup', query: { from: '/my-list' } }],
  ['the sign-up page does not lead back to itself', { address: '/signup', match: { name: 'signup', params: {} }, query: {} }, { name: 'signup' }],
])('%s', (_what, here, to) => expect(signUpDestination(here as never)).toEqual(to));
