import { describe, expect, it } from 'vitest';
import { testFilesOf } from './matching-files.mjs';
import { readersOfChange } from './readers-of-change.mjs';

const files = testFilesOf('unit', process.cwd());

describe('the unit tests that read what a change wrote', () => {
  it.each<[path: string, test: string]>([
    ['src/contracts/identity/password.ts', 'test/plugins/public-declarations.test.ts'],
    ['src/contracts/identity/password.ts', 'test/support/recorded-answers/recorded-answers.test.ts'],
    ['CHANGELOG.md', 'test/plugins/public-types-mark.test.ts'],
    ['demo/platform/db/tables/viewer-tables.ts', 'test/demo/platform/identity/personal-data/privacy-tables.test.ts'],
    ['docs/threat-model.md', 'test/plugins/docs/threat-model.test.ts'],
    ['test/attack/known-attacks.ts', 'test/plugins/docs/threat-model.test.ts'],
    ['package-lock.json', 'test/plugins/licences/write-licences.test.ts'],
    ['src/ui/button/button.tsx', 'test/architecture.test.ts'],
  ])('%s reaches %s', (path, test) => {
    expect(readersOfChange([path], files)).toContain(test);
  });

  it('are none for no change; a style sheet reaches no recording', () => {
    expect(readersOfChange([], files)).toEqual([]);
    expect(readersOfChange(['src/ui/button/button.css'], files)).not.toContain('test/support/recorded-answers/recorded-answers.test.ts');
  });
});
