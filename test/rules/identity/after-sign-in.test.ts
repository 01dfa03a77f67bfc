import { expect, it } from 'vitest';
import { afterSignIn } from '../../../src/rules/identity/after-sign-in.ts';

it.each([
  ['nothing', {}, '/home'],
  ['from', { from: '/video/42/the-long-night' }, '/video/42/the-long-night'],
  ['entryPage before from', { entryPage: '/account', from: '/video/42' }, '/account'],
  ['purchase keeps licences, redirectTo and from', { entryPage: '/purchase', licences: 'l1', redirectTo: '/live/7', from: '/video/42' }, '/purchase?licences=l1&redirectTo=%2Flive%2F7&from=%2Fvideo%2F42'],
  ['signup keeps them too', { entryPage: '/signup', licences: 'l1' }, '/signup?licences=l1'],
  ['purchase keeps the title to unlock', { entryPage: '/purchase', eventId: '42' }, '/purchase?eventId=42'],
  ['another entry page keeps nothing', { entryPage: '/account', licences: 'l1' }, '/account'],
  ['an entry page that is a login goes to from', { entryPage: '/login', from: '/video/42' }, '/video/42'],
  ['an entry page that is a login without from', { entryPage: '/login/opin' }, '/home'],
  ['a way out is no way back', { from: '//evil.example' }, '/home'],
  ['nor is it an entry page', { entryPage: 'https://evil.example', from: '/live/7' }, '/live/7'],
  ['nor does it travel on', { entryPage: '/purchase', from: '/\\evil.example', redirectTo: 'javascript:alert(1)' }, '/purchase'],
])('%s: %j', (_, query, path) => {
  expect(afterSignIn(query as Record<string, string>)).toBe(path);
});

it('speaks the paths of the deployment', () => {
  expect(decodeURIComponent(afterSignIn({}, 'DEBUG'))).toBe('/🏠');
});
