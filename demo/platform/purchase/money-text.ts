/** An integer amount with its number of decimals. */
export interface Money { amount: number; scale: number; currency: string }

/** The amount as a decimal that Intl reads exactly. */
function decimalText({ amount, scale }: Money): `${number}` {
  const digits = String(Math.abs(amount)).padStart(scale + 1, '0');
  const decimal = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return `${amount < 0 ? '-' : ''}${decimal}` as `${number}`;
}

/** Money as papers and mails say it; in Arabic it reads from left to right, as on the site. */
export function moneyText(money: Money, locale: string): string {
  const { scale, currency } = money;
  const decimals = { minimumFractionDigits: scale, maximumFractionDigits: scale };
  const text = (language: string) => new Intl.NumberFormat(language, { style: 'currency', currency, ...decimals }).format(decimalText(money));
  return locale.startsWith('ar') ? `\u2066${text('en')}\u2069` : text(locale);
}

/** A day as papers and mails say it. English is the world's, as on the site. @param timeZone in which it is that day; papers are the seller's, and name days in UTC */
export const dayText = (at: number, locale: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-001' : locale.startsWith('ar') ? 'ar-u-nu-latn' : locale, { dateStyle: 'long', timeZone }).format(at);
