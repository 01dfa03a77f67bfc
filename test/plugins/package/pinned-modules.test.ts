import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeptRelease } from '../../../plugins/package/keep-release.ts';
import { pinnedModules } from '../../../plugins/package/pinned-modules.ts';

const texts: Readonly<Record<string, string>> = {
  'footlight-player.js': 'import{a}from"./chunks/core-1234567.js";const later=()=>import("./chunks/panel-1234567.js");',
  'footlight-search.js': 'import"./chunks/core-1234567.js";import"./chunks/search-1234567.js";',
  'page-notes.js': 'export{};',
  'chunks/core-1234567.js': 'export const a=1;',
  'chunks/panel-1234567.js': 'import{a}from"./core-1234567.js";import("./menu-1234567.js");',
  'chunks/menu-1234567.js': 'const name="./absent.js";',
  'chunks/search-1234567.js': 'export{};',
  // Of a frame of the platform, which no partner's page loads.
  'session.js': 'import"./chunks/core-1234567.js";',
  'loader.js': 'import("./footlight-player.js");',
};
const release: KeptRelease = { name: 'v1', files: Object.fromEntries(Object.keys(texts).map((file) => [file, { bytes: 1, integrity: `sha384-${file}` }])) };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-pinned-'));
  await mkdir(join(folder, 'chunks'));
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text);
});
afterEach(() => rm(folder, { recursive: true }));

const pinned = async (elements?: string[]) => {
  const { text } = await pinnedModules(folder, release, 'https://watch.example.com', elements);
  return (JSON.parse(text) as { integrity: Record<string, string> }).integrity;
};
const names = (map: Record<string, string>) => Object.keys(map).map((address) => address.replace('https://watch.example.com/embed/v1/', ''));

it('names each file that an element may load, now or later, by its address, with its hash', async () => {
  const map = await pinned();
  expect(names(map)).toEqual(['chunks/core-1234567.js', 'chunks/menu-1234567.js', 'chunks/panel-1234567.js', 'chunks/search-1234567.js', 'footlight-player.js', 'footlight-search.js', 'page-notes.js']);
  expect(map['https://watch.example.com/embed/v1/chunks/menu-1234567.js']).toBe('sha384-chunks/menu-1234567.js');
});

it('of the elements that a page has, when they are named', async () => {
  expect(names(await pinned(['footlight-search']))).toEqual(['chunks/core-1234567.js', 'chunks/search-1234567.js', 'footlight-search.js', 'page-notes.js']);
});

it('comes with the hash that a content policy lets it in by', async () => {
  const { text, policy } = await pinnedModules(folder, release, 'https://watch.example.com');
  expect(policy).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});
