import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Discount } from '../../../contracts/purchase/discount.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { usePeriodWords } from '../../../parts/period/use-period-words.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { lineWords } from '../../../rules/purchase/subscription/line-words.ts';
import type { RenewalPeriod } from '../../../rules/purchase/subscription/renewal-period.ts';
import { subscriptionLine } from '../../../rules/purchase/subscription/subscription-line.ts';
import type { SubscriptionProblem } from '../../../rules/purchase/subscription/subscription-problem.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';

interface ShownPrice { amount: number; scale: number; currency: string; taxInclusive?: boolean }

/** What is said of a subscription, in the viewer's language. */
export interface SubscriptionWords {
  line(held: HeldLicence, now: number): string;
  /** A whole date, where there is room for one. */
  date(at: number): string;
  /** With the tax that comes on top of it, where one does. */
  price(price: ShownPrice): string;
  /** How often the price is paid; empty where nobody knows. */
  period(held: HeldLicence): string;
  /** What a discount takes off. @param price whose scale and currency an amount has */
  discount(discount: Discount, price: HeldLicence['price']): string | undefined;
  /** What the platform said, joined, or our own words. @source spec 2 §8 "rejected with joined messages" */
  problem(problem: SubscriptionProblem): string;
}

export function useSubscriptionWords(): SubscriptionWords {
  const label = useLabel();
  const { labels } = useRuntime().store;
  const { locale } = useLocale();
  const periodWords = usePeriodWords();
  const every = ({ labelKey, period = '' }: RenewalPeriod) => label(labelKey, { period });
  return {
    line(held, now) {
      const { labelKey, date = '', every: period } = lineWords(subscriptionLine(held.status, { now }), { period: held.purchaseStrategy.subscriptionPeriod, locale, moment: { now } });
      const line = label(labelKey, { date });
      return period ? label('subscriptionLineEvery', { line, every: every(period) }) : line;
    },
    date: (at) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(at),
    price: (price) => (price.taxInclusive === false && price.amount > 0 ? label('subscriptionPlusTax', { price: priceText(price, locale) }) : priceText(price, locale)),
    period: ({ purchaseStrategy }) => periodWords(purchaseStrategy),
    discount({ type, percentage, amount }, price) {
      if (type === 'PERCENTAGE' && percentage !== undefined) return new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100);
      return type === 'AMOUNT' && amount !== undefined && price ? priceText({ ...price, amount }, locale) : undefined;
    },
    problem: ({ labelKey, messages }) => (messages.length > 0 ? messages.map((message) => labels.platformText(message, message)).join(' ') : label(labelKey)),
  };
}
