import { expect, it } from 'vitest';
import { randomId } from '../../../../bridge/contract/messages/random-id.ts';

it('a name that nobody can guess is long, plain and never the same', () => {
  const names = Array.from({ length: 500 }, randomId);
  expect(new Set(names).size).toBe(500);
  expect(names.every((name) => /^[A-Za-z0-9_-]{22}$/.test(name))).toBe(true);
});
