import { expect, it } from 'vitest';
import { signInTitle } from '../../../src/rules/identity/sign-in-title.ts';

it.each([
  ['magic-link', 'magicLinkTitle'], ['request-password', 'requestPasswordTitle'], ['request-new-password', 'requestPasswordTitle'],
  ['reset-password', 'requestPasswordTitle'], ['reset-password-alternate', 'requestPasswordTitle'],
  ['login', 'signIn'], ['login-provider', 'signIn'], ['oauth', 'signIn'],
] as const)('the title of %s is %s', (name, title) => expect(signInTitle({ name })).toBe(title));

it('is that of sign-in for a page that is no screen of its own', () => expect(signInTitle(undefined)).toBe('signIn'));
