import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A release that was kept. */
export interface KeptRelease {
  /** `1.0.0` is `v1`, `1.2.0` is `v1.2`. */
  name: string;
  /** Each script's bytes, as they travel (`brotli`) too, and its hash as `integrity` takes it. */
  files: Readonly<Record<string, { bytes: number; brotli?: number | undefined; integrity: string }>>;
}

export const releaseName = (version: string): string => `v${version.replace(/(?:\.0){1,2}$/, '')}`;

/**
 * Keeps a build under the name of its version, for as long as a page may name it, with `release.json`: sizes and hashes.
 *
 * @throws when that version is kept already: what lies under its name never changes
 */
export async function keepRelease(built: string, releases: string, version: string): Promise<KeptRelease> {
  const name = releaseName(version);
  const folder = join(releases, name);
  if (existsSync(folder)) throw new Error(`${name} is kept already. A change needs another version in package.json.`);
  await cp(built, folder, { recursive: true });
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const files = Object.fromEntries(await Promise.all(scripts.map(async (file) => [file, await factsOf(join(folder, file))] as const)));
  await writeFile(join(folder, 'release.json'), `${JSON.stringify({ name, files }, null, 2)}\n`);
  return { name, files };
}

async function factsOf(path: string): Promise<KeptRelease['files'][string]> {
  const bytes = await readFile(path);
  const brotli = await readFile(`${path}.br`).catch(() => undefined);
  return { bytes: bytes.length, brotli: brotli?.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

/** What a partner pastes. @param origin the tenant's own site */
export const pinnedTag = (origin: string, { name, files }: KeptRelease): string =>
  `<script src="${origin}/embed/${name}/loader.js" integrity="${files['loader.js']?.integrity ?? ''}" crossorigin async></script>`;
