import { expect, test } from 'vitest';
import { signInProblems } from '../../../src/rules/identity/sign-in-problems.ts';

test.each([
  ['every field empty', '', '', { form: 'EMPTY_INPUTS' }],
  ['spaces are nothing in an e-mail', '   ', '', { form: 'EMPTY_INPUTS' }],
  ['a space may be a password', '', ' ', { id: 'pleaseProvideYourEmail' }],
  ['no password', 'ada@example.org', '', { secret: 'pleaseProvideYourPassword' }],
  ['not an e-mail', 'ada', 'x', { id: 'pleaseProvideValidEmail' }],
  ['not an e-mail, and no password', 'ada@', '', { id: 'pleaseProvideValidEmail', secret: 'pleaseProvideYourPassword' }],
  ['all is well', ' ada@example.org ', 'x', {}],
])('%s', (_case, id, secret, problems) => {
  expect(signInProblems({ id, secret })).toEqual(problems);
});
