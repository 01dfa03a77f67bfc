import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import { pickable, providerChoices, providerOfAddress } from '../../../../src/rules/identity/providers/provider-choices.ts';

const provider = (kind: AuthProvider['kind'], own: Partial<AuthProvider> = {}): AuthProvider => ({ name: kind, kind, title: kind, featured: false, baseUri: `http://${kind}.localhost`, ...own });
const names = (providers: readonly AuthProvider[]) => providers.map(({ name }) => name).join(' ');
const id = provider('id');

/** @source spec 3 §2 "Shows … featured providers, a separator, then non-featured ones", "With a single external provider …" */
describe('what the sign-in page offers', () => {
  it.each<[what: string, given: AuthProvider[], expected: { form: boolean; buttons: string; more: boolean; only?: string }]>([
    ['nothing set up: the form', [], { form: true, buttons: '', more: false }],
    ['the built-in provider alone', [id], { form: true, buttons: '', more: false }],
    ['featured ones as buttons, the others in the picker', [id, provider('openid'), provider('google', { featured: true })], { form: true, buttons: 'google', more: true }],
    ['nothing featured: up to four buttons', [id, ...(['google', 'apple', 'openid', 'pbr', 'sptv'] as const).map((kind) => provider(kind))], { form: true, buttons: 'google apple openid pbr', more: true }],
    ['a single external one', [provider('sptv')], { form: false, buttons: 'sptv', more: false, only: 'sptv' }],
    ['one that has no address is left out', [id, provider('facebook', { baseUri: undefined })], { form: true, buttons: '', more: false }],
    ['operators without their requestor are left out', [id, provider('primetime')], { form: true, buttons: '', more: false }],
    ['one that this build does not know is left out', [id, provider('UNKNOWN')], { form: true, buttons: '', more: false }],
  ])('%s', (_what, providers, expected) => {
    const { buttons, only, ...rest } = providerChoices({ providers });
    expect({ ...rest, buttons: names(buttons), ...(only ? { only: only.name } : {}) }).toEqual(expected);
  });

  it('puts featured ones first in the picker and leaves the built-in one out', () => {
    expect(names(pickable({ providers: [id, provider('pbr'), provider('google', { featured: true }), provider('primetime', { requestorId: 'arena' })] }))).toBe('google pbr primetime');
  });
});

describe('the provider of an address', () => {
  const providers = [id, provider('generic-oauth', { name: 'sso', clientName: 'staff' }), provider('openid', { name: 'club', openIdClientName: 'members' }), provider('GIGYA', { name: 'gigya' })];
  it.each([['sso', undefined, 'sso'], ['openid', undefined, 'club'], ['openid', 'members', 'club'], ['generic-oauth', 'staff', 'sso'], ['openid', 'strangers', undefined], ['GIGYA', undefined, 'gigya'], ['nobody', undefined, undefined]])(
    '%s/%s is %s', (name, client, expected) => expect(providerOfAddress({ providers }, name, client)?.name).toBe(expected));
});
