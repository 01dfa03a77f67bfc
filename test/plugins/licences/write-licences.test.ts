import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NormalizedOutputOptions, OutputBundle } from 'rollup';
import { afterAll, describe, expect, it } from 'vitest';
import { licencesText, LICENCES_FILE, writeLicences } from '../../../plugins/licences/write-licences.ts';

const root = mkdtempSync(join(tmpdir(), 'footlight-licences-'));
afterAll(() => rmSync(root, { recursive: true }));
const notice = (name: string, text = `${name}'s words`) => ({ name, version: '1.0.0', licence: 'MIT', text });

it('lists every package once, in the order of names, and then says all words', () => {
  const text = licencesText([notice('zod'), notice('@a/b'), notice('zod')]);
  expect(text.match(/^- .*$/gm)).toEqual(['- @a/b 1.0.0 (MIT)', '- zod 1.0.0 (MIT)']);
  expect(text.indexOf("@a/b's words")).toBeGreaterThan(text.indexOf('- zod'));
  expect(text.split("zod's words")).toHaveLength(2);
});

/** Runs the plugin over a build that kept this much of each module. */
async function written(folder: string, modules: Readonly<Record<string, number>>, given?: Parameters<typeof writeLicences>[0]): Promise<string> {
  const { writeBundle } = writeLicences(given);
  const kept = Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [resolve(id), { renderedLength }]));
  await (writeBundle as (options: Partial<NormalizedOutputOptions>, bundle: unknown) => Promise<void>)({ dir: folder }, { 'main.js': { type: 'chunk', modules: kept } } as unknown as OutputBundle);
  return readFileSync(join(folder, LICENCES_FILE), 'utf8');
}

it('counts what is left of a build, gathers what several builds put into one folder, and what is copied there', async () => {
  const [here, there] = [join(root, 'here'), join(root, 'there')];
  expect(await written(here, { 'node_modules/zod/index.js': 10, 'node_modules/preact/x.js': 0 }, { alsoIn: [there] })).not.toContain('- preact');
  expect((await written(here, { 'node_modules/comlink/x.js': 1, 'src/a.ts': 5 })).match(/^- (?:comlink|zod) /gm)).toEqual(['- comlink ', '- zod ']);
  expect((await written(there, {}, { beside: ['node_modules/@fontsource-variable/cairo'] })).match(/^- \S+ [\d.]+ \([A-Z]/gm)).toHaveLength(2);
});

it('ends a build that would ship what may not be shipped', async () => {
  await expect(written(join(root, 'refused'), { 'node_modules/axe-core/axe.js': 1 })).rejects.toThrow('axe-core 4.13.0 may not be shipped: its licence is MPL-2.0.');
});

/** What a source map says a script was made of: another witness than the build's own list. */
const packagesIn = (map: string): string[] => {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
};

describe('what is built says the licences of all that is in it', () => {
  it.each(['dist/embed', 'dist/site', 'dist/card-fields'])('%s', (folder) => {
    if (!existsSync(folder)) throw new Error('Nothing is built: `npm run build`.');
    const text = readFileSync(join(folder, LICENCES_FILE), 'utf8');
    const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map')).map((name) => join(folder, name));
    const packages = [...new Set(maps.flatMap(packagesIn))];
    expect(packages.length).toBeGreaterThan(1);
    expect(packages.filter((name) => !text.includes(`\n- ${name} `))).toEqual([]);
  });

  it('the package, whose elements are those of the script tag, with their typefaces', () => {
    const text = readFileSync(join('dist/packages/footlight', LICENCES_FILE), 'utf8');
    for (const name of ['preact', 'dashjs', 'hls.js', 'zod', '@fontsource-variable/archivo']) expect(text).toContain(`\n- ${name} `);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});
