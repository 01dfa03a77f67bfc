import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { personal, unclassified } from '../../../../../demo/platform/identity/personal-data/personal-table.ts';
import { impersonalTables, personalTables } from '../../../../../demo/platform/identity/personal-data/personal-tables.ts';
import { recurringJobs } from '../../../../../demo/platform/jobs/job-kinds.ts';

const folder = join(process.cwd(), 'demo/platform/db/tables');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('-tables.ts'));

/** Every table of the schema, by whatever file. */
async function schema(): Promise<PgTable[]> {
  const modules = await Promise.all(files.map(async (name) => await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href) as Record<string, unknown>));
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
}

test('every table of the schema is said to hold personal data, or none, and not both', async () => {
  const names = (await schema()).map((table) => getTableName(table));
  expect(names.length).toBeGreaterThan(70);
  expect([...personalTables.map(({ name }) => name), ...impersonalTables.map((table) => getTableName(table))].sort()).toEqual(names.sort());
});

test('every column of a table with personal data is said to be of one class', () => {
  expect(personalTables.flatMap((table) => unclassified(table).map((column) => `${table.name}.${column}`))).toEqual([]);
});

test('a new column of such a table is missed, and one that went', () => {
  const table = pgTable('people', { id: text(), shoeSize: text() });
  const entry = personal(table, { purpose: '', columns: { identifier: ['id'] }, kept: { until: '' }, exported: { omitted: '' }, erased: { how: '' } });
  expect([unclassified(entry), unclassified({ ...entry, columns: { row: ['id', 'shoeSize', 'hat'] } })]).toEqual([['shoeSize'], ['hat']]);
});

test('a table without personal data has no column that names somebody', () => {
  const isPersonal = /account|profile|viewer|e-?mail|recipient|userAgent|birth|taxNumber|password|cardHolder|address$/i;
  // Fields of the stand-in providers and of what realms look like.
  const known = ['provider_people.email', 'provider_people.emailVerified', 'provider_people.passwordHash'];
  const found = impersonalTables.flatMap((table) => Object.keys(table).filter((column) => isPersonal.test(column)).map((column) => `${getTableName(table)}.${column}`));
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});

test('what another job deletes is deleted by a job that comes again', () => {
  const kinds: string[] = recurringJobs.map(({ kind }) => kind);
  expect(personalTables.flatMap(({ kept }) => kept.job ?? []).filter((job) => !kinds.includes(job))).toEqual([]);
});

test('rows are never deleted without saying whose', () => {
  const entry = personal(pgTable('people', { id: text() }), { purpose: '', columns: {}, kept: { until: '' }, exported: { omitted: '' }, erased: 'deleted' });
  return expect(entry.erased.run?.({ delete: () => ({ where: () => Promise.resolve() }) } as never, undefined as never)).rejects.toThrow('whose people is');
});
