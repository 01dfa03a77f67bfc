import type { OutputBundle, PluginContext } from 'rollup';
import { expect, it, vi } from 'vitest';
import { type Manifest, writeManifest } from '../../plugins/write-manifest.ts';

const chunk = (fileName: string, imports: string[] = [], { name = fileName.replace('.js', ''), isEntry = false } = {}) =>
  ({ [fileName]: { type: 'chunk', fileName, name, isEntry, imports } }) as unknown as OutputBundle;

function manifestOf(...chunks: OutputBundle[]): Manifest {
  const emitFile = vi.fn();
  const generate = writeManifest().generateBundle as unknown as (this: Partial<PluginContext>, options: unknown, bundle: OutputBundle) => void;
  generate.call({ emitFile }, {}, Object.assign({}, ...chunks) as OutputBundle);
  expect(emitFile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'asset', fileName: 'manifest.json' }));
  return JSON.parse((emitFile.mock.calls[0]![0] as { source: string }).source) as Manifest;
}

const entry = { isEntry: true };
const core = chunk('core.js', ['leaf.js']);
const leaf = chunk('leaf.js');

it('lists what an entry imports, nearest first, each file once', () => {
  const row = chunk('row.js', ['row-parts.js', 'core.js'], entry);
  expect(manifestOf(row, chunk('row-parts.js', ['core.js']), core, leaf)).toEqual({ 'row.js': ['row-parts.js', 'core.js', 'leaf.js'] });
});

it('lists engines, the platform’s and the partner’s part and the home page by plain name, their own file first', () => {
  const later = ['engine-hls', 'partner', 'platform', 'view-page'].map((name) => chunk(`${name}-a1b2.js`, ['core.js'], { name }));
  expect(manifestOf(...later, core, leaf)).toEqual({
    'engine-hls': ['engine-hls-a1b2.js', 'core.js', 'leaf.js'], partner: ['partner-a1b2.js', 'core.js', 'leaf.js'], platform: ['platform-a1b2.js', 'core.js', 'leaf.js'], 'view-page': ['view-page-a1b2.js', 'core.js', 'leaf.js'],
  });
});

it('leaves out other parts, assets, and imports from outside of the build', () => {
  const asset = { 'style.css': { type: 'asset', fileName: 'style.css' } } as unknown as OutputBundle;
  expect(manifestOf(chunk('row.js', ['https://elsewhere.example/x.js', 'style.css'], entry), chunk('watch-page.js'), asset)).toEqual({ 'row.js': [] });
});

it('ends where files import each other', () => {
  expect(manifestOf(chunk('row.js', ['a.js'], entry), chunk('a.js', ['b.js']), chunk('b.js', ['a.js']))).toEqual({ 'row.js': ['a.js', 'b.js'] });
});
