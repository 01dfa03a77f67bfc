import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const one = 'demo/platform/identity/providers/take-off-identities.ts';

test('a linked identity of an account that stays is deleted by one function, with what its provider gave', () => {
  const deleting = readdirSync('demo/platform', { recursive: true, encoding: 'utf8' }).map((path) => `demo/platform/${path}`)
    .filter((path) => path.endsWith('.ts') && readFileSync(path, 'utf8').includes('delete(linkedIdentities)'));
  expect(deleting).toEqual([one]);
});
