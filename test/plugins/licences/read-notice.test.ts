import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readNotice } from '../../../plugins/licences/read-notice.ts';

const root = mkdtempSync(join(tmpdir(), 'footlight-notices-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A package with these files. @returns its folder */
function planted(name: string, license: string | undefined, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ name, version: '1.2.3', license }) })) writeFileSync(join(folder, file), text);
  return folder;
}

it('reads the words of the licence, and of the notice behind it', () => {
  const folder = planted('good', 'Apache-2.0', { 'NOTICE.txt': 'Made by Ada.\r\n', 'LICENSE.md': ' Apache License\r\nVersion 2.0 ', 'README.md': 'Read me.' });
  expect(readNotice(folder)).toEqual({ name: 'good', version: '1.2.3', licence: 'Apache-2.0', text: 'Apache License\nVersion 2.0\n\nMade by Ada.' });
});

it('refuses a licence that asks for more than its words, and one that is not said', () => {
  expect(() => readNotice(planted('copyleft', 'GPL-3.0-only', { LICENSE: 'GNU' }))).toThrow('copyleft 1.2.3 may not be shipped: its licence is GPL-3.0-only.');
  expect(() => readNotice(planted('silent', undefined, { LICENSE: 'All rights reserved' }))).toThrow('silent 1.2.3 may not be shipped: its licence is not said.');
});

it('refuses a package without the words of its licence; a notice is none', () => {
  expect(() => readNotice(planted('wordless', 'MIT', { NOTICE: 'Made by Ada.', 'license-checker.js': '' }))).toThrow('wordless 1.2.3 may not be shipped: it has no words of its licence (MIT).');
});

it('knows the words that a package leaves in its repository', () => {
  expect(readNotice('node_modules/@r2wc/core').text).toMatch(/^MIT License\n\nCopyright \(c\) 2022 Bitovi/);
});
