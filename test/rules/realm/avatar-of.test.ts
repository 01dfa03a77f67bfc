import { expect, test } from 'vitest';
import { avatarOf } from '../../../src/rules/realm/avatar-of.ts';

test('a name has the same picture every time, and names share the tenant’s pictures among them', () => {
  const pictures = ['a', 'b', 'c'];
  const names = Array.from({ length: 60 }, (_, at) => `Viewer ${at}`);
  expect(names.map((name) => avatarOf(pictures, name))).toEqual(names.map((name) => avatarOf(pictures, name)));
  expect(new Set(names.map((name) => avatarOf(pictures, name)))).toEqual(new Set(pictures));
});

test.each(['', 'نادية', '日本', '😀'])('%s has a picture', (name) => expect(avatarOf(['a', 'b'], name)).toMatch(/[ab]/));

test('a tenant without pictures has none to give', () => expect(avatarOf([], 'Nadia')).toBeUndefined());
