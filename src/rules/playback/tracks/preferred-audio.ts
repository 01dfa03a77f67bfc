import { sameLanguage } from './same-language.ts';
import type { AudioWish, TrackWishes } from './track-wish.ts';

/** A sound track as far as a choice needs it. */
export interface AudioOption {
  id: string;
  language: string;
  role?: 'description' | 'commentary';
  active: boolean;
}

/**
 * Which sound a title plays: what the highest rung wants of what the title has; otherwise what the engine began with.
 *
 * A description or a commentary is heard by who asked for it: where an engine began with one, the main sound of its language comes instead.
 *
 * @param rungs this session, this series on this device, the profile
 * @returns undefined where the title has no choice
 * @source design/player.md "Tracks … preference ladder"; spec 1 §3 "User preferences"
 */
export function preferredAudio(tracks: readonly AudioOption[], rungs: readonly TrackWishes[]): string | undefined {
  for (const { audio } of rungs) {
    const match = audio && bestAudio(tracks, audio);
    if (match) return match.id;
  }
  const begun = tracks.find(({ active }) => active);
  if (!begun?.role) return begun?.id;
  return (bestAudio(tracks.filter(({ role }) => !role), { language: begun.language }) ?? tracks.find(({ role }) => !role) ?? begun).id;
}

/** The role first: who does not see needs the description in another region's accent rather than none; a main sound is better than another role. */
function bestAudio(tracks: readonly AudioOption[], wish: AudioWish): AudioOption | undefined {
  const worth = ({ language, role }: AudioOption) => (role === wish.role ? 6 : role ? 0 : 3) + sameLanguage(language, wish.language);
  const [best] = tracks.filter(({ language }) => sameLanguage(language, wish.language) > 0).sort((one, other) => worth(other) - worth(one));
  return best;
}
