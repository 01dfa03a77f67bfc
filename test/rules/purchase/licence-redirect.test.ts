import { expect, test } from 'vitest';
import { licenceRedirect } from '../../../src/rules/purchase/licence-redirect.ts';

/** @source spec 2 §2 "External licence redirect page" */
test.each([
  ['a member', 'member', {}, { name: 'purchase', query: {} }],
  ['a member, to the licences that are named', 'member', { licences: 'pass plus', from: '/video/1001', code: 'c', extraParams: 'display=page' }, { name: 'purchase', query: { licences: 'pass plus', from: '/video/1001' } }],
  ['a guest', 'guest', {}, { name: 'login', query: { entryPage: '/purchase' } }],
  ['a guest, with what the provider is told', 'guest', { code: 'c1', extraParams: 'login_hint=a', licences: 'pass' }, { name: 'login', query: { entryPage: '/purchase', licences: 'pass', code: 'c1', extraParams: 'login_hint=a' } }],
  ['nobody to another site', 'guest', { from: 'https://evil.test', redirectTo: '//evil.test', entryPage: '//evil.test' }, { name: 'login', query: { entryPage: '/purchase' } }],
] as const)('%s', (_case, who, query, destination) => {
  expect(licenceRedirect(query as Record<string, string>, { who })).toEqual(destination);
});
