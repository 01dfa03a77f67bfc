import { expect, it } from 'vitest';
import { isAddressOf } from '../../../../src/rules/identity/providers/provider-address.ts';
import { providerReturnOf } from '../../../../src/rules/identity/providers/provider-return.ts';

it.each([
  [{ code: 'c', state: 's', iss: 'i' }, '', { state: 's', code: 'c', iss: 'i' }],
  [{}, '#id_token=t&state=s', { state: 's', idToken: 't' }],
  [{ posted: 'r' }, '', { state: '', posted: 'r' }],
  [{ error: 'access_denied', error_description: '<b>x</b>', state: 's' }, '', { state: 's', error: 'access_denied' }],
  [{ from: '/video/42' }, '#search=ring', undefined],
  [{ code: '' }, '#%E0%A4%A', undefined],
])('%j%s brings %j', (query, hash, back) => {
  expect(providerReturnOf(query as Record<string, string>, hash)).toEqual(back);
});

it.each([
  ['https://id.example', 'https://id.example/a?b', true],
  ['https://id.example/base', 'https://ID.example', true],
  ['https://id.example', 'https://id.example.evil.org/', false],
  ['https://id.example', 'https://id.example@evil.org/', false],
  ['https://id.example', 'http://id.example/', false],
  ['http://id.example', 'http://id.example/', false],
  ['http://sso.localhost:4000', 'http://sso.localhost:4000/auth', true],
  ['https://id.example', 'javascript:alert(1)', false],
])('%s and %s: %s', (baseUri, address, fits) => {
  expect(isAddressOf({ baseUri }, address)).toBe(fits);
});
