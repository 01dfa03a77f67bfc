/** An integer amount; `scale` is its number of decimals. */
export interface Price {
  amount: number;
  scale: number;
  currency: string;
}

/**
 * A price in the viewer's language, with as many decimals as the scale states.
 *
 * The decimal is formatted as text, never as a floating-point number. In Arabic the price is isolated and reads from left
 * to right, its sign first: `$11.99`, as cards and receipts print it.
 *
 * @source spec 2 §2 "Price is shown with as many decimals as the scale states"; order of Arabic prices chosen: the spec gives none
 */
export function priceText({ amount, scale, currency }: Price, locale: string): string {
  const decimal = decimalText(amount, scale) as `${number}`;
  const decimals = { minimumFractionDigits: scale, maximumFractionDigits: scale };
  try {
    const price = (language: string) => new Intl.NumberFormat(language, { style: 'currency', currency, ...decimals }).format(decimal);
    return /^ar\b/.test(locale) ? `\u2066${price('en')}\u2069` : price(locale);
  } catch {
    // A currency that Intl refuses is shown by its code, and so is an amount with more decimals than it formats.
    const number = scale < 0 || scale > mostDecimals ? decimal : new Intl.NumberFormat(locale, decimals).format(decimal);
    return `${number} ${currency}`.trim();
  }
}

/** What every browser formats. */
const mostDecimals = 20;

function decimalText(amount: number, scale: number): string {
  const decimals = Math.max(0, scale);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
