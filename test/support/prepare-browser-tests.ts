import { execFileSync } from 'node:child_process';

/** Once before all browser tests: the seeded snapshot, so that the workers' platforms do not both make it. */
function prepareBrowserTests(): void {
  const make = "import('./demo/platform/db/snapshot.ts').then(({ seededSnapshot }) => seededSnapshot()).then(() => process.exit(0))";
  execFileSync(process.execPath, ['--import', 'tsx', '-e', make], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export default prepareBrowserTests;
