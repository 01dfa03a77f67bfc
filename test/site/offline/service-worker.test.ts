import { afterEach, expect, it, vi } from 'vitest';

/** A worker's world: its listeners, one cache, and a platform that answers or not. */
async function startWorker(platform: (request: Request | string) => Promise<Response>) {
  vi.resetModules();
  const listeners = new Map<string, (event: unknown) => void>();
  const kept = new Map<string, Response>();
  const addAll = vi.fn(async (requests: Request[]) => {
    for (const request of requests) kept.set(new URL(request.url).pathname, new Response(`kept ${new URL(request.url).pathname}`));
  });
  vi.stubGlobal('Request', class { constructor(readonly url: string, readonly init: object) { this.url = new URL(url, 'https://arena.test').href; } });
  vi.stubGlobal('caches', { open: vi.fn(async () => ({ addAll })), match: async (path: string) => kept.get(path) });
  vi.stubGlobal('fetch', vi.fn(platform));
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => listeners.set(name, listener));
  vi.stubGlobal('skipWaiting', vi.fn(async () => undefined));
  vi.stubGlobal('registration', {});
  await import('../../../src/site/offline/service-worker.ts');
  const tell = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)!({ waitUntil: (one: Promise<unknown>) => work.push(one), ...event });
    await Promise.all(work);
  };
  const ask = async (path: string, request: Partial<Request>, preloadResponse?: Promise<Response>) => {
    let answer: Promise<Response> | undefined;
    await tell('fetch', { request: { url: `https://arena.test${path}`, method: 'GET', ...request }, preloadResponse, respondWith: (given: Promise<Response>) => { answer = given; } });
    return answer && (await answer).text();
  };
  await tell('install');
  return { ask, tell, addAll };
}

const opened = { mode: 'navigate', destination: 'document' } as const;
const away = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps two answers that are the same for everybody, fetched without cookies', async () => {
  const { addAll } = await startWorker(away);
  expect(addAll.mock.calls[0]![0].map((request) => [new URL(request.url).pathname, (request as unknown as { init: object }).init])).toEqual([
    ['/document/offline', { cache: 'reload', credentials: 'omit' }], ['/document/site.css', { cache: 'reload', credentials: 'omit' }],
  ]);
});

it('shows the platform’s page while there is one, the kept page else', async () => {
  const there = await startWorker(async () => new Response('the page'));
  expect(await there.ask('/home', opened)).toBe('the page');
  expect(await there.ask('/home', opened, Promise.resolve(new Response('sooner')))).toBe('sooner');
  const gone = await startWorker(away);
  expect(await gone.ask('/home', opened)).toBe('kept /document/offline');
  expect(await gone.ask('/document/site.css', { mode: 'no-cors' })).toBe('kept /document/site.css');
});

it('keeps the page again while the platform answers, once what is kept is an hour old', async () => {
  vi.useFakeTimers();
  const { ask, addAll } = await startWorker(async () => new Response('the page'));
  await ask('/home', opened);
  expect(addAll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_001);
  expect(await ask('/home', opened)).toBe('the page');
  await ask('/epg', opened);
  expect(addAll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3_600_001);
  addAll.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask('/home', opened)).toBe('the page');
  await ask('/home', opened);
  expect(addAll).toHaveBeenCalledTimes(4);
});

it.each([
  ['a call', '/api/v1/init/', { mode: 'cors', destination: '' }],
  ['a frame', '/frames/player', { mode: 'navigate', destination: 'iframe' }],
  ['a posted form', '/pay', { ...opened, method: 'POST' }],
  ['a picture', '/art/1.svg', { mode: 'no-cors', destination: 'image' }],
] as const)('lets %s pass by', async (_name, path, request) => {
  const { ask } = await startWorker(away);
  expect(await ask(path, request as Partial<Request>)).toBeUndefined();
});
