/**
 * A position as a clock shows it: `1:05`, `1:02:03`.
 *
 * @param withHours also below an hour, for a constant width in a long title
 */
export function clockTimeOf(seconds: number, withHours = seconds >= 3600): string {
  const whole = wholeSeconds(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return withHours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A position as screen-reader text, in the viewer's language: `1 hour 2 minutes 3 seconds`. */
export function spokenTimeOf(seconds: number, locale: string): string {
  const whole = wholeSeconds(seconds);
  const parts = [
    { value: Math.floor(whole / 3600), unit: 'hour' },
    { value: Math.floor(whole / 60) % 60, unit: 'minute' },
    { value: whole % 60, unit: 'second' },
  ].filter(({ value }, at) => value > 0 || (at === 2 && whole === 0));
  return parts.map(({ value, unit }) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)).join(' ');
}

/** Media durations are sums of frames: 63.999999 is 64. */
const wholeSeconds = (seconds: number) => Math.max(0, Math.floor(seconds + 0.01));
