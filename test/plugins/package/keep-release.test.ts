import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRelease, pinnedTag, releaseName } from '../../../plugins/package/keep-release.ts';

let home: string;
const code = 'console.info(1);';

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'footlight-release-'));
  await mkdir(join(home, 'built/chunks'), { recursive: true });
  await writeFile(join(home, 'built/loader.js'), code);
  await writeFile(join(home, 'built/loader.js.br'), 'packed');
  await writeFile(join(home, 'built/chunks/core.js'), `${code}\n`);
});
afterEach(() => rm(home, { recursive: true }));

it('a release is called by its version', () => {
  expect(['1.0.0', '1.2.0', '1.2.3', '0.1.0', '10.0.0'].map(releaseName)).toEqual(['v1', 'v1.2', 'v1.2.3', 'v0.1', 'v10']);
});

it('keeps every file, with sizes and hashes, and gives a tag that pins it', async () => {
  const release = await keepRelease(join(home, 'built'), join(home, 'releases'), '1.2.0');
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  expect(Object.keys(release.files)).toEqual(['chunks/core.js', 'loader.js']);
  expect(release.files['loader.js']).toEqual({ bytes: code.length, brotli: 'packed'.length, integrity });
  expect(JSON.parse(await readFile(join(home, 'releases/v1.2/release.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(release)));
  expect(await readFile(join(home, 'releases/v1.2/loader.js.br'), 'utf8')).toBe('packed');
  expect(pinnedTag('https://watch.example.com', release)).toBe(`<script src="https://watch.example.com/embed/v1.2/loader.js" integrity="${integrity}" crossorigin async></script>`);
});

it('what is kept never changes: the same version is refused', async () => {
  await keepRelease(join(home, 'built'), join(home, 'releases'), '1.0.0');
  await expect(keepRelease(join(home, 'built'), join(home, 'releases'), '1.0.0')).rejects.toThrow('v1 is kept already');
});
