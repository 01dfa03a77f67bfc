import { parse } from 'node:path';
import type { GetManualChunk, ManualChunkMeta } from 'rollup';

const LIBRARIES = /\/node_modules\/(?:preact|react|react-dom|scheduler|@r2wc|@preact)\//;
const ENGINES = [
  { chunk: 'engine-hls', library: /\/node_modules\/(?:hls\.js\/src(?!\/controller\/cmcd-controller)|eventemitter3|url-toolkit|@svta\/cml-(?:id3|utils))\/|hls-left-out$/, own: /\/src\/playback\/hls\/lean-hls\.ts$/ },
  { chunk: 'engine-hls-whole', library: /\/node_modules\/hls\.js\/dist\//, own: /\/src\/playback\/hls\/whole-hls\.ts$/ },
  { chunk: 'engine-hls-use', library: /^$/, own: /\/src\/playback\/hls\// },
  { chunk: 'engine-dash', library: /\/node_modules\/dashjs\//, own: /\/src\/playback\/dash\// },
];
/** What a tenant may ask for beside the lean hls.js. */
const CMCD = /\/src\/playback\/hls\/cmcd-controller\.ts$|hls-cmcd$|\/hls\.js\/src\/controller\/cmcd-controller\.ts$|\/@svta\/cml-cmcd\//;
const PARTNER = /\/bridge\/host\/|\/src\/runtime\/partner-core\.ts$/;
const PLATFORM = /\/src\/runtime\/platform-core\.ts$/;
const CAUSES = /\/src\/runtime\/causes\//;
const ELEMENT = /^footlight-/;
const PLAYER = 'footlight-player';
/** Both draw the player's controls. */
const PLAYERS = new Set([PLAYER, 'footlight-multi-view']);
const LATE = 'late-slot';
const SITE = 'main';
const HOME = 'view-page';

/**
 * Which chunk a module travels in.
 *
 * - `core`: what the player shares with any other element, libraries too
 * - `playback`: what else the player needs, whether it stands in the page or in a frame, and what the engines share
 * - `browse`: what else rows and the guide share, with what rows, lists and forms have in common
 * - `partner`: the way to the session frame, which the platform's own pages do not need; `platform`: the session itself, which a partner's page does not
 * - `causes`: what a page's author is told when something is wrong
 * - dash.js with its adapter in one; the lean and the whole hls.js each by itself, what plays around them in a third
 * - on the site, which has no elements: `view`, the view library, `core`, all else that its start needs, and `home`, what composed pages need beside it
 *
 * Few files on purpose: a browser asks a host for six at a time, and every further one is another round trip before the first frame.
 *
 * An adapter's file that something outside its folder reaches outright, directly or through another, stays out of the engine's chunk; with it, every player would wait for the engine.
 */
export const chunkName: GetManualChunk = (id, meta) => {
  if (CMCD.test(id)) return 'engine-hls-cmcd';
  if (CAUSES.test(id)) return 'causes';
  if (PARTNER.test(id)) return 'partner';
  if (PLATFORM.test(id)) return 'platform';
  // Both ends of the bridge use one, both ways to the session the other, and one must not bring the other.
  if (/\/bridge\/contract\/messages\/random-id\.ts$|\/contracts\/wire\/changed\.ts$/.test(id)) return 'core';
  // Too small for a file of its own.
  if (/\/src\/parts\/feedback\/error-boundary\.tsx$/.test(id)) return 'core';
  const entries = entriesOf(id, meta.getModuleInfo);
  if (entries.has(PLAYER)) return [...entries].some((entry) => ELEMENT.test(entry) && !PLAYERS.has(entry)) ? 'core' : 'playback';
  // What a player fetches right after its first picture shares with every element, too.
  if (entries.has(LATE) && [...entries].some((entry) => ELEMENT.test(entry) && !PLAYERS.has(entry))) return 'core';
  if (entries.has('footlight-carousel-row') && entries.has('footlight-epg-grid')) return 'browse';
  if (LIBRARIES.test(id)) return 'view';
  if (entries.has(SITE)) return 'core';
  if (entries.has(HOME)) return 'home';
  // What rows, lists and forms have in common is too small for a file each.
  if (/\/src\/(?:ui\/(?:feedback\/skeleton\.tsx|icon\/lock-icon\.ts)|contracts\/catalogue\/pictures\/picture-set\.ts|store\/paged-list\.ts|rules\/lists\/heart-visible\.ts)$/.test(id)) return 'browse';
  if (/\/(?:or-nothing|use-near-view|wide-picture|view-choices|facet-words|next-sort|destination-of-path)\.ts$/.test(id)) return 'composed';
  // How one moves in a guide, in its grid and in the mini guide.
  if (/\/src\/rules\/guide\/guide-(?:keys|move)\.ts$/.test(id)) return 'guide-moves';
  // The heart and the list behind it.
  if (/\/src\/(?:store\/lists\/favourite(?:s|-marks|s-source)|contracts\/lists\/watchlist|api\/calls\/lists\/watchlists|rules\/lists\/(?:list-facts|watchlist-toggle-visible)|parts\/heart-button\/(?:use-favourite|heart-button)|ui\/icon\/heart-icons)\.tsx?$/.test(id)) return 'hearts';
  if (/\/src\/playback\/[^/]+\.ts$/.test(id)) return 'playback';
  for (const { chunk, library, own } of ENGINES) {
    if (library.test(id)) return chunk;
    if (isOwnAlone(id, own, meta.getModuleInfo)) return chunk;
  }
  return undefined;
};

/** Names of the entries that need a module before they can run; an entry itself belongs to nobody. */
function entriesOf(id: string, getModuleInfo: ManualChunkMeta['getModuleInfo']): Set<string> {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const info = getModuleInfo(at);
    if ((info?.isEntry || parse(at).name === LATE || parse(at).name === HOME) && at !== id) entries.add(parse(at).name);
    info?.importers.forEach(climb);
  };
  if (!getModuleInfo(id)?.isEntry) climb(id);
  return entries;
}

/** Whether a file is reached outright by its own folder alone, all the way up. */
function isOwnAlone(id: string, own: RegExp, getModuleInfo: ManualChunkMeta['getModuleInfo']): boolean {
  return own.test(id) && (getModuleInfo(id)?.importers ?? []).every((importer) => isOwnAlone(importer, own, getModuleInfo));
}
