import type { Cards } from '../../../contracts/purchase/card.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { paysIn } from '../bank-card/card-brand.ts';
import { cardExpiryKey } from '../bank-card/card-expiry.ts';
import { offeredMeans, type OfferedMeans } from '../payment/payment-means.ts';
import { isCurrent } from './is-current.ts';

/** A subscription that nothing pays for once its paid time is over: its payer allowed one payment alone, and a card makes it go on. */
export const isPaidOnce = ({ status, card, changes, price, purchaseStrategy: { type } }: HeldLicence): boolean =>
  type === 'SUBSCRIPTION' && status.autoRenewingStatus === 'NOT_RENEWING' && !card && (price?.amount ?? 0) > 0 && !changes.includes('REACTIVATE');

/** Whether another card can pay for a licence: something of it is open or follows, or nothing pays what would follow, and no other shop manages it. */
export function takesCard(held: HeldLicence): boolean {
  const { status, due } = held;
  if (status.licencePayment?.paymentProviderInfo?.managed || !status.licencePayment || !isCurrent(status)) return false;
  return isPaidOnce(held) || due !== undefined || status.pauseState === 'PAUSED' || status.autoRenewingStatus !== 'NOT_RENEWING';
}

/**
 * The cards that can pay for a licence from now on, and a new one. A card that has ended, or an account of another currency, is left out.
 *
 * chosen: the card that pays now is offered only where something is open, and last, since it was refused
 *
 * @param now epoch milliseconds
 */
export function licenceMeans({ card, due, price }: HeldLicence, { cards, fields }: Pick<Cards, 'cards' | 'fields'>, now: number): readonly OfferedMeans[] {
  const usable = cards.filter((one) => cardExpiryKey(one, now) !== 'cardExpired' && (!price || paysIn(one, price.currency))).map(({ cardId, paymentProviderId, ...rest }) => ({
    ...rest, paymentDetailsExid: cardId, targetPaymentProvider: paymentProviderId, paymentMethodType: 'CARD' as const,
  }));
  const isCurrentCard = ({ paymentDetailsExid }: { paymentDetailsExid: string }) => paymentDetailsExid === card?.cardId;
  const paying = due ? usable.filter(isCurrentCard).map((means): OfferedMeans => ({ kind: 'kept-card', means })) : [];
  const newCard = { paymentDetailsExid: '', targetPaymentProvider: '', paymentMethodType: 'CARD' as const, fields };
  return [...offeredMeans([...usable.filter((one) => !isCurrentCard(one)), newCard], 0), ...paying];
}
