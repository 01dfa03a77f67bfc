import { expect, test } from 'vitest';
import { readLooks } from '../../../src/contracts/realm/realm-looks.ts';

const none = { avatars: [], footer: [] };
const link = { title: 'Help', type: 'VIEW' as const, data: { view: 'help' } };

test.each([
  ['nothing', undefined, none],
  ['what is no object', 'blue', none],
  ['a login without its pictures', { login: {} }, none],
  ['a footer of which one link is broken', { footer: [link, { title: 'x' }] }, { avatars: [], footer: [link] }],
  ['pictures', { logo: '/a.svg', avatars: ['/b.svg', 7] }, { logo: '/a.svg', avatars: ['/b.svg'], footer: [] }],
])('%s is read as far as it holds', (_name, given, read) => expect(readLooks(given)).toEqual(read));
