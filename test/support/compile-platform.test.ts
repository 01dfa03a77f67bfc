import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePlatform } from './compile-platform.ts';

test('the compiled platform finds its files from its sources, and the scripts that it serves keep their words', async () => {
  const folder = dirname(await compilePlatform());
  const texts = readdirSync(folder).filter((name) => name.endsWith('.mjs')).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.some((text) => text.includes('const host = new URL(import.meta.url).origin;'))).toBe(true);
  expect(texts.some((text) => /sourceAddress\d* = "file:\/\/\S+\/migrations-folder\.ts"/.test(text))).toBe(true);
});
