import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PictureFolder } from '../../../demo/media/picture-folder.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder of pictures lets the oldest go when it is full', async () => {
  const folder = emptyFolder();
  const kept = new PictureFolder(folder, 10_000);
  for (let at = 0; at < 30; at += 1) {
    await kept.keep(`${at}.webp`, Buffer.alloc(1_000));
    if (readdirSync(folder).includes(`${at}.webp`)) utimesSync(join(folder, `${at}.webp`), at, at);
  }
  const left = readdirSync(folder);
  expect(left.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThanOrEqual(10_000);
  expect([left.includes('29.webp'), left.includes('0.webp')]).toEqual([true, false]);
});

test('what was there before a process started counts too', async () => {
  const folder = emptyFolder();
  for (let at = 0; at < 9; at += 1) await new PictureFolder(folder, 1_000_000).keep(`${at}.webp`, Buffer.alloc(1_000));
  await new PictureFolder(folder, 5_000).keep('last.webp', Buffer.alloc(100));
  expect(readdirSync(folder).length).toBeLessThan(6);
});

test('a folder that cannot be written costs nothing but time', async () => {
  await expect(new PictureFolder('/dev/null/pictures', 1_000).keep('1.webp', Buffer.alloc(10))).resolves.toBeUndefined();
});
