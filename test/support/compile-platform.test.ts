import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilePlatform } from './compile-platform.ts';

test('the compiled platform finds its files from its sources, and the scripts that it serves keep their words', async () => {
  // Platforms of other tests start meanwhile from the one that the run compiled.
  const outdir = mkdtempSync(join(tmpdir(), 'footlight-compiled-'));
  onTestFinished(() => rmSync(outdir, { recursive: true }));
  const folder = dirname(await compilePlatform(outdir));
  const texts = readdirSync(folder).filter((name) => name.endsWith('.mjs')).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.some((text) => text.includes('const host = new URL(import.meta.url).origin;'))).toBe(true);
  expect(texts.some((text) => /sourceAddress\d* = "file:\/\/\S+\/migrations-folder\.ts"/.test(text))).toBe(true);
});
