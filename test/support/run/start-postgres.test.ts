import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fastFolder, postgresPrograms } from './start-postgres.mjs';

let home = '';
beforeEach(() => { home = realpathSync(mkdtempSync(join(tmpdir(), 'footlight-programs-'))); });
afterEach(() => rmSync(home, { recursive: true, force: true }));

const programs = ['initdb', 'pg_ctl', 'createdb'];

function folderWith(path: string, names: readonly string[] = programs): string {
  mkdirSync(join(home, path), { recursive: true });
  for (const name of names) writeFileSync(join(home, path, name), '');
  return join(home, path);
}

const nowhere = '/nowhere';

test('PostgreSQL’s programs are the newest of Debian’s, whatever their names sort like', () => {
  folderWith('debian/9/bin');
  const newest = folderWith('debian/15/bin');
  expect(postgresPrograms([folderWith('bin')], join(home, 'debian'))).toBe(newest);
});

test('elsewhere they lie where the command on the path leads to', () => {
  const real = folderWith('opt/postgres/bin');
  const path = folderWith('bin', []);
  symlinkSync(join(real, 'initdb'), join(path, 'initdb'));
  expect(postgresPrograms([nowhere, path], nowhere)).toBe(real);
});

test.each([['no program', []], ['one of three', ['initdb']]])('a folder with %s is no PostgreSQL', (_what, names) => {
  expect(postgresPrograms([folderWith('bin', names)], nowhere)).toBeUndefined();
});

test.each<[where: string, inMemory: () => string, room: number, expected: () => string]>([
  ['is in memory where there is room', () => home, 1, () => home],
  ['is the machine’s own where there is too little', () => home, 2 ** 60, tmpdir],
  ['is the machine’s own where there is none in memory', () => nowhere, 1, tmpdir],
])('the folder of the databases %s', (_where, inMemory, room, expected) => {
  expect(fastFolder(inMemory(), room)).toBe(expected());
});
