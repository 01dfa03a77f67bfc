import { expect, it } from 'vitest';
import { needsSignIn } from '../../../src/rules/identity/needs-sign-in.ts';
import { guest, member } from '../../support/fake-context.ts';

it.each([
  ['GRANTED_ON_SIGN_IN', guest, true],
  ['GRANTED_ON_SIGN_IN', undefined, true],
  ['GRANTED_ON_SIGN_IN', member, false],
  ['GRANTED', guest, false],
  ['DENIED', guest, false],
  ['GEOBLOCKED', guest, false],
] as const)('%s for %j: %s', (accessLevel, viewer, needed) => {
  expect(needsSignIn({ accessLevel }, viewer)).toBe(needed);
});
