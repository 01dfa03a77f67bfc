import type { LabelKey } from '../../realm/fallback-texts.ts';

/** @source spec 2 §5 "Period codes supported"; chosen: the label keys, as the spec names none */
const known = {
  P1D: 'everyDay', P7D: 'everyWeek', P1W: 'everyWeek', P14D: 'every14Days',
  P1M: 'everyMonth', P2M: 'every2Months', P3M: 'every3Months', P6M: 'every6Months',
  P1Y: 'everyYear', P2Y: 'every2Years',
} as const satisfies Record<string, LabelKey>;

/** How often something is renewed: a label key, and for `{period}` in its words the time itself. */
export interface RenewalPeriod {
  labelKey: LabelKey;
  period?: string;
}

const units = ['year', 'month', 'week', 'day'] as const;

/**
 * The words for a subscription's period.
 *
 * @param period an ISO duration of days, weeks, months and years
 * @returns undefined for what is no such duration, or none at all
 * @source spec 2 §2 "Renewal wording depends on the subscription period", §5 "Patterns follow ISO durations with D, W, M, Y"; chosen: other durations than the ten are counted out
 */
export function renewalPeriod(period: string | undefined, locale: string): RenewalPeriod | undefined {
  if (period === undefined) return undefined;
  if (Object.hasOwn(known, period)) return { labelKey: known[period as keyof typeof known] };
  const [, ...counts] = /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,4})D)?$/.exec(period) ?? [];
  const parts = units.flatMap((unit, at) => (Number(counts[at] ?? 0) > 0 ? [counted(Number(counts[at]), unit, locale)] : []));
  return parts.length === 0 ? undefined : { labelKey: 'everyPeriod', period: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) };
}

const counted = (count: number, unit: (typeof units)[number], locale: string): string => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
