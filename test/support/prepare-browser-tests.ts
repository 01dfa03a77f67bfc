import { execFileSync } from 'node:child_process';
import { compilePlatform } from './compile-platform.ts';

/** Once before all browser tests: the compiled platform and the seeded databases to copy, so that no worker's first test waits for them. */
async function prepareBrowserTests(): Promise<void> {
  process.env['FOOTLIGHT_TEST_PLATFORM'] = await compilePlatform();
  execFileSync(process.execPath, ['--import', 'tsx', 'test/support/run/seed-databases.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export default prepareBrowserTests;
