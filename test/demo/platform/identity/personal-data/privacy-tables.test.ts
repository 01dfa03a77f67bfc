import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyTables } from '../../../../../demo/platform/identity/personal-data/privacy-tables.ts';

test('the privacy page says what the list says', () => {
  expect(readFileSync('docs/privacy.md', 'utf8')).toContain(privacyTables());
});
