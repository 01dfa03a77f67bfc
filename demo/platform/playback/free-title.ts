import type * as z from 'zod/mini';
import type { freeTitle } from '../../../src/contracts/playback/playback-details.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { playable, presentPlayable } from './playable.ts';
import type { PlaybackKind } from './playback-callback.ts';
import { streamsOf } from './streams/stream-address.ts';

/** How long a free title is given without looking again. chosen: too short for anybody to notice that it was taken away. */
export const freeTitleSeconds = 10;

/** Ratings that are for adults. chosen: such a title is given to nobody who has not said who is watching. */
const forAdults = /^(?:18|R18|X|R|NC-17|TV-MA)$/;

/**
 * A title that anybody in the place of this request may watch now, with its streams.
 *
 * The caller has no token here, so licences, sign-in, territory and VPN decide as they do for any guest.
 *
 * @returns empty for every other title, known or not
 */
export async function readFreeTitle(caller: Caller, kind: PlaybackKind, id: string): Promise<z.input<typeof freeTitle>> {
  const anybody: Caller = { ...caller, user: undefined };
  caller.life.turnsAt(caller.now + freeTitleSeconds * 1000);
  try {
    const row = await playable(anybody, kind, id);
    const { item, mayPlay } = await presentPlayable(anybody, kind, row);
    // A key is for one viewer, and a refusal is for everybody.
    const { protection, refusal } = row.extras.playback ?? {};
    if (!mayPlay || protection || refusal || forAdults.test(row.ageRating ?? '')) return {};
    return { free: { item, urls: await streamsOf(anybody, row) } };
  } catch (failure) {
    if (failure instanceof PlatformError && failure.status === 404) return {};
    throw failure;
  }
}
