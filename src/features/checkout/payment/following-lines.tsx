import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import { followingPayments, type FollowingLine } from '../../../rules/purchase/following-payments.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';

const dayMs = 86_400_000;

/** What comes after today: when a free trial ends, for how long a voucher counts, and the price from then on. @param period how often that is paid, in words */
export function FollowingLines({ basket, period }: { basket: Basket; period: string }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { context } = useRuntime().store;
  const lines = followingPayments(basket);
  const text = (amount: number) => priceText({ amount, scale: basket.scale, currency: basket.currency }, locale);
  const words = (line: FollowingLine): string => {
    switch (line.labelKey) {
      case 'trialUntil':
        return label('trialUntil', { date: new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(context.now() + line.days * dayMs) });
      case 'thenPrice':
        return label('thenPrice', { amount: text(line.amount), period });
      case 'discountAlways':
        return label('discountAlways');
      default:
        return label(line.labelKey, { count: String(line.count), amount: text(line.amount), full: text(line.full), period });
    }
  };
  return lines.length === 0 ? null : <p className="fl-payment__following" part="following">{lines.map(words).join(' ')}</p>;
}
