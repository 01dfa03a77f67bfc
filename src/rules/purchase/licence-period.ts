import type { LabelKey } from '../realm/fallback-texts.ts';

/** @source spec 2 §5, §9 "Period codes supported"; chosen: the label keys, as the spec names none */
const labels: Record<string, LabelKey> = {
  P1D: 'perDay',
  P7D: 'perWeek',
  P1W: 'perWeek',
  P14D: 'per14Days',
  P1M: 'perMonth',
  P2M: 'per2Months',
  P3M: 'per3Months',
  P6M: 'per6Months',
  P1Y: 'perYear',
  P2Y: 'per2Years',
};

/** How often a licence is paid, as a label key; undefined for an unknown period or strategy. */
export function licencePeriodKey({ type, subscriptionPeriod = '' }: { type: string; subscriptionPeriod?: string }): LabelKey | undefined {
  if (type === 'FIXED_DATE' || type === 'PPV') return 'oneTimePayment';
  return type === 'SUBSCRIPTION' && Object.hasOwn(labels, subscriptionPeriod) ? labels[subscriptionPeriod] : undefined;
}
