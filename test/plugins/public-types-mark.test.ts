import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicTypesMark } from '../../plugins/public-types-mark.ts';

/** Types, and what tools know of the elements: an attribute or a part that goes is missed by a page too. */
const committed = Object.fromEntries(readdirSync('dist-types').map((name) => [name, readFileSync(`dist-types/${name}`, 'utf8')]));
const changelog = readFileSync('CHANGELOG.md', 'utf8');

it('the changelog says what changed in the public types: write it down for partners, then put the new mark at its end', () => {
  expect(/<!-- public types: (\w+) -->/.exec(changelog)?.[1]).toBe(publicTypesMark(committed));
});

it('the changelog speaks of the version that is built', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
});

it('a type that changes, comes, goes or is renamed changes the mark', () => {
  const types: Record<string, string>[] = [{ a: '1', b: '2' }, { a: '1', b: '3' }, { a: '1' }, { a: '1', c: '2' }, { ab: '12' }];
  const marks = types.map(publicTypesMark);
  expect(new Set(marks).size).toBe(marks.length);
  expect(publicTypesMark({ b: '2', a: '1' })).toBe(marks[0]);
});
