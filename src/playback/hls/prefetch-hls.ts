import type { PrefetchCache } from '../prefetch-cache.ts';
import { firstFilesOf, firstPlaylistsOf } from './first-files.ts';

/**
 * Lets an HLS title travel beside its engine.
 *
 * 1. The playlists start at once: they are small and the next addresses stand in them.
 * 2. Init files and first segments of the lowest rung wait until the engine has arrived, so they never slow it down.
 *
 * Failures are nobody's: the engine asks again and says what is wrong.
 *
 * @source design/player.md "First frame", last row of the table
 */
export async function prefetchHls(shelf: PrefetchCache, url: string, engineArrived: Promise<unknown>, startAt?: number): Promise<void> {
  const openFirstFiles = async (text: string, base: string) => {
    await engineArrived;
    // The segment first: it is the heavier one and gets the connection that stands open; its init file may wait for another.
    for (const file of firstFilesOf(text, base, startAt).reverse()) shelf.open(file);
  };
  let playlists: Promise<void>[] = [];
  await lookAt(shelf, url, async (text, base) => {
    const addresses = firstPlaylistsOf(text, base);
    if (addresses.length === 0) return openFirstFiles(text, base);
    playlists = addresses.map((address) => lookAt(shelf, address, openFirstFiles));
  });
  await Promise.all(playlists);
}

/** Reads an answer and leaves it on the shelf for the engine, which gets it after what follows from it was sent for. */
async function lookAt(shelf: PrefetchCache, url: string, look: (text: string, base: string) => Promise<void>): Promise<void> {
  const warm = shelf.open(url);
  if (!warm) return;
  warm.response = warm.response.then(async (answer) => {
    await look(await answer.clone().text(), answer.url || url);
    return answer;
  });
  await warm.response;
}
