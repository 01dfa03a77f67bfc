import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ended, installedProjects, runTool } from './packed.ts';

/** What `npm run build` writes; `npm test` builds before its unit tests. */
const built = existsSync('dist/packages/footlight/package.json');
const folder = '.footlight/package-projects';
let projects: string;
let tarball: string;
/** The slow readers run beside each other, while the others are waited for. */
let read: Readonly<Record<'attw' | 'vue' | 'svelte' | 'angular', Promise<Ended>>>;

beforeAll(async () => {
  if (!built) throw new Error('The package is not built: `npm run build`.');
  ({ folder: projects, tarball } = await installedProjects(folder));
  read = {
    attw: runTool('@arethetypeswrong/cli/dist/index.js', [tarball, '--profile', 'esm-only', '--format', 'json']),
    vue: runTool('vue-tsc/bin/vue-tsc.js', ['-p', 'vue'], projects),
    svelte: runTool('svelte-check/bin/svelte-check', ['--workspace', 'svelte', '--tsconfig', 'tsconfig.json', '--output', 'machine', '--threshold', 'error'], projects),
    angular: runTool('@angular/compiler-cli/bundles/src/bin/ngc.js', ['-p', 'angular/tsconfig.wrong.json'], projects),
  };
}, 120_000);

describe('the package, from its tarball', () => {
  it('has every file that its description names, and nothing that publint minds', async () => {
    expect(await runTool('publint/src/cli.js', [tarball, '--strict'])).toMatchObject({ code: 0, output: expect.stringContaining('All good!') as string });
  }, 60_000);

  it('has types that fit its code, wherever they are asked for', async () => {
    const { code, output } = await read.attw;
    const { problems } = JSON.parse(output) as { problems?: Record<string, { entrypoint?: string; resolutionKind?: string }[]> };
    expect(Object.values(problems ?? {}).flat().filter(({ resolutionKind = '' }) => /esm|bundler/.test(resolutionKind))).toEqual([]);
    expect(code).toBe(0);
  }, 120_000);

  it('is imported in Node, element by element, where loading does nothing', async () => {
    const script = `
      const names = Object.keys(JSON.parse(await (await import('node:fs/promises')).readFile('node_modules/footlight/package.json', 'utf8')).exports);
      for (const name of names.filter((name) => !name.endsWith('.json'))) {
        const entry = await import('footlight' + name.slice(1));
        if (entry.load) await entry.load({ origin: 'https://watch.example.com' });
      }
      const { createRequire } = await import('node:module');
      console.log(names.length, typeof createRequire(process.cwd() + '/x.js')('footlight/bridge').connect);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: projects });
    expect(stdout.trim()).toMatch(/^\d\d function$/);
  }, 60_000);

  it.each([
    ['all elements, each in files of its own', "import { load } from 'footlight'; load({ origin: 'https://watch.example.com' });", ['footlight-epg-grid', 'footlight-player']],
    ['one element, and no other', "import { load } from 'footlight/player'; void load({ origin: 'https://watch.example.com' });", ['footlight-player']],
    ['React’s components, which bring no element', "import { FootlightPlayer } from 'footlight/react'; console.log(FootlightPlayer);", []],
  ])('is taken in by a bundler: %s', async (_what, contents, expected) => {
    const { outputFiles, warnings } = await build({
      stdin: { contents, resolveDir: projects, loader: 'ts' }, bundle: true, splitting: true, format: 'esm', write: false, outdir: join(projects, 'out'), external: ['react'], logLevel: 'silent',
    });
    const names = outputFiles.map(({ path }) => /footlight-[a-z-]+(?=-[A-Z0-9]+\.js$)/.exec(path)?.[0]);
    expect(warnings).toEqual([]);
    for (const name of ['footlight-epg-grid', 'footlight-player']) expect([name, names.includes(name)]).toEqual([name, expected.includes(name)]);
    expect(outputFiles.map(({ text }) => text).join('\n')).not.toContain('import.meta.url');
  }, 60_000);

  it('draws the same elements as the script tag', () => {
    const own = readFileSync(join(projects, 'node_modules/footlight/elements/footlight-player.js'), 'utf8');
    expect(readFileSync('dist/embed/footlight-player.js', 'utf8').startsWith(own.trimEnd())).toBe(true);
  });
});

describe('in a strict project the types hold, and what is wrong is refused', () => {
  it.each(['react', 'react-server', 'preact', 'plain'])('%s, by tsc', async (name) => {
    expect(await runTool('ts7/bin/tsc', ['-p', name], projects)).toEqual({ code: 0, output: '' });
  }, 60_000);

  it('vue, by vue-tsc', async () => {
    expect(await read.vue).toEqual({ code: 0, output: '' });
  }, 120_000);

  it('angular, by its own compiler, templates too', async () => {
    const { output } = await read.angular;
    expect(stripVTControlCharacters(output).match(/^\S+ - error.*/gm)).toEqual([
      expect.stringMatching(/wrong\.ts:9:.*'token' does not exist/), expect.stringMatching(/wrong\.ts:10:.*'explode' does not exist/),
    ]);
  }, 120_000);

  it('svelte, by svelte-check', async () => {
    const { output } = await read.svelte;
    expect(output.match(/ERROR ".*/g)?.map((line) => line.replace(/:\d+ /, ' '))).toEqual([
      expect.stringMatching(/wrong\.svelte" 5.*not assignable to type 'number'/), expect.stringMatching(/wrong\.svelte" 6.*'token' does not exist/),
    ]);
  }, 120_000);
});
