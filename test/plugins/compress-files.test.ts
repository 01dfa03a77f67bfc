import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles, copyCompressed } from '../../plugins/compress-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-build-'));
  writeFileSync(join(folder, 'entry.js'), 'console.log("entry");');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every script of a build lies beside its brotli and its gzip, which hold the same', async () => {
  const build = await rollup({ input: join(folder, 'entry.js'), plugins: [compressFiles()] });
  await build.write({ dir: join(folder, 'out'), sourcemap: true });
  const plain = readFileSync(join(folder, 'out/entry.js'));
  expect(brotliDecompressSync(readFileSync(join(folder, 'out/entry.js.br'))).equals(plain)).toBe(true);
  expect(gunzipSync(readFileSync(join(folder, 'out/entry.js.gz'))).equals(plain)).toBe(true);
  expect(existsSync(join(folder, 'out/entry.js.map.br'))).toBe(false);
});

test('a build of one file is compressed too, and a published script is copied byte by byte', async () => {
  const [published, copy] = [join(folder, 'published.js'), join(folder, 'bench/published.js')];
  writeFileSync(published, 'published();');
  const build = await rollup({ input: join(folder, 'entry.js'), plugins: [compressFiles(), copyCompressed(published, copy)] });
  await build.write({ file: join(folder, 'out/single.js') });
  expect(existsSync(join(folder, 'out/single.js.br'))).toBe(true);
  expect(readFileSync(copy, 'utf8')).toBe('published();');
  expect(gunzipSync(readFileSync(`${copy}.gz`)).toString()).toBe('published();');
});
