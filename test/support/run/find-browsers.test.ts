import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browsers.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that answers. */
function install(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\nexit 0\n');
  chmodSync(path, 0o755);
  return path;
}

const never = (line: string) => { throw new Error(`nothing is to be installed: ${line}`); };

test.runIf(process.platform === 'linux')('the lean Chromium is taken where it will do, the whole one where a run asks for it', () => {
  const [lean, whole] = [install('chromium-headless-shell'), install('chromium')];
  expect(findBrowser('chromium', never)).toEqual({ variable: 'CHROMIUM_PATH', value: lean });
  expect(findBrowser('chromium', never, false)).toEqual({ variable: 'CHROMIUM_PATH', value: whole });
});

test('a browser that is named is taken, unless it is not there', () => {
  vi.stubEnv('CHROMIUM_PATH', install('mine'));
  expect(findBrowser('chromium', never, false).value).toBe(join(folder, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  expect(findBrowser('chromium', never, false).reason).toContain('set CHROMIUM_PATH');
});
