/** A pause for advertising in a title. */
export interface AdBreak {
  id: string;
  position: 'PRE' | 'MID' | 'POST';
  /** Seconds; 0 before the title, infinite after it. */
  at: number;
}

const clock = /^(\d{1,3}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?$/;
const percentage = /^(\d{1,3}(?:\.\d+)?)%$/;

/**
 * Where a break of a VMAP document is.
 *
 * @param offset `start`, `end`, `00:10:00.000` or `25%`
 * @param duration seconds of the title, if known
 * @returns undefined where it cannot be placed, such as `#2`: the title says nothing of numbered places
 * @source https://www.iab.com VMAP 1.0.1 §2.3.1 "timeOffset"
 */
export function breakPlaceOf(offset: string, duration: number | undefined): Pick<AdBreak, 'position' | 'at'> | undefined {
  if (offset === 'start') return { position: 'PRE', at: 0 };
  if (offset === 'end') return { position: 'POST', at: Infinity };
  return placeOf(secondsOf(offset, duration), duration);
}

/** Where a break at a second is: at the very start it is before the title, at the end after it. */
export function placeOf(seconds: number | undefined, duration = Infinity): Pick<AdBreak, 'position' | 'at'> | undefined {
  if (seconds === undefined || !(seconds >= 0)) return undefined;
  if (seconds === 0) return { position: 'PRE', at: 0 };
  return seconds >= duration ? { position: 'POST', at: Infinity } : { position: 'MID', at: seconds };
}

function secondsOf(offset: string, duration: number | undefined): number | undefined {
  const part = percentage.exec(offset);
  if (part) return duration === undefined || Number(part[1]) > 100 ? undefined : (duration * Number(part[1])) / 100;
  const match = clock.exec(offset);
  if (!match) return undefined;
  const [, hours, minutes, seconds, rest = ''] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(rest.padEnd(3, '0')) / 1000;
}
