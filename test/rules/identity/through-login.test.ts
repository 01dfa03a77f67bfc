import { expect, it } from 'vitest';
import type { Destination } from '../../../src/routing/destination.ts';
import { throughLogin } from '../../../src/rules/identity/through-login.ts';

const live: Destination = { name: 'live', params: { eventId: '42' } };
const member = { who: 'member' as const, displayName: 'M', profileType: 'adult' as const };
const login = { name: 'login', query: { from: '/live/42' }, state: { accessGrantedOnSignIn: true } };

it.each([
  ['a guest signs in first', 'GRANTED_ON_SIGN_IN' as const, { who: 'guest' as const }, login],
  ['an unknown viewer counts as a guest', 'GRANTED_ON_SIGN_IN' as const, undefined, login],
  ['a member goes on', 'GRANTED_ON_SIGN_IN' as const, member, live],
  ['what needs a licence leads there', 'DENIED' as const, undefined, live],
])('%s', (_, accessLevel, viewer, expected) => {
  expect(throughLogin({ accessLevel }, viewer, undefined, live)).toEqual(expected);
});
