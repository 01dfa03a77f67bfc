import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownAttacks } from '../../attack/known-attacks.ts';

/** The last cell of each row of the page's tables. */
const attacksOfPage = readFileSync('docs/threat-model.md', 'utf8').split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Who '))
  .map((line) => line.split('|').at(-2)!.trim());

test('the threat model names every known attack, and no other', () => {
  expect(attacksOfPage.toSorted()).toEqual(knownAttacks.map(({ name }) => name).toSorted());
});

test.each(knownAttacks)('the tests of “$name” are there', ({ units = [], browser = [] }) => {
  const paths = [...units, ...browser.map(({ file }) => `test/browser/${file}`)];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  for (const { file, title } of browser) if (title) expect(readFileSync(`test/browser/${file}`, 'utf8')).toMatch(new RegExp(title));
});
