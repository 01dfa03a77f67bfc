import { readText } from '../../contracts/wire/parsing/read-text.ts';
import { longestManifest } from '../longest-manifest.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { firstFilesOf, firstPlaylistsOf } from './first-files.ts';

/**
 * Fetches the beginning of an HLS title while its engine is still on the way.
 *
 * 1. The playlists start at once: they are small and hold the next addresses.
 * 2. Init files and first segments of the lowest quality wait until the engine has arrived, so they never slow it down.
 *
 * What fails here is left to the engine, which asks again and reports what is wrong.
 *
 * @source design/player.md "First frame", last row of the table
 */
export async function prefetchHls(cache: PrefetchCache, url: string, engineArrived: Promise<unknown>, startAt?: number): Promise<void> {
  const openFirstFiles = async (text: string, base: string) => {
    await engineArrived;
    // The segment first: it is the heavier one and gets the open connection; its init file may wait for another.
    for (const file of firstFilesOf(text, base, startAt).reverse()) cache.open(file);
  };
  let playlists: Promise<void>[] = [];
  await peekAt(cache, url, async (text, base) => {
    const addresses = firstPlaylistsOf(text, base);
    if (addresses.length === 0) return openFirstFiles(text, base);
    playlists = addresses.map((address) => peekAt(cache, address, openFirstFiles));
  });
  await Promise.all(playlists);
}

/** Reads a response and leaves it in the cache for the engine, which gets it after what follows from it was sent for. */
async function peekAt(cache: PrefetchCache, url: string, look: (text: string, base: string) => Promise<void>): Promise<void> {
  const prefetched = cache.open(url);
  if (!prefetched) return;
  prefetched.response = prefetched.response.then(async (response) => {
    const text = await readText(response.clone(), longestManifest, new TextDecoder());
    if (text === undefined) {
      prefetched.abort();
      throw new Error('too long');
    }
    await look(text, response.url || url);
    return response;
  });
  await prefetched.response;
}
