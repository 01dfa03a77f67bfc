/**
 * The duration of a title: `1 hr 30 min`, or `1 hour 30 minutes` for screen readers.
 *
 * @param seconds below one minute shown as seconds
 */
export function lengthText(seconds: number, locale: string, unitDisplay: 'short' | 'long' = 'short'): string {
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay }).format(value);
  if (seconds < 60) return unit(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])].join(' ');
}
