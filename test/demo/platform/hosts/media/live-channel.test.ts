import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEventEpoch } from '../../../../../demo/platform/catalogue/event-epoch.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let now = 0;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const clock = async (fix: number) => {
  now = fix;
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { fix: new Date(fix).toISOString() } });
};
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

/** A signed folder of a live item; a test asks for files in it. */
const rootOf = (id: string, realm = 'arena') => platform.running.context.signPath(`/live/${realm}/${id}/main.m3u8`, now + 3_600_000).replace(/main\.m3u8$/, '');
const ask = (url: string) => platform.running.app.inject({ url, headers: { host: `media.localhost:${platform.running.port}` } });
const bodyOf = async (url: string) => (await ask(url)).body;
const sequencesIn = (playlist: string) => [...playlist.matchAll(/live-(\d+)\.m4s/g)].map(([, sequence]) => Number(sequence));
const filesIn = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));
const dateOfFirst = (playlist: string) => Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '');

const noon = Date.UTC(2030, 5, 1, 12);

describe('a channel', () => {
  test('has a main playlist and one of each track, never kept, open to every page', async () => {
    await clock(noon);
    const root = rootOf('2001');
    expect(await bodyOf(`${root}main.m3u8`)).toContain('v240.m3u8');
    const track = await ask(`${root}v240.m3u8`);
    expect(track.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });

  test('slides with the platform clock, and its dates with it', async () => {
    await clock(noon);
    const root = rootOf('2001');
    const before = await bodyOf(`${root}v240.m3u8`);
    await clock(noon + 30_000);
    const after = await bodyOf(`${root}v240.m3u8`);
    expect(sequencesIn(after)).toEqual(sequencesIn(before).map((sequence) => sequence + 8));
    expect(dateOfFirst(after) - dateOfFirst(before)).toBe(30_000);
    expect(before).not.toContain('ENDLIST');
  });

  test('starts a title card when a minute begins', async () => {
    await clock(noon + 2_000);
    expect(filesIn(await bodyOf(`${rootOf('2001')}v240.m3u8`)).at(-1)).toMatch(/^card\/live-\d+\.m4s$/);
  });

  test('answers every file that it lists, of pictures and of sound', async () => {
    await clock(noon);
    const root = rootOf('3002');
    for (const track of ['v360', 'a-und']) {
      const text = await bodyOf(`${root}${track}.m3u8`);
      const headers = [...text.matchAll(/MAP:URI="([^"]+)"/g)].map(([, file]) => file ?? '');
      const answers = await Promise.all([...headers, ...filesIn(text)].map(async (file) => [file, (await ask(root + file)).statusCode]));
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
      expect(answers.length).toBeGreaterThan(32);
    }
  });

  test('does not answer a segment that is yet to come or long gone, or a card under another name', async () => {
    await clock(noon);
    const root = rootOf('2001');
    const listed = filesIn(await bodyOf(`${root}v240.m3u8`));
    const [newest = 0, oldest = 0] = [sequencesIn(listed.join('\n')).at(-1), sequencesIn(listed.join('\n'))[0]];
    const card = sequencesIn(listed.find((file) => file.startsWith('card/')) ?? '')[0] ?? 0;
    const files = [`v240/live-${newest + 1}.m4s`, `v240/live-${oldest - 50}.m4s`, 'v240/live-0.m4s', `v240/live-${card}.m4s`, `card/live-${card + 1}.m4s`];
    expect(await Promise.all(files.map(async (file) => (await ask(root + file)).statusCode))).toEqual([404, 404, 404, 404, 404]);
  });

  test.each(['v999.m3u8', 'v240/1.m4s', 'film.json', 'v240/live-x.m4s', 'v240/../film.json', 'card.m3u8', 'v999/init.mp4'])('does not have %s', async (file) => {
    await clock(noon);
    expect([403, 404]).toContain((await ask(`${rootOf('2001')}${file}`)).statusCode);
  });

  test('of another tenant, or none, is not there', async () => {
    await clock(noon);
    expect(await Promise.all([['2001', 'nobody'], ['9999', 'arena'], ['1001', 'arena']].map(async ([id = '', realm = '']) => (await ask(`${rootOf(id, realm)}main.m3u8`)).statusCode))).toEqual([404, 404, 404]);
  });

  test('stops answering when its address expires', async () => {
    await clock(noon);
    const root = rootOf('2001');
    await clock(noon + 3_600_000);
    expect((await ask(`${root}v240.m3u8`)).json<{ code: string }>().code).toBe('expired');
  });
});

describe('two channels at the same moment', () => {
  /** The bytes of everything that a channel lists for its first rung, by sequence. */
  const bytesOf = async (id: string, realm = 'arena') => {
    const root = rootOf(id, realm);
    const track = /^(v\d+)\.m3u8$/m.exec(await bodyOf(`${root}main.m3u8`))?.[1] ?? '';
    const files = filesIn(await bodyOf(`${root}${track}.m3u8`));
    return new Map(await Promise.all(files.map(async (file) => [sequencesIn(file)[0], (await ask(root + file)).rawPayload.toString('base64')] as const)));
  };

  test.each([
    ['neighbours in the guide', ['3001', 'arena'], ['3002', 'arena']],
    ['that repeat the same clip', ['3003', 'arena'], ['3011', 'arena']],
    ['with the same number in two tenants', ['3005', 'arena'], ['3005', 'cinema']],
    ['a channel and an event', ['3002', 'arena'], ['2004', 'arena']],
  ] as const)('%s have no segment in common', async (_which, one, other) => {
    await clock(await readEventEpoch(platform.running.context.db) + 600_000);
    const [first, second] = [await bytesOf(one[0], one[1]), await bytesOf(other[0], other[1])];
    expect(first.size).toBe(32);
    const both = new Set([...first.values()].filter((bytes) => [...second.values()].includes(bytes)));
    expect(both.size).toBe(0);
  });
});

describe('an event', () => {
  /** Event 2006 lasts from the fifth to the ninth hour. */
  const at = async (hours: number, more = 0) => clock(await readEventEpoch(platform.running.context.db) + hours * 3_600_000 + more);

  test('has no stream before it starts, whoever signed for it', async () => {
    await at(5, -1);
    expect((await ask(`${rootOf('2006')}main.m3u8`)).statusCode).toBe(404);
  });

  test('begins with its title card and the beginning of its clip', async () => {
    await at(5, 10_000);
    const text = await bodyOf(`${rootOf('2006')}v360.m3u8`);
    expect(filesIn(text)).toEqual(['card/live-0.m4s', 'v360/live-1.m4s', 'v360/live-2.m4s']);
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:0');
  });

  test('closes its playlist when it is over, so that a player in it ends, and still has the last segments', async () => {
    await at(9, -1);
    expect(await bodyOf(`${rootOf('2006')}v360.m3u8`)).not.toContain('ENDLIST');
    await at(9);
    const root = rootOf('2006');
    const text = await bodyOf(`${root}v360.m3u8`);
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
    expect(await bodyOf(`${root}a-und.m3u8`)).toContain('#EXT-X-ENDLIST');
    const last = filesIn(text).at(-1) ?? '';
    await at(9, 600_000);
    expect((await ask(root + last)).statusCode).toBe(200);
  });
});
