/** One of the pages that are measured; the last one is what the others are compared with. */
export interface BenchPage {
  readonly name: 'platform' | 'partner' | 'bare';
  readonly title: string;
  readonly host: string;
  readonly path: string;
}

/** The same film on three pages, at addresses that stay. @source issue 2 §8 */
export const benchPages: readonly BenchPage[] = [
  { name: 'platform', title: "footlight-player, platform's page", host: 'arena', path: '/demo/bench.html' },
  { name: 'partner', title: "footlight-player, partner's page", host: 'partner', path: '/bench-player.html' },
  { name: 'bare', title: 'bare hls.js', host: 'partner', path: '/bench-bare.html' },
];

/** Where a person finds the page while `npm run demo` runs. */
export const stableAddress = ({ host, path }: BenchPage): string => `http://${host}.localhost:4000${path}`;
