import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { CancellationOffer, HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface CancelFormProps {
  seen: HeldLicence;
  offer: CancellationOffer | undefined;
  now: number;
  isBusy: boolean;
  onStay(): Promise<void>;
  onCancel(): Promise<void>;
  onClose(): void;
}

/**
 * The second and last step of cancelling: what follows, and where there is an offer to stay, on the same screen.
 *
 * Staying and leaving weigh the same.
 *
 * @source design/checkout.md 8
 */
export function CancelForm({ seen, offer, now, isBusy, onStay, onCancel, onClose }: CancelFormProps) {
  const label = useLabel();
  const { date } = useSubscriptionWords();
  const title = useMovedFocus(useRef(true));
  const until = seen.status.expiryTimestamp;
  const busy = { loading: isBusy, loadingLabel: label('loading') };
  return (
    <div role="group" aria-label={label('subscriptionCancelTitle', { licence: seen.name })} className="fl-account__form fl-subscription__panel">
      <h4 ref={title} tabIndex={-1} className="fl-subscription__question">{label('subscriptionCancelTitle', { licence: seen.name })}</h4>
      <p className="fl-account__note">{until !== undefined && until > now ? label('subscriptionCancelFollowsUntil', { date: date(until) }) : label('subscriptionCancelFollows')}</p>
      {offer && <OfferToStay seen={seen} offer={offer} />}
      <div className="fl-subscription__ways">
        {offer
          ? <Button wide {...busy} onClick={() => void onStay()}>{label('subscriptionOfferTake')}</Button>
          : <Button wide onClick={onClose}>{label('subscriptionKeep')}</Button>}
        <Button wide {...busy} onClick={() => void onCancel()}>{label(offer ? 'subscriptionCancelAnyway' : 'subscriptionCancelYes')}</Button>
      </div>
      {offer && <div className="fl-account__buttons"><Button variant="ghost" onClick={onClose}>{label('subscriptionLeaveAsIs')}</Button></div>}
    </div>
  );
}

function OfferToStay({ seen, offer: { price, discount } }: { seen: HeldLicence; offer: CancellationOffer }) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const amount = discount && words.discount(discount, seen.price);
  return (
    <div className="fl-subscription__offer">
      {price && seen.price
        ? <p><strong>{label('subscriptionOffer', { price: words.price(price), before: words.price(seen.price) })}</strong></p>
        : amount && <p><strong>{label('subscriptionOfferAmount', { amount })}</strong></p>}
      <p>{discount?.paymentsLeft === undefined ? label('subscriptionOfferForever') : label('subscriptionOfferPayments', { count: discount.paymentsLeft })}</p>
    </div>
  );
}
