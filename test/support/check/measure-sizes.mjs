import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const embed = 'dist/embed';

/** Bytes after brotli, as a browser fetches them; undefined when a file is not built. */
function packed(paths) {
  if (paths.length === 0 || !paths.every((path) => existsSync(path))) return undefined;
  return paths.reduce((bytes, path) => bytes + brotliCompressSync(readFileSync(path)).length, 0);
}

/** What each entry costs before it can run: itself and everything that it imports outright. */
export function measureSizes() {
  const manifest = existsSync(`${embed}/manifest.json`) ? JSON.parse(readFileSync(`${embed}/manifest.json`, 'utf8')) : {};
  const files = (...entries) => [...new Set(entries.flatMap((entry) => [entry, ...manifest[entry] ?? []]))].map((file) => `${embed}/${file}`);
  const engine = (name, alone) => {
    const [ours, bare] = [packed((manifest[name] ?? []).slice(0, 1).map((file) => `${embed}/${file}`)), packed([alone])];
    return ours === undefined || bare === undefined ? undefined : ours - bare;
  };
  return {
    loader: packed(files('loader.js')),
    row: packed(files('loader.js', 'footlight-carousel-row.js')),
    player: packed(files('loader.js', 'footlight-player.js')),
    host: packed(files('bridge-host.js')),
    sessionFrame: packed(files('session.js')),
    hlsExtra: engine('engine-hls', 'node_modules/hls.js/dist/hls.min.mjs'),
    dashExtra: engine('engine-dash', 'node_modules/dashjs/dist/modern/esm/dash.all.min.js'),
  };
}
