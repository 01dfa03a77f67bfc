/** One of the pages that are measured; the others are compared with `bare` and with `calls`. */
export interface BenchPage {
  readonly name: 'platform' | 'partner' | 'mediaChrome' | 'calls' | 'bare';
  readonly title: string;
  readonly host: string;
  readonly path: string;
}

/** The same film on five pages, at addresses that stay. */
export const benchPages: readonly BenchPage[] = [
  { name: 'platform', title: "footlight-player, platform's page", host: 'arena', path: '/demo/bench.html' },
  { name: 'partner', title: "footlight-player, partner's page", host: 'partner', path: '/bench-player.html' },
  { name: 'mediaChrome', title: 'media-chrome with hls.js', host: 'partner', path: '/bench-media-chrome.html' },
  { name: 'calls', title: 'bare hls.js, calls by hand', host: 'arena', path: '/demo/bench-calls.html' },
  { name: 'bare', title: 'bare hls.js', host: 'partner', path: '/bench-bare.html' },
];

/** Where a person finds the page while `npm run demo` runs. */
export const stableAddress = ({ host, path }: BenchPage): string => `http://${host}.localhost:4000${path}`;
