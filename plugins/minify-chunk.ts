import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { minify, version } from '@swc/core';
import type { Plugin } from 'rollup';

const CACHE = 'node_modules/.cache/footlight-chunks';

/**
 * The smallest of the minifiers that were tried, and quick: whole chunks at the end, names mangled across modules.
 *
 * Engines are most of the work, seldom change and are read by nobody: their result is kept by the hash of what went in, without a source map.
 */
export function minifyChunk({ module = true } = {}): Plugin {
  return {
    name: 'minify-chunk',
    async renderChunk(code, chunk) {
      if (!chunk.name.startsWith('engine-')) return minified(code, { module, sourceMap: true });
      const engine = await kept(code, async () => (await minified(code, { module, sourceMap: false })).code);
      return { code: engine, map: { mappings: '' } };
    },
  };
}

async function minified(code: string, how: { module: boolean; sourceMap: boolean }): Promise<{ code: string; map: string | null }> {
  const result = await minify(code, {
    ...how,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true },
    mangle: true,
    format: { comments: false },
  });
  return { code: result.code, map: result.map ?? null };
}

async function kept(code: string, make: () => Promise<string>): Promise<string> {
  const file = `${CACHE}/${createHash('sha256').update(version).update(code).digest('hex')}.js`;
  const earlier = await readFile(file, 'utf8').catch(() => undefined);
  if (earlier !== undefined) return earlier;
  const made = await make();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, made);
  return made;
}
