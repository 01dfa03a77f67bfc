import type * as z from 'zod/mini';
import type { freeTitle } from '../../../src/contracts/playback/playback-details.ts';
import { isShownAt } from '../identity/profiles/viewing-level.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { playable, presentPlayable } from './playable.ts';
import type { PlaybackKind } from './playback-callback.ts';
import { streamsOf } from './streams/stream-address.ts';

/** How long a free title is given without looking again. chosen: too short for anybody to notice that it was taken away. */
export const freeTitleSeconds = 10;

/**
 * A title that anybody in the place of this request may watch now, with its streams.
 *
 * The caller has no token here, so licences, sign-in, territory and VPN decide as they do for any guest. Nobody has said who is watching either: only what every
 * profile may be shown is given, so that no page of a child fetches, and no document names, streams above its level. A guest plays the others by their own answer.
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
    if (!mayPlay || protection || refusal || !isShownAt('RESTRICTED', row.ageRating)) return {};
    return { free: { item, urls: await streamsOf(anybody, row) } };
  } catch (failure) {
    if (failure instanceof PlatformError && failure.status === 404) return {};
    throw failure;
  }
}
