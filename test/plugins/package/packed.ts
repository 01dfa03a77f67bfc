import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT = 'dist/packages/footlight';

/** What a program said, and how it ended. */
export interface Ended {
  code: number;
  output: string;
}

/** Partners' projects on disk, with the package in them. */
export interface InstalledProjects {
  folder: string;
  /** What was installed. */
  tarball: string;
}

/** Runs one of the repository's own tools. @param script its file in `node_modules` */
export async function runTool(script: string, given: readonly string[], cwd = '.'): Promise<Ended> {
  const { stdout, stderr, code = 0 } = await run(process.execPath, [resolve('node_modules', script), ...given], { cwd, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } })
    .then((said) => ({ ...said, code: 0 }), (failure: { stdout: string; stderr: string; code?: number }) => failure);
  return { code, output: `${stdout}${stderr}` };
}

/** Packs the built package as npm does. @returns the tarball's path */
async function packed(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(folder)], { cwd: BUILT });
  return resolve(folder, stdout.trim());
}

/**
 * Projects of partners, with the package installed from its tarball and their frameworks found in the repository's own packages, above.
 *
 * chosen: unpacked instead of `npm install`, which asks a registry and would let a test fail for reasons of the network
 *
 * @param folder inside the repository
 */
export async function installedProjects(folder: string): Promise<InstalledProjects> {
  await rm(folder, { recursive: true, force: true });
  await cp('test/plugins/package/projects', folder, { recursive: true });
  const tarball = await packed(folder);
  await mkdir(join(folder, 'node_modules'));
  await run('tar', ['xzf', tarball, '-C', join(folder, 'node_modules')]);
  await rename(join(folder, 'node_modules/package'), join(folder, 'node_modules/footlight'));
  return { folder: resolve(folder), tarball };
}
