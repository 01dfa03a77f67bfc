import { expect, test } from 'vitest';
import { pinDigits, profileProblem } from '../../../src/rules/identity/profile-problem.ts';

const refused = (code: string) => profileProblem({ kind: 'refused', status: 403, body: { code, messages: [] } });

test.each([['pin-wrong', 'pinWrong', 'pin'], ['last-manager', 'lastManager', undefined], ['too-many-requests', 'tooManyAttempts', 'pin'], ['pin-locked', 'pinLocked', 'pin'], ['constructor', 'sorrySomethingWentWrong', undefined]])('%s', (code, labelKey, field) => {
  expect(refused(code)).toEqual({ labelKey, ...(field ? { field } : {}) });
});

test('a platform out of reach', () => {
  expect(profileProblem({ kind: 'unreachable', status: 0, body: undefined })).toEqual({ labelKey: 'platformUnreachable' });
});

test.each([['12a3 45', '1234'], ['٢٤٦٨', '2468'], ['', '']])('the digits of %j', (typed, digits) => {
  expect(pinDigits(typed, 4)).toBe(digits);
});
