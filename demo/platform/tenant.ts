/**
 * `npm run tenant -- check file.json …`: says what is wrong in a tenant's file, a sentence a line; ends with 1 when anything is.
 *
 * `-- add file.json` checks it and brings it into the database (`DATABASE_URL`, or the embedded one of `--data`, which nobody may serve from meanwhile).
 * `-- schema` prints the JSON Schema for editors.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addTenant } from './realm/tenant-file/add-tenant.ts';
import { checkTenant } from './realm/tenant-file/check-tenant.ts';
import { type TenantFile, tenantJsonSchema } from './realm/tenant-file/tenant-file.ts';

const usage = 'Write `npm run tenant -- check file.json`, `npm run tenant -- add file.json` or `npm run tenant -- schema`.\n';

const { values, positionals: [command, ...files] } = parseArgs({ allowPositionals: true, options: { data: { type: 'string', default: '.footlight/data' }, 'database-url': { type: 'string' } } });

function refuse(sentence: string, code: number): undefined {
  process.stderr.write(sentence);
  process.exitCode = code;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return refuse(`${file} cannot be read.\n`, 2);
  }
}

/** @returns undefined when anything is wrong, which is said */
function check(file: string): TenantFile | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  const { tenant, findings } = checkTenant(text);
  for (const { place, sentence } of findings) refuse(`${file}: ${place} ${sentence}.\n`, 1);
  if (tenant) process.stdout.write(`${file}: the tenant ${tenant.realm} can be brought in.\n`);
  return tenant;
}

async function add(file: string): Promise<void> {
  const tenant = check(file);
  if (!tenant) return;
  const { openPlatformDatabase } = await import('./db/open-platform-database.ts');
  const database = await openPlatformDatabase(values.data, values['database-url'] ?? process.env['DATABASE_URL'], false);
  await addTenant(database.db, tenant);
  await database.close();
  process.stdout.write(`The tenant ${tenant.realm} is in the database. Start the platform's processes again, one after the other: ${tenant.host} is its site.\n`);
}

async function run(): Promise<void> {
  if (command === 'schema' && files.length === 0) process.stdout.write(`${JSON.stringify(tenantJsonSchema(), null, 2)}\n`);
  else if (command === 'check' && files.length > 0) files.forEach(check);
  else if (command === 'add' && files.length === 1) await add(files[0] ?? '');
  else refuse(usage, 2);
}

await run();
