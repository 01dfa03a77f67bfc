import { sameLanguage } from './same-language.ts';
import type { TextWish, TrackWishes } from './track-wish.ts';

/** A text track as far as a choice needs it. */
export interface TextOption {
  id: string;
  language: string;
  kind?: 'captions' | 'forced';
  byDefault?: boolean;
}

/**
 * Which captions a title shows: what the highest rung wants of what the title has, then the title's own default.
 *
 * A rung that wants a language which the title has not leaves the choice to the next one; one that wants none decides.
 *
 * @param rungs this session, this series on this device, the profile
 * @returns null for none
 * @source design/player.md "Tracks … preference ladder"; spec 1 §3 "User preferences"
 */
export function preferredText(tracks: readonly TextOption[], rungs: readonly TrackWishes[]): string | null {
  const offered = tracks.filter(({ kind }) => kind !== 'forced');
  for (const { text } of rungs) {
    if (text === null) return null;
    const match = text && bestText(offered, text);
    if (match) return match.id;
  }
  return offered.find(({ byDefault }) => byDefault)?.id ?? null;
}

/** The nearest region of the language, then the kind that was wanted. */
export function bestText<T extends TextOption>(tracks: readonly T[], wish: TextWish): T | undefined {
  const worth = ({ language, kind }: TextOption) => sameLanguage(language, wish.language) * 2 + Number(kind === wish.kind);
  const [best] = tracks.filter(({ language }) => sameLanguage(language, wish.language) > 0).sort((one, other) => worth(other) - worth(one));
  return best;
}

/**
 * The track for what is foreign to those who understand the spoken language; shown while captions are off.
 *
 * @param spoken BCP 47
 * @returns null where the title has none
 */
export function forcedText(tracks: readonly TextOption[], spoken: string): string | null {
  return bestText(tracks.filter(({ kind }) => kind === 'forced'), { language: spoken })?.id ?? null;
}
