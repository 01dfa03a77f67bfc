import type { Label } from '../../../../binding/use-label.ts';
import type { PlaybackDetails } from '../../../../contracts/playback/playback-details.ts';
import { isRestricted } from '../../../../rules/playback/outcome-actions.ts';
import type { PlaybackOutcome } from '../../../../rules/playback/playback-outcome.ts';
import { formatLocale } from '../../../../rules/wire/format-locale.ts';

/** @returns undefined for a code that names no country */
function countryName(code: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

/** When a title starts, as the viewer says it: day and time of their own place. */
export function startTime(moment: number, locale: string): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(moment);
}

/** Why a title does not play, for the viewer. @source spec 1 §4.1, §8; GEOBLOCKED names the caller's country */
export function panelWords(outcome: PlaybackOutcome, item: PlaybackDetails | undefined, label: Label, locale: string): string {
  const { kind, labelKey, startsAt } = outcome;
  const country = item?.callerCountryCode && countryName(item.callerCountryCode, locale);
  if (kind === 'geoblocked' && country) return label('playbackGeoblockedIn', { country });
  if (kind === 'not-available' && startsAt !== undefined) return label('premiereStarts', { time: startTime(startsAt, locale) });
  return label(isRestricted(outcome) ? 'titleRestrictedLead' : labelKey);
}
