import { expect, test, vi } from 'vitest';
import { KeptDocuments } from '../../../../../demo/platform/hosts/documents/kept-documents.ts';

test('a document is written once, and anew for another name, another part, or a part that is equal and not the same', () => {
  const documents = new KeptDocuments();
  const write = vi.fn((text: string) => () => text);
  const [realm, facts] = [{ realm: 'arena' }, { title: 'Home' }];
  const get = (name: string, parts: unknown[], text: string) => documents.get(name, parts, write(text));
  expect([get('en /home', [realm, facts], 'first'), get('en /home', [realm, facts], 'second')]).toEqual(['first', 'first']);
  expect(get('ar /home', [realm, facts], 'arabic')).toBe('arabic');
  expect(get('en /home', [realm, undefined], 'away')).toBe('away');
  expect(get('en /home', [realm, facts], 'back')).toBe('back');
  expect(get('en /home', [realm, { ...facts }], 'changed')).toBe('changed');
});
