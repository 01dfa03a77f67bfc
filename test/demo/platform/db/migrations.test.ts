import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../../demo/platform/db/migrations-folder.ts';
import { unsafeStatements } from '../../../support/migrations/unsafe-statements.ts';

/** The newest migration of before older releases had to go on while a newer one migrates. */
const baseline = '0035_basket-items-and-invoice-lines.sql';
/** Of the past: they were made before anybody served customers. Nothing is added here. */
const pastExceptions = ['0013_one_table_of_lists.sql', '0022_partner_entitlements.sql', '0025_payer_steps.sql', '0033_receipts-refunds-and-price-versions.sql'];
/** Of all migrations up to the baseline. */
const pastHash = '0b3e5440f3f4a1fe812ab130b0c06af6c13b1da9e185c0f8c5e0a72cbe8f7920';

const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).sort();
const textOf = (name: string): string => readFileSync(join(migrationsFolder, name), 'utf8');

test('no migration breaks the release that serves while it runs', () => {
  const findings = names.filter((name) => !pastExceptions.includes(name)).flatMap((name) => unsafeStatements(textOf(name)).map((finding) => `${name} ${finding}`));
  expect(findings).toEqual([]);
});

test('the exceptions are of the past, and are exceptions', () => {
  for (const name of pastExceptions) expect([name <= baseline, unsafeStatements(textOf(name)).length > 0]).toEqual([true, true]);
});

test('migrations that ran somewhere are never changed', () => {
  const hash = createHash('sha256');
  for (const name of names.filter((one) => one <= baseline)) hash.update(name).update(textOf(name));
  expect(hash.digest('hex')).toBe(pastHash);
});

test.each([
  ['DROP TABLE "favourites" CASCADE;', 'drops a table'],
  ['ALTER TABLE "a" DROP COLUMN "b";', 'drops a column'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames'],
  ['ALTER TABLE "a" RENAME TO "b";', 'renames'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', 'changes a type'],
  ['alter table a alter column b type bigint;', 'changes a type'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 'takes a default away'],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'adds a column'],
  ['ALTER TABLE "a" DROP CONSTRAINT "a_b_pk";', 'takes away'],
  ['CREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");', 'refuses rows'],
  ['ALTER TABLE "a" ADD CONSTRAINT "b" CHECK ("c" > 0);', 'refuses rows'],
  ['TRUNCATE "a";', 'deletes'],
  ['-- first\nCREATE TABLE "b" ("c" text);--> statement-breakpoint\nDELETE FROM "a";', 'deletes'],
])('%s is refused', (sql, sentence) => {
  expect(unsafeStatements(sql)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");',
  "ALTER TABLE \"a\" ADD COLUMN \"b\" text DEFAULT '' NOT NULL;",
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
  'CREATE INDEX "a_b" ON "a" USING btree ("b");',
  'ALTER TABLE "a" ADD CONSTRAINT "a_b_fk" FOREIGN KEY ("b") REFERENCES "c"("d");',
  '-- DROP TABLE "a";',
])('%s is allowed', (sql) => {
  expect(unsafeStatements(sql)).toEqual([]);
});
