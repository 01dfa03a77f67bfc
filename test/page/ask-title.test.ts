// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handedTitle } from '../../src/page/handed-title.ts';
import { askTitle } from '../../src/page/ask-title.ts';

const origin = 'https://arena.test';
const firstFiles = { playlists: ['https://m.test/main.m3u8'], inits: ['https://m.test/init.mp4'], segments: ['https://m.test/1.m4s'] };
const free = (stream: object = { firstFiles }) => ({ free: { urls: { hls: [stream] } } });
let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = async () => Response.json(free());
  vi.stubGlobal('MediaSource', class {});
  vi.stubGlobal('fetch', vi.fn(async (url: string, init?: RequestInit) => {
    asked.push(url);
    expect(Object.keys(init?.headers ?? {})).toEqual(url.startsWith(origin) ? ['accept-language'] : []);
    return url.startsWith(origin) ? answer() : new Response('bytes');
  }));
});
afterEach(() => {
  handedTitle.take();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

async function ask(content: string) {
  const sendEngine = vi.fn();
  askTitle(origin, content, '', sendEngine);
  const handed = handedTitle.read();
  return { handed, given: await handed?.answer, engines: sendEngine.mock.calls.length };
}

test('a title is asked for without a header that would cost a preflight, then its playlists and init files, and its engine', async () => {
  const { handed, given, engines } = await ask('vod:1001');
  expect(asked).toEqual([`${origin}/playback/free/vod/1001`, ...firstFiles.playlists, ...firstFiles.inits]);
  expect([given, engines, [...handed!.files.keys()], handed!.content]).toEqual([free(), 1, [...firstFiles.playlists, ...firstFiles.inits], 'vod:1001']);
});

test.each(['', 'vod:../x', 'film:1', 'vod:'])('content %j is left to the player', async (content) => {
  expect((await ask(content)).handed).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['is not free for everybody', async () => Response.json({})],
  ['needs a key', async () => Response.json(free({ drm: {}, firstFiles }))],
  ['is answered with something else', async () => Response.json({ free: 3 })],
  ['is not answered', async () => { throw new TypeError('offline'); }],
])('nothing more is sent for a title that %s', async (_case, given) => {
  answer = given;
  expect((await ask('vod:1')).engines).toBe(0);
  expect(asked).toHaveLength(1);
});

test('a browser that plays by itself is left to it', async () => {
  vi.stubGlobal('MediaSource', undefined);
  Reflect.deleteProperty(globalThis, 'MediaSource');
  expect((await ask('vod:1')).engines).toBe(0);
});

test.each([['vod:1001', 0], ['vod:1002', 1]])('a page that carries the answer of vod:1001 asks for %s %d times', async (content, times) => {
  document.head.innerHTML = `<script type="application/json" id="footlight-title">${JSON.stringify({ content: 'vod:1001', answer: free() })}</script>`;
  expect((await ask(content)).engines).toBe(1);
  expect(asked.filter((url) => url.startsWith(origin))).toHaveLength(times);
});
