import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashesOf } from './reproduce-build.ts';

const root = mkdtempSync(join(tmpdir(), 'footlight-hashes-'));
afterAll(() => rmSync(root, { recursive: true }));

it('tells files apart by a byte, and knows them by their path', async () => {
  mkdirSync(join(root, 'parts'));
  writeFileSync(join(root, 'a.js'), 'one');
  writeFileSync(join(root, 'parts/b.js'), 'one');
  const before = await hashesOf(root);
  expect([...before.keys()]).toEqual(['a.js', 'parts/b.js']);
  expect(before.get('a.js')).toBe(before.get('parts/b.js'));
  writeFileSync(join(root, 'a.js'), 'One');
  expect((await hashesOf(root)).get('a.js')).not.toBe(before.get('a.js'));
});

it('what is built names no place and no time: neither this folder nor that of a package manager', async () => {
  if (!existsSync('dist/embed/loader.js')) throw new Error('Nothing is built: `npm run build`.');
  const files = [...(await hashesOf('dist')).keys()].filter((name) => /\.(?:js|map|json|txt|ts)$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => readFileSync(join('dist', name), 'utf8').includes(process.cwd()))).toEqual([]);
});

it('an install runs no scripts, here and in continuous integration', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
