import { execFileSync } from 'node:child_process';
import { compiledPlatform } from './compile-platform.ts';

/** Once before all browser tests: the compiled platform and the seeded databases to copy, so that no worker's first test waits for them. */
function prepareBrowserTests(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'test/support/run/prepare-platform.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env['FOOTLIGHT_TEST_PLATFORM'] = compiledPlatform;
}

export default prepareBrowserTests;
