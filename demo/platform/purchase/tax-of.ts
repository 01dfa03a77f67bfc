import type { TaxSeed } from '../db/tables/realm-tables.ts';

/** Tax within a price, or on top of it, in the price's own integers. */
export const taxOf = (amount: number, { percent, inclusive }: TaxSeed): number =>
  Math.round(inclusive ? (amount * percent) / (100 + percent) : (amount * percent) / 100);
