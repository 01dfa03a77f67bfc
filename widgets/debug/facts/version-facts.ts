import { appVersion } from '../../../src/contracts/wire/app-version.ts';

/** Which build of a part a page has. */
export interface VersionFacts {
  part: 'script' | 'frames and platform';
  address: string;
  /** `v1.2` where the page pins a release, else `newest`. */
  release: string;
  /** A short mark of the files' names, which hold their hashes: the same mark, the same build. */
  build: string;
}

/** @param base the folder that the page's script came from, with a slash at its end */
export async function readVersions(base: string): Promise<VersionFacts[]> {
  const newest = new URL('/embed/', base).href;
  const [own, served] = await Promise.all([markOf(base), markOf(newest)]);
  const [, release = `newest (${appVersion})`] = /\/embed\/(v[\d.]+)\/$/.exec(base) ?? [];
  return [{ part: 'script', address: base, release, build: own }, { part: 'frames and platform', address: newest, release: 'newest', build: served }];
}

async function markOf(folder: string): Promise<string> {
  try {
    return shortMark(await (await fetch(`${folder}manifest.json`)).text());
  } catch {
    return 'does not answer';
  }
}

/** FNV-1a, 32 bits: pages without TLS have no other hash, and nothing depends on this one. */
function shortMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
