import type { Price } from './price-text.ts';

/**
 * The offer that is marked before the viewer chooses: the one with the lowest price.
 *
 * Who holds a licence already is only sold more, so nothing is marked.
 *
 * @param offers in the order in which they are shown
 * @param holdsAny whether this viewer holds any licence of the tenant
 * @source chosen: the spec names no choice; the dearer offer is never the marked one
 */
export function firstChoice<O extends { price: Price; refusalKey?: unknown }>(offers: readonly O[], holdsAny: boolean): O | undefined {
  const open = offers.filter(({ refusalKey }) => !refusalKey);
  if (holdsAny) return undefined;
  return open.reduce<O | undefined>((least, one) => (!least || valueOf(one.price) < valueOf(least.price) ? one : least), undefined);
}

function valueOf({ amount, scale }: Price): number {
  return amount / 10 ** scale;
}
