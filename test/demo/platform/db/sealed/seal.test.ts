import { afterEach, expect, test } from 'vitest';
import { readDataKeys, useDataKeys } from '../../../../../demo/platform/db/sealed/data-keys.ts';
import { seal, unseal } from '../../../../../demo/platform/db/sealed/seal.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
afterEach(() => useDataKeys(readDataKeys(undefined)));

test.each(['', '123.456.789-09', '東京都', JSON.stringify({ line1: 'Rua das Flores 12' }), 'x'.repeat(10_000)])('what is sealed is opened again, and does not show: %s', (text) => {
  const sealed = seal(text, 'here');
  expect(unseal(sealed, 'here')).toBe(text);
  if (text !== '') expect(sealed).not.toContain(text);
  expect(seal(text, 'here')).not.toBe(sealed);
});

test('it opens in its own place alone, and not when a sign of it was changed', () => {
  const sealed = seal('123', 'here');
  expect(() => unseal(sealed, 'there')).toThrow();
  const [id, nonce, text, tag] = sealed.split('.') as [string, string, string, string];
  const other = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  for (const changed of [[id, other(nonce), text, tag], [id, nonce, other(text), tag], [id, nonce, text, other(tag)], [id, nonce, text, tag.slice(0, 6)], [id]]) expect(() => unseal(changed.join('.'), 'here')).toThrow();
});

test('a new key seals from now on, and the old one opens what it sealed until it is taken away', () => {
  useDataKeys(readDataKeys(`one:${keyOf(1)}`));
  const before = seal('kept', 'here');
  useDataKeys(readDataKeys(`two:${keyOf(2)}, one:${keyOf(1)}`));
  const after = seal('kept', 'here');
  expect([before.split('.')[0], after.split('.')[0]]).toEqual(['one', 'two']);
  expect([unseal(before, 'here'), unseal(after, 'here')]).toEqual(['kept', 'kept']);
  useDataKeys(readDataKeys(`two:${keyOf(2)}`));
  expect(() => unseal(before, 'here')).toThrow('here is sealed by a key that is not there');
});
