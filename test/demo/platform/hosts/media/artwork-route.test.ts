import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isKnownArtwork } from '../../../../../demo/platform/hosts/media/known-artwork.ts';
import { keptBytes } from '../../../../../demo/platform/server/state/memory-budget.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const ask = (url: string) => platform.running.app.inject({ url, headers: { host: `media.localhost:${platform.running.port}` } });

interface Picture { format: string | undefined; width: number | undefined; height: number | undefined }

async function picture(path: string): Promise<Picture> {
  const { format, width, height } = await sharp((await ask(path)).rawPayload).metadata();
  return { format, width, height };
}

test('a picture is kept for ever, for every origin', async () => {
  const answer = await ask('/art/poster/football/1003.webp?width=200');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' });
});

// spec 1 §9 "Image widths 240 … 3840; card widths 200 to 800 in steps of 100"
test.each([
  ['as wide as a page usually needs it', '/art/landscape/football/1003.webp', { format: 'webp', width: 600, height: 338 }],
  ['as wide as it is asked for', '/art/landscape/football/1003.webp?width=200', { format: 'webp', width: 200, height: 113 }],
  ['a poster', '/art/poster/football/1003.webp?width=300', { format: 'webp', width: 300, height: 450 }],
  ['the next width that is made', '/art/landscape/football/1003.webp?width=201', { format: 'webp', width: 240, height: 135 }],
  ['not as wide as somebody wishes', '/art/landscape/football/1003.webp?width=wide', { format: 'webp', width: 600, height: 338 }],
  ['for sites that show shared pages', '/art/hero/football/1003.jpg?width=960', { format: 'jpeg', width: 960, height: 408 }],
])('a picture comes %s', async (_what, path, expected) => {
  expect(await picture(path)).toEqual(expected);
});

test('no picture is wider than the widest of the spec', async () => {
  expect((await picture('/art/square/football/1003.webp?width=999999')).width).toBe(3840);
});

test('the same address is the same picture, another one is another', async () => {
  const [first, again, other] = await Promise.all(['1001', '1001', '1003'].map((seed) => ask(`/art/landscape/football/${seed}.webp?width=200`)));
  expect(again?.rawPayload.equals(first!.rawPayload)).toBe(true);
  expect(other?.rawPayload.equals(first!.rawPayload)).toBe(false);
});

test('a channel mark carries its letters when they are few, and may do nothing but show itself', async () => {
  expect((await ask('/art/logo/HB/12.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect((await ask('/art/logo/HB/12.svg')).body).toContain('>HB</text>');
  expect((await ask('/art/logo/entertainment/12.svg')).body).not.toContain('</text>');
});

test.each(['/art/poster/football/1003.png', '/art/poster/football/1003.svg', '/art/billboard/football/1.webp', '/art/constructor/football/1.webp', '/art/poster/%3Cscript%3E/1.webp', '/art/logo/%22%3E/1.svg', '/art/poster/football/..%2f1.webp'])('%s is no picture', async (path) => {
  const answer = await ask(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

// findings/production.md §2 A2: "`media /art/hero/drama/<any word>.jpg` draws and keeps a picture for every word"
test.each(['drama/any-word', 'football/1003-none', 'anything/1003', 'drama/1', 'football/news-none', 'fighter/fighter-none', 'football/login-extra', 'drama/1003-', 'kids/login'])('%s, which no catalogue names, is not drawn', async (name) => {
  const before = keptBytes().published;
  const answers = await Promise.all(['hero', 'landscape'].map((kind) => ask(`/art/${kind}/${name}.jpg`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(keptBytes().published).toBe(before);
});

test('every picture that the platform names in an answer is one of the catalogue', async () => {
  const folder = 'test/support/recorded-answers/recorded';
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  const named = new Set([...text.matchAll(/\/art\/(?:landscape|poster|square|hero)\/([^/"]+\/[^"?]+)\.(?:webp|jpg)/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(100);
  const unknown: string[] = [];
  for (const name of named) {
    const [genre = '', seed = ''] = name.split('/').map(decodeURIComponent);
    if (!await isKnownArtwork(platform.running.context, genre, seed)) unknown.push(name);
  }
  expect(unknown).toEqual([]);
});
