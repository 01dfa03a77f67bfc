import { expect, test } from 'vitest';
import { hasSignUpForm } from '../../../../src/rules/identity/sign-up/can-sign-up.ts';

test.each([
  [[], true], [['id'], true], [['google', 'id'], true], [['google'], false], [['sptv'], false], [['UNKNOWN'], false],
] as const)('%j: %s', (kinds, has) => expect(hasSignUpForm(kinds.map((kind) => ({ kind })))).toBe(has));
