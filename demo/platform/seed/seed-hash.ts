import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const platformFolder = fileURLToPath(new URL('..', import.meta.url));

/** Labels are read live and do not count. */
const leftOut = new Set(['labels', 'meta']);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(platformFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|sql)$/.test(entry.name) ? [path] : [];
  }).sort();
}

/** A short hash of what the seeded database depends on: migrations and seed. */
export function seedHash(): string {
  const hash = createHash('sha256');
  for (const file of [...sourcesIn('db/migrations'), ...sourcesIn('seed')]) hash.update(file).update(readFileSync(join(platformFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
