import { readInit } from '../../../api/calls/realm.ts';
import type { TrackWishes } from '../../../rules/playback/tracks/track-wish.ts';
import type { StoreContext } from '../../store-context.ts';
import { guestPreferences } from '../preferences/guest-preferences.ts';
import type { Preferences } from '../preferences/viewer-preferences.ts';

const asked = new WeakMap<StoreContext, Map<string, Promise<TrackWishes>>>();

/** What was asked on a page; forgotten when a profile changes, here or elsewhere. */
function askedOf(context: StoreContext): Map<string, Promise<TrackWishes>> {
  const known = asked.get(context);
  if (known) return known;
  const made = new Map<string, Promise<TrackWishes>>();
  asked.set(context, made);
  context.onChanged(({ subject }) => void (subject === 'profile' && made.clear()));
  return made;
}

/**
 * The languages that a member's profile prefers, or a guest in this browser. Asked once for each member of a page.
 *
 * chosen: a profile that names a caption language wants captions; one that names none leaves them off.
 *
 * @source spec 1 §3 "User preferences: language, subTitleLanguage, audioLanguage"
 */
export async function profileWishes(context: StoreContext): Promise<TrackWishes> {
  const viewer = context.viewer.peek();
  if (viewer?.who !== 'member') return viewer ? wishesOf(guestPreferences()) : {};
  const known = askedOf(context);
  const name = viewer.id ?? viewer.displayName ?? '';
  const wishes = known.get(name) ?? context.client.call(readInit, {}).then(({ preferences }) => wishesOf(preferences));
  known.set(name, wishes);
  wishes.catch(() => known.delete(name));
  return wishes;
}

const wishesOf = ({ subTitleLanguage, audioLanguage }: Preferences): TrackWishes => ({
  ...(subTitleLanguage ? { text: { language: subTitleLanguage } } : {}),
  ...(audioLanguage ? { audio: { language: audioLanguage } } : {}),
});
