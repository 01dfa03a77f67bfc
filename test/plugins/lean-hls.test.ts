import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { expect, test } from 'vitest';
import { leanHls, leanHlsFlags } from '../../plugins/lean-hls.ts';

const sources = `${process.cwd()}/node_modules/hls.js/src`;
const resolveId = leanHls().resolveId as unknown as (source: string, importer: string) => Promise<unknown>;
const ours = (file: string) => `${process.cwd()}/src/playback/hls/${file}`;

test('every switch that hls.js knows is set, so that a new one is noticed', () => {
  const declared = [...readFileSync(`${sources}/define-plugin.d.ts`, 'utf8').matchAll(/declare const (__\w+__):/g)].map(([, name]) => name);
  expect(Object.keys(leanHlsFlags('1.0.0')).sort()).toEqual(declared.sort());
});

test.each([
  ['the file that asks for the lean build', 'hls.js', ours('lean-hls.ts'), `${sources}/hls.ts`],
  ['any other file of ours', 'hls.js', ours('whole-hls.ts'), null],
  ['what is kept', './controller/audio-stream-controller', `${sources}/config.ts`, null],
  ['a file of the same name elsewhere', './eme-controller', ours('lean-hls.ts'), null],
])('%s resolves as it should', async (_what, source, importer, resolved) => {
  expect(await resolveId(source, importer)).toBe(resolved);
});

test.each(['./controller/eme-controller', './controller/interstitials-controller', './utils/variable-substitution'])('%s is left out', async (source) => {
  const left = await resolveId(source, `${sources}/config.ts`) as { id: string; syntheticNamedExports: boolean };
  expect(left.syntheticNamedExports).toBe(true);
  const load = leanHls().load as unknown as (this: Plugin | undefined, id: string) => string | null;
  expect([load.call(undefined, left.id), load.call(undefined, ours('lean-hls.ts'))]).toEqual(['export default {};', null]);
});

test('the reporter of requests is had alone, from its sources, by the one file that asks for it', async () => {
  const id = await resolveId('hls.js', ours('cmcd-controller.ts')) as string;
  const load = leanHls().load as unknown as (this: Plugin | undefined, id: string) => string | null;
  expect(load.call(undefined, id)).toContain(`${sources}/controller/cmcd-controller.ts`);
  expect(await resolveId('./controller/cmcd-controller', `${sources}/config.ts`)).toMatchObject({ syntheticNamedExports: true });
});
