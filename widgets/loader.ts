import { elementPrefix } from '../src/page/loader-handover.ts';
import { makeElement, ownOf } from '../src/page/own-document.ts';
import { pageGlobal } from '../src/page/page-global.ts';
import { sessionFrame } from '../src/page/session-frame.ts';
import { findOwnScript, type OwnScript } from './loading/find-own-script.ts';
import { askFirstTitle, askSettings, isPlain } from './loading/first-calls.ts';
import { reservePlaces } from './loading/reserve-places.ts';
import { wantsDebug } from './loading/wants-debug.ts';
import { watchTags } from './loading/watch-tags.ts';

type PageNotes = typeof import('./loading/page-notes.ts');

/**
 * The script tag. Finds Footlight's tags in the page, now and later, and loads each one's code on first sight.
 *
 * `data-prefix` chooses another prefix than `footlight`. A second copy of the script does nothing.
 */
declare const __FOOTLIGHT_MANIFEST__: Record<string, readonly string[] | undefined>;
/** Read once: the build writes the whole list wherever its name stands. */
const manifest = __FOOTLIGHT_MANIFEST__;
/** Of every element: `player` for `footlight-player.js`. */
const names = Object.keys(manifest).flatMap((file) => /^footlight-(.*)\.js/.exec(file)?.[1] ?? []);
/** Their own files; what they import is under way with the player's. */
const engineFiles = ['engine-hls', 'engine-hls-use'].flatMap((name) => (manifest[name] ?? []).slice(0, 1));
const hasRun = pageGlobal<boolean>('loader');
/** Here and not with the other causes: without an address none of them can be fetched. */
const lostText = '[footlight] loader-address-unknown: Use <script src="https://…/embed/loader.js">, or data-footlight with that address on your bundle’s script tag.';

if (!hasRun.read()) {
  const own = findOwnScript();
  if (own) start(own);
  else console.error(lostText);
}

function start({ base, prefix, nonce }: OwnScript): void {
  hasRun.write(true);
  // First of all, since it sees what begins after it.
  if (wantsDebug()) void import(`${base}page-debug.js`);
  const origin = new URL(base).origin;
  const away = location.origin !== origin;
  elementPrefix.write(prefix);
  // The session frame travels before any other code: every call with a token goes through it.
  if (away) sessionFrame(origin);
  reservePlaces(prefix);
  const note = (write: (notes: PageNotes) => void) => void import(`${base}page-notes.js`).then(write, () => undefined);
  const fetchAll = (files: readonly string[]) => preload(base, files, nonce);
  const tags = names.map((name) => `${prefix}-${name}`);
  watchTags(prefix, tags, (tag, element) => {
    const entry = `footlight-${tag.slice(prefix.length + 1)}.js`;
    // First, on the connection that is open: the most follows from it.
    if (entry === 'footlight-player.js' && isPlain(element)) askFirstTitle(origin, element, () => fetchAll(engineFiles));
    // An engine is not among them: which one is needed is said by the title's answer.
    fetchAll([entry, ...(manifest[entry] ?? []), ...manifest[away ? 'partner' : 'platform'] ?? []]);
    load(base + entry, (failure) => note(({ noteNotLoaded }) => noteNotLoaded(tag, failure)));
  }, (seen) => note(({ noteUnseen }) => noteUnseen(prefix, tags, seen)));
  askSettings(origin);
}

/** A lost connection may come back; a file that is not there will not. */
function load(address: string, failed: (failure: unknown) => void, tries = 1): void {
  import(address).catch((failure: unknown) => {
    if (tries < 3) setTimeout(load, 1000 * tries, address, failed, tries + 1);
    failed(failure);
  });
}

/** Asks for everything an element needs at once, instead of import after import. */
function preload(base: string, files: readonly string[], nonce = ''): void {
  for (const file of files) {
    const link = makeElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    link.href = base + file;
    (ownOf('head') ?? ownOf('documentElement')).appendChild(link);
  }
}
