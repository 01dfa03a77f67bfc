import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { usePeriodWords } from '../period/use-period-words.ts';

interface PlanPrice { amount: number; scale: number; currency: string }

/** What is said of plans, in the viewer's language. */
export interface PlanWords {
  money(price: PlanPrice): string;
  /** What each period costs, with the tax that comes on top of it, where one does. */
  price(price: PlanPrice & { taxInclusive: boolean }, period: string | undefined): string;
  /** How often a price is paid; empty where nobody knows. @param period an ISO duration */
  period(period: string | undefined): string;
  date(at: number): string;
}

export function usePlanWords(): PlanWords {
  const label = useLabel();
  const { locale } = useLocale();
  const money = (price: PlanPrice) => priceText(price, locale);
  const words = usePeriodWords();
  const period = (subscriptionPeriod = '') => words({ type: 'SUBSCRIPTION', subscriptionPeriod });
  return {
    money,
    price({ taxInclusive, ...price }, subscriptionPeriod) {
      const text = `${money(price)} ${period(subscriptionPeriod)}`.trimEnd();
      return taxInclusive ? text : label('subscriptionPlusTax', { price: text });
    },
    period,
    date: (at) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(at),
  };
}
