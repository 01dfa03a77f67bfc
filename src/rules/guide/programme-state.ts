import type { GuideProgramme, ProgrammeFlag } from '../../contracts/guide/guide-programme.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';
import { airingOf } from './cell-of.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/**
 * Whether the recording may be watched now.
 *
 * @source design/guide.md "catch-up window"; chosen: a recording without a window can be watched once the broadcast is over
 */
export function hasRecording({ programme, ...span }: GuideSpan, now: number): boolean {
  if (!programme?.vodId) return false;
  const { catchUp } = programme;
  return catchUp ? catchUp.from <= now && now < catchUp.until : airingOf(span, now).state === 'past';
}

/** Whether what is on can be watched from its beginning. @source spec 1 §2.4 "restart status" */
export function canRestart({ programme, ...span }: GuideSpan, now: number): boolean {
  return airingOf(span, now).state === 'live' && (programme?.restartUntil ?? -Infinity) > now;
}

/** What is said of each flag. */
export const flagLabels: Readonly<Record<ProgrammeFlag, LabelKey>> = {
  LIVE: 'flagLive', NEW: 'flagNew', REPEAT: 'flagRepeat', CAPTIONS: 'flagCaptions', AUDIO_DESCRIPTION: 'flagAudioDescription', SIGNING: 'flagSigning',
};

/** The flags that this build knows, in the order of `flagLabels`, each once. */
export function flagsOf({ flags = [] }: Pick<GuideProgramme, 'flags'>): ProgrammeFlag[] {
  return (Object.keys(flagLabels) as ProgrammeFlag[]).filter((flag) => flags.includes(flag));
}
