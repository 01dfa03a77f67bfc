import type { PayerStep } from '../../../demo/platform/db/tables/purchase/provider-tables.ts';
import type { Rung, Walk } from './walk-step.ts';
import type { Walker } from './walker.ts';

/** What is sold on each rung, and the licence that it gives. */
const shelves: Record<Walk['realm'], Record<Rung, { sku: string; licenceId: string }>> = {
  arena: { low: { sku: 'arena-pass-month', licenceId: 'pass' }, high: { sku: 'arena-season-year', licenceId: 'season' }, other: { sku: 'arena-fight-night', licenceId: 'fight-night' } },
  cinema: { low: { sku: 'cinema-basic-month', licenceId: 'pass' }, high: { sku: 'cinema-premium-month', licenceId: 'premium' }, other: { sku: 'cinema-premium-year', licenceId: 'premium-year' } },
};

/** What is given to somebody else, as a licence of either rung. */
const giftShelves: Record<Walk['realm'], Record<'low' | 'high', string>> = {
  arena: { low: 'pass-3-months', high: 'season-year' },
  cinema: { low: 'basic-3-months', high: 'premium-year' },
};

/** How each country pays without a card, and what its own prices are called by. */
const countries: Record<Walk['country'], { step: PayerStep; provider: string; suffix: string }> = {
  NL: { step: 'IDEAL', provider: 'sandbox-card', suffix: '' },
  BR: { step: 'PIX', provider: 'sandbox-card', suffix: '-brl' },
  PH: { step: 'GCASH', provider: 'sandbox-wallet', suffix: '-php' },
};

/** What a viewer buys on a rung, in their country's money. */
export function shelfOf({ realm, country }: Walker, rung: Rung): { sku: string; licenceId: string } {
  const { sku, licenceId } = shelves[realm][rung];
  return { sku: `${sku}${countries[country].suffix}`, licenceId };
}
export const giftOf = ({ realm }: Walker, rung: 'low' | 'high'): string => giftShelves[realm][rung];

/** The way to pay of a viewer's country. */
export const schemeOf = ({ country }: Walker): { step: PayerStep; provider: string } => countries[country];
