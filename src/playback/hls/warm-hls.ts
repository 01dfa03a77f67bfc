import type { WarmShelf } from '../warm-shelf.ts';
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
export async function warmHls(shelf: WarmShelf, url: string, engineArrived: Promise<unknown>, startAt?: number): Promise<void> {
  const main = await textOf(shelf, url);
  const addresses = firstPlaylistsOf(main.text, main.url);
  const playlists = addresses.length > 0 ? addresses.map((address) => textOf(shelf, address)) : [main];
  await Promise.all(playlists.map(async (coming) => {
    const playlist = await coming;
    await engineArrived;
    // The segment first: it is the heavier one and gets the connection that stands open; its init file may wait for another.
    for (const file of firstFilesOf(playlist.text, playlist.url, startAt).reverse()) shelf.open(file);
  }));
}

/** Reads an answer and leaves it on the shelf for the engine. */
async function textOf(shelf: WarmShelf, url: string): Promise<{ text: string; url: string }> {
  const warm = shelf.open(url);
  if (!warm) return { text: '', url };
  const answer = await warm.response;
  const text = await answer.clone().text();
  return { text, url: answer.url || url };
}
