import { execFileSync } from 'node:child_process';
import { compilePlatform } from './compile-platform.ts';
import { createTestDatabase } from './test-database.ts';

/** Once before all browser tests: the compiled platform and the seeded database to copy, so that no worker's first test waits for them. */
async function prepareBrowserTests(): Promise<void> {
  process.env['FOOTLIGHT_TEST_PLATFORM'] = await compilePlatform();
  const server = process.env['FOOTLIGHT_TEST_POSTGRES'];
  if (server) return (await createTestDatabase(server)).drop();
  const make = "import('./demo/platform/db/snapshot.ts').then(({ seededSnapshot }) => seededSnapshot()).then(() => process.exit(0))";
  execFileSync(process.execPath, ['--import', 'tsx', '-e', make], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export default prepareBrowserTests;
