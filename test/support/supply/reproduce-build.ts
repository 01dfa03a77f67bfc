import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Another place, name length, clock, language and order of an environment; none of them may be seen in what is built. */
const places = [
  { folder: 'one', env: { TZ: 'UTC', LANG: 'C.UTF-8' } },
  { folder: 'another/place/with a longer name', env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
] as const;

/**
 * Builds this commit twice, each from a fresh clone whose packages ran no script, and compares the bytes.
 *
 * @param root where the clones go
 * @param say what is being done, in sentences
 * @returns the files that differ, and the first clone's folder
 * @throws when a clone cannot be installed or built
 */
export async function reproduceBuild(root: string, say: (sentence: string) => void): Promise<{ differing: string[]; files: number; folder: string }> {
  const built = [];
  for (const { folder, env } of places) {
    const place = join(root, folder);
    say(`Building in ${place} (${env.TZ}, ${env.LANG}) …`);
    built.push(await builtIn(place, env));
  }
  const [one, other] = built as [Map<string, string>, Map<string, string>];
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).sort();
  return { differing, files: one.size, folder: join(root, places[0].folder) };
}

async function builtIn(folder: string, env: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  await run('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder]);
  const how = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8 };
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], how);
  await run('npm', ['run', 'build', '--ignore-scripts'], how);
  return hashesOf(join(folder, 'dist'));
}

/** Each file's hash, by its path. */
export async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, createHash('sha256').update(await readFile(join(folder, name))).digest('hex')] as const)));
}

/** Starts a platform and asks it for what partners embed. Run inside of a clone. */
const ask = `
  const { startTestPlatform } = await import('./test/support/platform.ts');
  const platform = await startTestPlatform();
  const { status } = await fetch(platform.at('arena', '/embed/loader.js'));
  await platform.close();
  console.log(status);`;

/** Whether the platform of a clone starts and answers. @throws with what it said when it does not start */
export async function runsFrom(folder: string): Promise<boolean> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', ask], { cwd: folder });
  return stdout.trim() === '200';
}
