import * as z from 'zod/mini';
import { readFreeTitle } from '../../api/calls/playback.ts';
import type { FreeTitle } from '../../contracts/playback/playback-details.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import type { PlayerInternals } from './player-internals.ts';
import type { TitleContent } from './player-state.ts';

/**
 * A title as anybody may have it, when it was asked for before this code came.
 *
 * @returns undefined when it was not, or is not free for everybody; never rejects
 */
export function handedTitle({ context, playback }: PlayerInternals, { kind, id }: TitleContent): Promise<FreeTitle | undefined> | undefined {
  const handed = playback.handed(context.settings.origin, `${kind}:${id}`);
  return handed?.then((answer) => z.safeParse(readFreeTitle.output, answer).data?.free);
}

/**
 * The same, as soon as it is known that a guest is watching.
 *
 * chosen: what anybody may have is what a guest gets. A member's own answer may refuse or go on in the middle, so it is waited for.
 *
 * @returns undefined for a member
 */
export async function forGuest(context: StoreContext, free: Promise<FreeTitle | undefined>, signal: AbortSignal): Promise<FreeTitle | undefined> {
  const viewer = await firstViewer(context, signal);
  return viewer.who === 'guest' ? free : undefined;
}

function firstViewer(context: StoreContext, signal: AbortSignal): Promise<Viewer> {
  return new Promise((resolve) => {
    const stop = followViewer(context, { known: resolve, changed: resolve });
    signal.addEventListener('abort', stop);
  });
}
