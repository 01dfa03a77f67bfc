import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src', 'widgets', 'bridge', 'plugins', 'dist-types', 'demo/pages/partner', 'docs', 'demo/platform/operating.md', 'demo/platform/hosts/policies.md', 'demo/platform/realm/tenants.md', 'CHANGELOG.md', 'rollup.config.ts', 'package-lock.json'];
const built = ['dist/embed/loader.js', 'dist/embed/bridge-host.js', 'dist/site/main.js', 'dist/partner/frameworks/react.js', 'dist/packages/footlight/package.json', 'dist/docs/index.html'];

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** When the newest file of a folder, or the file itself, was written. */
function newestIn(path) {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Whether the packages on disk are those of the lock file. */
export const packagesAreCurrent = (root) => changedAt(join(root, 'node_modules/.package-lock.json')) >= Math.max(1, changedAt(join(root, 'package-lock.json')));

/** Whether every bundle is there and newer than what it is made of. */
export function builtIsCurrent(root) {
  const oldest = Math.min(...built.map((path) => changedAt(join(root, path))));
  return oldest > 0 && oldest >= Math.max(...sources.map((path) => newestIn(join(root, path))));
}
