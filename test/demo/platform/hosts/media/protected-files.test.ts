import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentItems } from '../../../../../demo/platform/db/tables/catalogue-tables.ts';
import { streamLeases } from '../../../../../demo/platform/db/tables/player-tables.ts';
import { mediaFolderOf } from '../../../../../demo/platform/playback/media-facts.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let licences: string[] = [];
beforeAll(async () => {
  platform = await openTestPlatform();
  const [sold] = await platform.running.context.db.select().from(contentItems).where(and(eq(contentItems.realm, 'arena'), eq(contentItems.id, '1003')));
  licences = sold?.licences ?? [];
});
afterAll(() => platform.close());

/** Titles of the demo by what protects them. */
const protectedTitles = [['cenc', '1121'], ['cbcs', '1122'], ['cenc with a refused key', '1123'], ['aes-128', '1124'], ['cenc, DASH alone', '1125'], ['cbcs, DASH alone', '1126']] as const;

const plainNames = [
  'main.m3u8', 'manifest.mpd', 'v360.m3u8', 'v360/init.mp4', 'v360/1.m4s', 'v720.m3u8', 'v720/init.mp4', 'v720/16.m4s', 'v240/1.m4s', 'a-en.m3u8', 'a-en/init.mp4', 'a-en/1.m4s', 'a-es/1.m4s', 'a-en-ad/1.m4s', 'film.json',
];
/** Files that are the same whether the film is encrypted or not, in its folder of encrypted files. */
const sameWhenProtected = (scheme: string) => ['main.m3u8', ...(scheme === 'aes-128' ? ['v360/init.mp4', 'v720/init.mp4', 'a-en/init.mp4'] : [])];

const clear = (name: string): Buffer => readFileSync(join(mediaFolderOf('film'), name));

async function fetchMedia(path: string): Promise<{ status: number; bytes: Buffer }> {
  const { running } = platform;
  const reply = await running.app.inject({ method: 'GET', url: path, headers: { host: `media.localhost:${running.port}` } });
  return { status: reply.statusCode, bytes: reply.rawPayload };
}

/** Every signed address in an answer, wherever it stands. */
const signedIn = (answer: unknown): string[] => [...JSON.stringify(answer ?? null).matchAll(/http:\/\/media\.localhost:\d+(\/s\/[^"\\?]+)/g)].map(([, path = '']) => path);

/** Every signed address that the platform answers for a title. */
async function addressesOf(id: string): Promise<string[]> {
  const { authorisationToken: token } = await platform.signIn('arena', 'subscriber');
  const ask = (path: string, method: 'GET' | 'POST' = 'GET') => platform.ask({ realm: 'arena', token, path, method });
  const details = (await ask(`/api/v5/manifest/video/${id}?includePlaybackDetails=URL`, 'POST')).body as { playerUrlCallback: string };
  const { pathname, search } = new URL(details.playerUrlCallback);
  const answers = [details, (await ask(pathname + search)).body, (await platform.ask({ realm: 'arena', host: 'arena.localhost', path: `/playback/free/vod/${id}` })).body];
  return [...new Set(answers.flatMap(signedIn))];
}

/** Where a film could lie behind the signature of an address: below each of its folders, and where plain films are. */
function foldersBehind(address: string, id: string): string[] {
  const [, , signature = '', ...segments] = address.split('/');
  const above = segments.map((_, index) => segments.slice(0, index).map((segment) => `${segment}/`).join(''));
  const places = [...above, ...above.map((folder) => `${folder}film/`), 'film/', `titles/arena/${id}/film/`, `titles/arena/${id}/beside/film/`, 'beside/film/'];
  return [...new Set(places)].map((place) => `/s/${signature}/${place}`);
}

/** The plain files of the film that the title's addresses open. */
async function opened(id: string, scheme: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of new Set((await addressesOf(id)).flatMap((address) => foldersBehind(address, id)))) {
    for (const name of plainNames) {
      if (folder.includes('/protected/') && sameWhenProtected(scheme).includes(name)) continue;
      const { status, bytes } = await fetchMedia(`${folder}${name}`);
      if (status === 200 && bytes.equals(clear(name))) found.push(`${folder}${name}`);
    }
  }
  return found;
}

const setTitle = (id: string, values: Partial<typeof contentItems.$inferInsert>) =>
  platform.running.context.db.update(contentItems).set(values).where(and(eq(contentItems.realm, 'arena'), eq(contentItems.id, id)));

/** @source https://www.rfc-editor.org/rfc/rfc8216 §4.3.2.4, ISO/IEC 23001-7: what is encrypted is not handed out in the clear beside it */
describe.each(protectedTitles)('a title under %s', (scheme, id) => {
  describe.each(['FREE', 'LICENCE'] as const)('for %s', (access) => {
    beforeAll(() => setTitle(id, { access, licences: access === 'FREE' ? [] : licences }));

    test('opens no plain file of its film by any address that it answers', async () => {
      expect(await opened(id, scheme)).toEqual([]);
    });

    test('gives its encrypted film, chapters and pictures', async () => {
      const addresses = await addressesOf(id);
      expect(addresses.filter((address) => address.endsWith('.vtt'))).toHaveLength(2);
      for (const address of addresses) expect((await fetchMedia(address)).status, address).toBe(200);
      const sheet = addresses.find((address) => address.endsWith('sheet.vtt')) ?? '';
      expect((await fetchMedia(sheet.replace('sheet.vtt', 'sheet.jpg'))).bytes.equals(clear('thumbnails/sheet.jpg'))).toBe(true);
      const folder = addresses.find((address) => address.includes('/protected/'))?.replace(/[^/]+$/, '') ?? '';
      const segment = await fetchMedia(`${folder}v360/1.m4s`);
      expect([segment.status, segment.bytes.equals(clear('v360/1.m4s'))]).toEqual([200, false]);
      expect((await fetchMedia(`${folder}text/en.vtt`)).bytes.equals(clear('text/en.vtt'))).toBe(true);
    });
  });
});

test('a signature of the plain folder that was made for a protected title’s lease opens nothing', async () => {
  await setTitle('1122', { access: 'LICENCE', licences });
  await addressesOf('1122');
  const { context } = platform.running;
  const [lease] = await context.db.select().from(streamLeases).where(eq(streamLeases.contentId, '1122'));
  const signed = context.signPath('/titles/arena/1122/film/main.m3u8', lease!.id);
  for (const name of plainNames) expect((await fetchMedia(signed.replace('main.m3u8', name))).status, name).toBe(404);
});

test.each([['1101', 'everybody'], ['1003', 'a licence']])('the plain film of title %s, which is for %s and not protected, is answered as before', async (id) => {
  await setTitle(id, { media: 'film' });
  const main = (await addressesOf(id)).find((address) => address.endsWith('main.m3u8')) ?? '';
  for (const name of plainNames) expect((await fetchMedia(main.replace('main.m3u8', name))).bytes.equals(clear(name)), name).toBe(true);
});

test('the folder of chapters and pictures holds nothing else', async () => {
  const chapters = (await addressesOf('1101')).find((address) => address.endsWith('chapters.vtt')) ?? '';
  for (const name of plainNames) expect((await fetchMedia(chapters.replace('chapters.vtt', name))).status, name).toBe(404);
});
