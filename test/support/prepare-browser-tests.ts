import { execFileSync } from 'node:child_process';
import { compilePlatform } from './compile-platform.ts';

/** Once before all browser tests: the compiled platform, and for the embedded database its seeded snapshot, so that the workers do not both make it. */
async function prepareBrowserTests(): Promise<void> {
  process.env['FOOTLIGHT_TEST_PLATFORM'] = await compilePlatform();
  if (process.env['FOOTLIGHT_TEST_POSTGRES']) return;
  const make = "import('./demo/platform/db/snapshot.ts').then(({ seededSnapshot }) => seededSnapshot()).then(() => process.exit(0))";
  execFileSync(process.execPath, ['--import', 'tsx', '-e', make], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export default prepareBrowserTests;
