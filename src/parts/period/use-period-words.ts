import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { licencePeriodKey } from '../../rules/purchase/licence-period.ts';
import { renewalPeriod } from '../../rules/purchase/subscription/renewal-period.ts';

/**
 * How often a licence is paid, in the viewer's language: one of the known periods, else the duration counted out.
 *
 * @returns empty where nobody knows
 * @source spec 2 §5, §9 "Period codes supported"; chosen: a period without a label of its own is counted out, since a price alone reads as paid once
 */
export function usePeriodWords(): (strategy: { type: string; subscriptionPeriod?: string }) => string {
  const label = useLabel();
  const { locale } = useLocale();
  return (strategy) => {
    const key = licencePeriodKey(strategy);
    if (key) return label(key);
    const other = strategy.type === 'SUBSCRIPTION' ? renewalPeriod(strategy.subscriptionPeriod, locale) : undefined;
    return other ? label(other.labelKey, { period: other.period ?? '' }) : '';
  };
}
