import { readInit } from '../../../api/calls/realm.ts';
import type { TrackWishes } from '../../../rules/playback/tracks/track-wish.ts';
import type { StoreContext } from '../../store-context.ts';

const asked = new WeakMap<StoreContext, Map<string, Promise<TrackWishes>>>();

/**
 * The languages that a member's profile prefers; none for a guest. Asked once for each viewer of a page.
 *
 * chosen: a profile that names a caption language wants captions; one that names none leaves them off.
 *
 * @source spec 1 §3 "User preferences: language, subTitleLanguage, audioLanguage"
 */
export async function profileWishes(context: StoreContext): Promise<TrackWishes> {
  const viewer = context.viewer.peek();
  if (viewer?.who !== 'member') return {};
  const known = asked.get(context) ?? new Map<string, Promise<TrackWishes>>();
  asked.set(context, known);
  const name = viewer.id ?? viewer.displayName ?? '';
  const wishes = known.get(name) ?? readWishes(context);
  known.set(name, wishes);
  wishes.catch(() => known.delete(name));
  return wishes;
}

async function readWishes(context: StoreContext): Promise<TrackWishes> {
  const { preferences: { subTitleLanguage, audioLanguage } } = await context.client.call(readInit, {});
  return {
    ...(subTitleLanguage ? { text: { language: subTitleLanguage } } : {}),
    ...(audioLanguage ? { audio: { language: audioLanguage } } : {}),
  };
}
