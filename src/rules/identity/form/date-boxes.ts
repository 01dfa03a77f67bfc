/** The boxes of a date. */
export type DateBox = 'year' | 'month' | 'day';
export type DateBoxes = Readonly<Record<DateBox, string>>;

export const noDate: DateBoxes = { year: '', month: '', day: '' };
const digitsOf: Record<DateBox, number> = { year: 4, month: 2, day: 2 };
const most: Record<DateBox, number> = { year: 9999, month: 12, day: 31 };

/**
 * The boxes in the order of the locale's dates; year first where it is unknown.
 *
 * @source spec 3 §5 "three boxes ordered by the locale's date format (default year first)"
 */
export function dateOrder(locale: string): DateBox[] {
  try {
    const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
    const found = parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
    return found.length === 3 ? found : ['year', 'month', 'day'];
  } catch {
    return ['year', 'month', 'day'];
  }
}

/** Digits of Arabic and Persian keyboards as the value writes them. */
function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * What a box holds after typing; undefined for input that is ignored.
 *
 * @source spec 3 §5 "Year allows 0 to 4 digits. Month allows up to 2 digits and at most 12. Day allows up to 2 digits and at most 31"
 */
export function typedInBox(box: DateBox, typed: string): string | undefined {
  const text = plainDigits(typed);
  return /^\d*$/u.test(text) && text.length <= digitsOf[box] && Number(text) <= most[box] ? text : undefined;
}

/** Whether typing goes on in the next box. @source spec 3 §5 "A filled box auto-advances focus" */
export function isBoxFilled(box: DateBox, text: string): boolean {
  return text.length === digitsOf[box];
}

/** `YYYY-MM-DD` once all three are filled, else null. @source spec 3 §5 */
export function dateOfBoxes({ year, month, day }: DateBoxes): string | null {
  if (year === '' || month === '' || day === '') return null;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The boxes of a date that was filled in before. */
export function boxesOfDate(date: string | null | undefined): DateBoxes {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date ?? '') ?? [];
  return year && month && day ? { year, month, day } : noDate;
}

/** Whether a calendar has the day. chosen: years from 1900 on */
export function isRealDate(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) && date >= '1900';
}
