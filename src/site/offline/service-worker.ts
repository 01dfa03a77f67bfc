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
 * 3. Without an answer the kept page stands at the same address, where it leads to another try.
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
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(answerOf(event).catch(() => kept(page)));
  else if (new URL(request.url).pathname === sheet) event.respondWith(fetch(request).catch(() => kept(sheet)));
});

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, sheet].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
}

const answerOf = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request);

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

// Its names are its own.
export {};
