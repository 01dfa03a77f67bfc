import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** A page beside which the home page is measured. */
export interface BarePage {
  address: string;
  close(): Promise<void>;
}

const sheet = `
  body { margin: 0; background: #0a0c10; color: #fff; font: 16px/1.5 system-ui, sans-serif; }
  .hero { position: relative; block-size: clamp(26rem, 46vw, 42rem); } .hero img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .hero div { position: absolute; inset-inline-start: 4vw; inset-block-end: 15%; max-inline-size: 32rem; }
  .row h2 { margin: 2rem 4vw 0.75rem; } .row ul { display: flex; gap: 1rem; margin: 0; padding: 0 4vw; list-style: none; overflow: auto hidden; }
  .row li { flex: none; inline-size: 20rem; } .posters li { inline-size: 13.75rem; } .row img { inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; } .posters img { aspect-ratio: 2 / 3; }
`;
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title><meta name="viewport" content="width=device-width"><style>${sheet}</style><script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`;

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare-page.tsx', import.meta.url))], bundle: true, minify: true, format: 'esm', target: 'es2022', jsx: 'automatic', write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves a bare React page and the platform's own answer of the home page, packed as the platform packs. @param view what the platform answered */
export async function startBarePage(view: string): Promise<BarePage> {
  const files: Record<string, [type: string, body: Buffer]> = {};
  for (const [path, type, text] of [['/', 'text/html; charset=utf-8', html], ['/page.js', 'text/javascript', await script()], ['/api/v1/view', 'application/json', view]] as const) {
    files[path] = [type, brotliCompressSync(text)];
  }
  const server = createServer(({ url = '/' }, response) => {
    const found = files[url.split('?')[0]!];
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found[0], 'content-encoding': 'br', 'content-length': found[1].length }).end(found[1]);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://bare.localhost:${port}/`,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
