import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const embed = 'dist/embed';
const site = 'dist/site';

/** Bytes after brotli, as a browser fetches them; undefined when a file is not built. */
function packed(paths) {
  if (paths.length === 0 || !paths.every((path) => existsSync(path))) return undefined;
  return paths.reduce((bytes, path) => bytes + brotliCompressSync(readFileSync(path)).length, 0);
}

function manifestOf(folder) {
  return existsSync(`${folder}/manifest.json`) ? JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) : {};
}

/** The site's start and its home page, which shows the first row; nothing when the build lacks one of them. */
function siteFiles({ 'main.js': start, 'view-page': home }) {
  return start && home ? [...new Set(['main.js', ...start, ...home])].map((file) => `${site}/${file}`) : [];
}

/** What each entry costs before it can run: itself and everything that it imports outright. */
export function measureSizes() {
  const manifest = manifestOf(embed);
  const files = (...entries) => [...new Set(entries.flatMap((entry) => [entry, ...manifest[entry] ?? []]))].map((file) => `${embed}/${file}`);
  const own = (...names) => packed(names.flatMap((name) => (manifest[name] ?? ['not-built']).slice(0, 1)).map((file) => `${embed}/${file}`));
  const engine = (names, alone) => {
    const [ours, bare] = [own(...names), packed([alone])];
    return ours === undefined || bare === undefined ? undefined : ours - bare;
  };
  return {
    loader: packed(files('loader.js')),
    row: packed(files('loader.js', 'footlight-carousel-row.js')),
    section: packed(files('loader.js', 'footlight-section.js')),
    player: packed(files('loader.js', 'footlight-player.js')),
    host: packed(files('bridge-host.js')),
    sessionFrame: packed(files('session.js')),
    site: packed(siteFiles(manifestOf(site))),
    hlsStart: own('engine-hls', 'engine-hls-use'),
    hlsExtra: engine(['engine-hls-whole', 'engine-hls-use'], 'node_modules/hls.js/dist/hls.min.mjs'),
    dashExtra: engine(['engine-dash'], 'node_modules/dashjs/dist/modern/esm/dash.all.min.js'),
  };
}
