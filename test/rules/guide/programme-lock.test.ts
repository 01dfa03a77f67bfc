import { expect, it } from 'vitest';
import { programmeLockOf } from '../../../src/rules/guide/programme-lock.ts';
import { guest, member } from '../../support/fake-context.ts';

// Spec 1 §2.4: "a locked badge shows the sign-in-to-watch or purchase label".
it.each([
  ['GRANTED', guest, undefined],
  ['GRANTED', member, undefined],
  ['GRANTED_ON_SIGN_IN', guest, 'signInToWatch'],
  ['GRANTED_ON_SIGN_IN', undefined, 'signInToWatch'],
  ['GRANTED_ON_SIGN_IN', member, undefined],
  ['DENIED', guest, 'purchaseToWatch'],
  ['DENIED', member, 'purchaseToWatch'],
  ['GEOBLOCKED', guest, 'notAvailableHere'],
  ['GEOBLOCKED', member, 'notAvailableHere'],
] as const)('a programme of a channel that is %s, for %j: %s', (accessLevel, viewer, labelKey) => {
  expect(programmeLockOf({ accessLevel }, viewer)).toBe(labelKey);
});
