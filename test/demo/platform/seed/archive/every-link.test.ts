import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainLinks } from '../../../../../demo/platform/hosts/head/plain-links.ts';
import { startPlatform, type RunningPlatform } from '../../../../../demo/platform/server/serve.ts';
import { readLooks } from '../../../../../src/contracts/realm/realm-looks.ts';
import { menuDestination } from '../../../../../src/rules/realm/menu-destination.ts';
import { pathFor } from '../../../../../src/routing/path-for.ts';

/** Every tenant, the one of real data too: what its menu and the end of its pages lead to is there. */
const folder = mkdtempSync(join(tmpdir(), 'footlight-links-'));
let platform: RunningPlatform;
beforeAll(async () => {
  mkdirSync(join(folder, 'films', 'catalogue'), { recursive: true });
  const films = Array.from({ length: 60 }, (_, index) => ({ title: `Film ${index}`, year: 1990 + (index % 20), genres: ['Comedy', 'Drama'].slice(0, 1 + (index % 2)), extract: 'What it is about.' }));
  writeFileSync(join(folder, 'films', 'catalogue', 'films.json.gz'), gzipSync(JSON.stringify({ films })));
  platform = await startPlatform({ port: 0, dataDir: join(folder, 'data'), realData: join(folder, 'films'), demoMode: true });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every link of a menu and of a page’s end is answered, in every tenant', async () => {
  const realms = platform.context.realms.all();
  expect(realms.map(({ realm }) => realm)).toContain('library');
  for (const { host, menu, settings } of realms) {
    const entries = [...menu, ...readLooks(settings.looks).footer];
    const paths = entries.map((entry) => pathFor(menuDestination(entry as Parameters<typeof menuDestination>[0])!, settings.countryCode));
    expect(paths.length).toBeGreaterThan(4);
    for (const url of new Set(paths)) {
      const { statusCode } = await platform.app.inject({ url, headers: { host: `${host}:${platform.port}`, accept: 'text/html' } });
      expect([host, url, statusCode]).toEqual([host, url, 200]);
    }
  }
});

test('the tenant of real data offers English alone, and shelves that hold films', async () => {
  const { settings } = platform.context.realms.byName('library')!;
  expect(settings.locales.map(({ locale }) => locale)).toEqual(['en']);
  expect(plainLinks(readLooks(settings.looks).footer, settings, 'en').map(({ title }) => title)).toEqual(['Help', 'Terms', 'Privacy']);
  const { body } = await platform.app.inject({ url: '/browse', headers: { host: `library.localhost:${platform.port}`, accept: 'text/html' } });
  expect(body).toMatch(/<h2 dir="auto">Comedy<\/h2><ul><li><a/);
});
