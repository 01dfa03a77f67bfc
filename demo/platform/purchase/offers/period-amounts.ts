/** How many months each period of months has. */
const months: ReadonlyMap<string, number> = new Map(Object.entries<number>({ P1M: 1, P2M: 2, P3M: 3, P6M: 6, P1Y: 12, P2Y: 24 }));

/**
 * What a price comes to by the month, for comparing; none for a period that is no longer than one, or that is not counted in months.
 *
 * @source spec 2 §3 "periodAmounts"; chosen: by the month, rounded up, so that nothing looks cheaper than it is
 */
export function periodAmountsOf(amount: number, period: string | undefined): { period: string; amount: number }[] {
  const count = months.get(period ?? '') ?? 1;
  return count > 1 ? [{ period: 'P1M', amount: Math.ceil(amount / count) }] : [];
}
