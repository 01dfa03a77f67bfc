/**
 * `npm run tenant -- check file.json …`: says what is wrong in a tenant's file, a sentence a line; ends with 1 when anything is.
 *
 * `-- add file.json` checks it and brings it into the database (`DATABASE_URL`, or the embedded one of `--data`, which nobody may serve from meanwhile).
 * `-- administrator realm e-mail` makes an administrator of a tenant of that database, and prints a link to the page where a password is chosen.
 * `-- schema` prints the JSON Schema for editors.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from './db/database.ts';
import { addTenant } from './realm/tenant-file/add-tenant.ts';
import { checkTenant } from './realm/tenant-file/check-tenant.ts';
import { type TenantFile, tenantJsonSchema } from './realm/tenant-file/tenant-file.ts';
import { PlatformError } from './server/platform-error.ts';
import { StartRefused } from './server/start-refused.ts';

const usage = 'Write `npm run tenant -- check file.json`, `npm run tenant -- add file.json`, `npm run tenant -- administrator realm e-mail` or `npm run tenant -- schema`.\n';

const { values, positionals: [command, ...files] } = parseArgs({ allowPositionals: true, options: { data: { type: 'string', default: '.footlight/data' }, 'database-url': { type: 'string' }, port: { type: 'string', default: '4000' } } });

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

/** Works in the database that is served without demo mode. */
async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { openPlatformDatabase } = await import('./db/open-platform-database.ts');
  const database = await openPlatformDatabase(values.data, values['database-url'] ?? process.env['DATABASE_URL'], false);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function administrator(realm: string, email: string): Promise<void> {
  const { makeAdministrator } = await import('./identity/account/make-administrator.ts');
  const { readRealms } = await import('./realm/realm-directory.ts');
  await inDatabase(async (db) => {
    const row = (await readRealms(db, Number(values.port), false)).byName(realm);
    if (!row) return refuse(`There is no tenant ${realm}.\n`, 1);
    const link = await makeAdministrator(db, row, email, Date.now()).catch((failure: unknown) => {
      if (failure instanceof PlatformError) return null;
      throw failure;
    });
    if (link === null) return refuse(`${email} is no e-mail address.\n`, 1);
    process.stdout.write(link === undefined ? `${email} has an account, and administrates ${realm} from now on.\n` : `${email} administrates ${realm}. A password is chosen at this link, once, within half an hour:\n${link}\n`);
  });
}

async function add(file: string): Promise<void> {
  const tenant = check(file);
  if (!tenant) return;
  await inDatabase((db) => addTenant(db, tenant));
  process.stdout.write(`The tenant ${tenant.realm} is in the database. Start the platform's processes again, one after the other: ${tenant.host} is its site.\n`);
}

async function run(): Promise<void> {
  if (command === 'schema' && files.length === 0) process.stdout.write(`${JSON.stringify(tenantJsonSchema(), null, 2)}\n`);
  else if (command === 'check' && files.length > 0) files.forEach(check);
  else if (command === 'add' && files.length === 1) await add(files[0] ?? '');
  else if (command === 'administrator' && files.length === 2) await administrator(files[0] ?? '', files[1] ?? '');
  else refuse(usage, 2);
}

try {
  await run();
} catch (failure) {
  if (!(failure instanceof StartRefused)) throw failure;
  refuse(`${failure.message}\n`, 1);
}
