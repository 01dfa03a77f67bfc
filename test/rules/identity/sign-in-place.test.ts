import { expect, it } from 'vitest';
import { signInPlace } from '../../../src/rules/identity/sign-in-place.ts';
import { testSettings } from '../../support/test-settings.ts';

const { flags } = testSettings;

it.each([
  ['no factor, on any page', {}, false, 'sidebar'],
  ['a captcha factor', { captchaSignIn: true }, false, 'route'],
  ['a value that is none', { captchaSignIn: 'yes' }, false, 'sidebar'],
  ['no factor, on a page that signs in', {}, true, 'route'],
] as const)('%s', (_case, own, isSigningIn, place) => expect(signInPlace({ ...flags, ...own }, isSigningIn)).toBe(place));
