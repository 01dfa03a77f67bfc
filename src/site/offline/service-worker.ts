/** An event of a service worker, as far as this one needs it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

const page = '/document/offline';
const sheet = '/document/site.css';
const cacheName = 'footlight-offline';

/**
 * Shows a page of ours when a page of the site cannot be reached.
 *
 * Requirements: it keeps two answers, which are the same for every visitor, and nothing of a viewer; it answers in place of the
 * platform only when that does not answer; everything but whole pages passes it by.
 *
 * 1. Installing fetches the page and its sheet, without cookies.
 * 2. A page that is opened is asked for at the platform, beside the worker's own start.
 * 3. When it answers and what is kept is old, that is fetched again.
 * 4. Without an answer the kept page stands at the same address, where it leads to another try.
 */
worker.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.destination === 'document') {
    const answer = answerOf(event);
    event.respondWith(answer.catch(() => kept(page)));
    event.waitUntil(answer.then(refresh).catch(() => undefined));
  } else if (new URL(request.url).pathname === sheet) event.respondWith(fetch(request).catch(() => kept(sheet)));
});

/** chosen: words and colours of an hour ago will do */
const freshMs = 3_600_000;
let keptAt = 0;

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, sheet].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
  keptAt = Date.now();
}

/** The platform answers: what is kept of it is brought up to date. */
async function refresh(): Promise<void> {
  if (Date.now() - keptAt > freshMs) await keep();
}

const answerOf = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request);

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

// Its names are its own.
export {};
