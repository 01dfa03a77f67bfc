import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FontFiles } from '../../../../../demo/platform/hosts/files/font-files.ts';
import { projectFolders } from '../../../../../demo/platform/hosts/files/project-folders.ts';
import { registerStaticFiles } from '../../../../../demo/platform/hosts/files/static-files.ts';
import { realmSeed } from '../../../../../demo/platform/seed/realm/realm-seed.ts';
import { themeFonts } from '../../../../../src/contracts/realm/theme-fonts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const fonts = new FontFiles(projectFolders.fonts, { 'access-control-allow-origin': '*' });
  app = Fastify();
  await registerStaticFiles(app);
  app.get('/fonts/*', (request, reply) => fonts.answer(reply, (request.params as { '*': string })['*']));
});
afterAll(() => app.close());

const fontsOf = ({ settings }: (typeof realmSeed)[number]) => z.parse(themeFonts, settings.theme.fonts);
const files = [...new Set(realmSeed.flatMap((realm) => fontsOf(realm).map(({ file }) => file)))];

test('the tenants have fonts of their own, for Latin and for Arabic text', () => {
  for (const [latin, arabic] of realmSeed.map(fontsOf)) {
    expect([latin?.languages, arabic?.languages]).toEqual([[], ['ar']]);
    expect(arabic?.unicodeRange).toContain('U+0600-06FF');
  }
});

test.each(files)('%s is a font, kept for a year and open to every site', async (url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'font/woff2', 'public, max-age=31536000, immutable']);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});

test.each([
  ['another version', '/fonts/archivo@0.0.1/archivo-latin-wght-normal.woff2'], ['an unknown font', '/fonts/comic@1.0.0/comic-latin-wght-normal.woff2'],
  ['an unknown file', '/fonts/archivo@5.3.0/none.woff2'], ['another kind of file', '/fonts/archivo@5.3.0/package.json'], ['a way out', '/fonts/..%2f..@5.3.0/a.woff2'],
])('%s is not found', async (_what, url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});
