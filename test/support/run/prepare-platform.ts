import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seededSnapshot } from '../../../demo/platform/db/snapshot.ts';
import { compilePlatform } from '../compile-platform.ts';
import { createTestDatabase } from '../test-database.ts';

/** Where PostgreSQL is at hand. */
async function seedServer(): Promise<void> {
  const server = process.env['FOOTLIGHT_TEST_POSTGRES'];
  for (const isDemo of server ? [true, false] : []) await createTestDatabase(server ?? '', isDemo).then((database) => database.drop());
}

/** This program again: seeding is the work of one thread. */
const embedded = 'embedded';
const seedEmbedded = () => promisify(execFile)(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), embedded]);

// What tests start from, so that no test's own time goes by meanwhile: the compiled platform and the seeded databases that they copy.
if (process.argv[2] === embedded) for (const isDemo of [true, false]) await seededSnapshot(isDemo);
else await Promise.all([compilePlatform(), seedServer(), seedEmbedded()]);
process.exit(0);
