/** Date and time on a wall, without a zone. `month` from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const dayMs = 86_400_000;
const quarterMs = 15 * 60_000;
const writers = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
/** chosen: two guides of seventeen days, by the quarter of an hour */
const mostOffsets = 4_000;

/** @returns undefined for a zone that the browser does not know: its own is used then */
export function knownZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function writerOf(zone: string | undefined): Intl.DateTimeFormat {
  const key = zone ?? '';
  const writer = writers.get(key) ?? new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
  });
  writers.set(key, writer);
  return writer;
}

/** What clocks of a zone show. @param moment epoch milliseconds @param zone an IANA name; the viewer's own without one */
export function wallTimeOf(moment: number, zone: string | undefined): WallTime {
  const at = new Date(moment + offsetOf(moment, zone));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), hour: at.getUTCHours(), minute: at.getUTCMinutes() };
}

/** How far a zone's clocks are ahead of UTC, milliseconds. Kept by the quarter of an hour: no zone changes within one. */
export function offsetOf(moment: number, zone: string | undefined): number {
  const quarter = Math.floor(moment / quarterMs) * quarterMs;
  const key = `${zone ?? ''} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(writerOf(zone).formatToParts(quarter).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute) - quarter;
  if (offsets.size > mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * The moment at which clocks of a zone show a time; the first one where they show it twice.
 *
 * A time that is skipped is as much later as clocks are put forward, so a day whose midnight is skipped begins with the change.
 *
 * @returns epoch milliseconds
 */
export function momentOf({ year, month, day, hour, minute }: WallTime, zone: string | undefined): number {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const [before, after] = [offsetOf(wall - dayMs, zone), offsetOf(wall + dayMs, zone)];
  const fits = [wall - before, wall - after].sort((one, other) => one - other).find((moment) => moment + offsetOf(moment, zone) === wall);
  return fits ?? wall - before;
}
