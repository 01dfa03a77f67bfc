import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const platformFolder = fileURLToPath(new URL('..', import.meta.url));

function sourcesIn(folder: string): string[] {
  return readdirSync(join(platformFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .sort();
}

/** What the seeded database depends on: migrations and seed. Labels are read live and do not count. */
export function seedHash(): string {
  const hash = createHash('sha256');
  for (const file of [...sourcesIn('db/migrations'), ...sourcesIn('seed')]) hash.update(file).update(readFileSync(join(platformFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
