import type { Card } from '../../../contracts/purchase/card.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** chosen: two months before it ends a card is said to end soon, so that no renewal is missed */
const soonMs = 60 * 86_400_000;

/**
 * What is said of a card's end, as a label key. A card is good through the last day of its month.
 *
 * @param now epoch milliseconds
 */
export function cardExpiryKey({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>, now: number): Extract<LabelKey, 'cardExpired' | 'cardExpiresSoon' | 'cardExpires'> {
  const end = Date.UTC(expiryYear, expiryMonth, 1);
  if (end <= now) return 'cardExpired';
  return end - now <= soonMs ? 'cardExpiresSoon' : 'cardExpires';
}
