/** A number and its unit in the viewer's language, apart: `4`, `hours`. */
export function countdownWords(value: number, unit: string, locale: string): { number: string; name: string } {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value);
  const name = parts.filter(({ type }) => type === 'unit').map((part) => part.value).join('').trim();
  return { number: new Intl.NumberFormat(locale, { minimumIntegerDigits: unit === 'day' ? 1 : 2 }).format(value), name };
}
