import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { installedProjects, runTool } from './packed.ts';

/** Where the partner's host of the reference platform finds them: `/packed/vue/index.html`. */
const SERVED = resolve('dist/partner/packed');
const viteProjects = ['react', 'react-server', 'vue', 'svelte', 'angular'];

/** The entry of `react-server` for its server. */
interface DrawingServer {
  draw(origin: string, film: string): Promise<string>;
}

/**
 * Builds every project from the package's tarball, in one go, to where a partner's page is served: Vite for all, Angular's own compiler
 * before it, a server's entry by `ssr`. The page without a build is copied, with the package beside it.
 *
 * @param place inside the repository, whose packages the frameworks are
 */
export async function buildPages(place: string): Promise<void> {
  const { folder } = await installedProjects(place);
  await rm(SERVED, { recursive: true, force: true });
  const { code, output } = await runTool('@angular/compiler-cli/bundles/src/bin/ngc.js', ['-p', 'angular'], folder);
  if (code !== 0) throw new Error(output);
  for (const name of viteProjects) await build(configOf(folder, name, join(SERVED, name)));
  await drawPage(folder);
  await cp(join(folder, 'plain'), join(SERVED, 'plain'), { recursive: true });
  await cp(join(folder, 'node_modules'), join(SERVED, 'node_modules'), { recursive: true });
}

export const removePages = (): Promise<void> => rm(SERVED, { recursive: true, force: true });

/** What a server sends, whose placeholders the partner's host fills as in any page. */
async function drawPage(folder: string): Promise<void> {
  await build(configOf(folder, 'react-server', 'server', 'entry-server.tsx'));
  const { draw } = await import(join(folder, 'react-server/server/entry-server.js')) as DrawingServer;
  const page = join(SERVED, 'react-server/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<!-- drawn -->', await draw('https://watch.example.com', '{{film}}')));
}

const configOf = (folder: string, name: string, outDir: string, ssr: string | false = false): InlineConfig => ({
  root: join(folder, name), base: './', logLevel: 'error', mode: 'production', build: { outDir, ssr, emptyOutDir: true, reportCompressedSize: false },
});
