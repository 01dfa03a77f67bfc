import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const statement = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...statement.matchAll(/^\| (\d\.\d\.\d+) ([^|]+) \| (A{1,2}) \| ([^|]+) \| (.+) \|$/gm)].map(([, number = '', name = '', level, state, how = '']) => ({ number, name, level, state, how }));

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has, and the numbers that are not in a row: AAA, or removed (4.1.1). @source https://www.w3.org/TR/WCAG22/ */
const criteria = [
  '1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13',
  '2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8',
  '3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3',
];
const levelAA = ['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8', '4.1.3'];

it('goes through every criterion of WCAG 2.2, levels A and AA, once and in order', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map(({ number }) => number)).toEqual(criteria);
  expect(rows.filter(({ level }) => level === 'AA').map(({ number }) => number)).toEqual(levelAA);
});

it('says of each in one of five words where it stands, and how', () => {
  for (const { number, state, how } of rows) expect([number, how.length > 20, ['Met', 'In part', 'Theirs', 'Not met', 'Not applicable'].includes(state ?? '')]).toEqual([number, true, true]);
});

it('names a test or a place in the code for all that is met, and each of them exists', () => {
  const named = (text: string) => [...text.matchAll(/`((?:src|test|widgets|bridge|demo)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(rows.filter(({ state, how }) => state === 'Met' && named(how).length === 0).map(({ number }) => number)).toEqual([]);
  expect(named(statement).filter((path) => !existsSync(path))).toEqual([]);
});

it('says first what is not met, or in part', () => {
  const [, gaps = ''] = /## Not met, or met in part\n(.*?)\n## /s.exec(statement) ?? [];
  for (const { number, state } of rows.filter((row) => row.state === 'In part' || row.state === 'Not met')) expect([number, state, gaps.includes(number)]).toEqual([number, state, true]);
});
