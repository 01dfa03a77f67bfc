import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface NewPriceProps {
  held: HeldLicence;
  isBusy: boolean;
  onAnswer(status: 'CONTINUE' | 'LEAVE'): void;
}

/**
 * A price that is to come: what it is, from when, and what follows without an answer. Going on and leaving weigh the same.
 *
 * @source spec 2 §1 "consent to a price change", §7 "PUT price-migration/{id}/consent"
 */
export function NewPrice({ held, isBusy, onAnswer }: NewPriceProps) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const { priceMigration: next, price: now, name, status } = held;
  if (!next || status.autoRenewingStatus === 'NOT_RENEWING' && status.pauseState !== 'PAUSED') return null;
  const taxed = { ...next.price, taxInclusive: now?.taxInclusive ?? true };
  const [price, date] = [words.price(taxed), words.date(next.from)];
  if (next.status === 'CONTINUE') return <p className="fl-account__note">{label('newPriceAgreed', { date, price })}</p>;
  if (next.status !== 'OPEN') return null;
  const busy = { loading: isBusy, loadingLabel: label('loading'), hiddenSuffix: name, wide: true };
  return (
    <div className="fl-subscription__banner fl-subscription__new-price">
      <Message>
        <strong>{now ? label('newPrice', { date, price, before: words.price(now) }) : label('newPriceAlone', { date, price })}</strong>
        <br />
        {next.asksConsent ? label('newPriceSilence', { date }) : label('newPriceNotice')}
      </Message>
      <div className="fl-subscription__ways">
        {next.asksConsent && <Button {...busy} onClick={() => onAnswer('CONTINUE')}>{label('newPriceContinue', { price })}</Button>}
        <Button {...busy} onClick={() => onAnswer('LEAVE')}>{label('newPriceLeave')}</Button>
      </div>
    </div>
  );
}
