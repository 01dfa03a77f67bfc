import type { Receipt } from '../../../contracts/purchase/papers/receipt.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';
import { cardBrand } from '../bank-card/card-brand.ts';
import { schemeName } from './payment-means.ts';

/** What paid: a scheme that every language calls the same, a card or an account by its last digits, or a word. */
export type PaidBy = { kind: 'scheme'; name: string } | { kind: 'card'; brand: string; digits: string } | { kind: 'word'; labelKey: LabelKey };

/** chosen: a card that was removed since is a card all the same */
export function paidBy({ paymentMethodType, cardType, last4Digits = '' }: NonNullable<Receipt['means']>): PaidBy {
  const name = schemeName(paymentMethodType);
  if (name !== undefined) return { kind: 'scheme', name };
  if (paymentMethodType === 'BANK') return { kind: 'word', labelKey: 'bankTransfer' };
  return cardType === undefined ? { kind: 'word', labelKey: 'subscriptionCard' } : { kind: 'card', brand: cardBrand(cardType), digits: last4Digits };
}
