import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../routing/destination.ts';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { check } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

export interface CardChangedProps {
  held: HeldLicence;
  /** What was open, and was paid. */
  paid: HeldLicence['due'];
  moved: { current: boolean };
  next: Destination;
}

/** Another card pays from now on. */
export function CardChanged({ held, paid, moved, next }: CardChangedProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const card = held.card ? label('cardEnding', { brand: cardBrand(held.card.cardType), digits: held.card.last4Digits }) : label('newCard');
  const lead = paid ? label('paymentUpdatePaidLead', { amount: priceText(paid, locale), card, licence: held.name }) : label('paymentUpdateDoneLead', { card, licence: held.name });
  return (
    <div className="fl-licence-payment__done">
      <span className="fl-licence-payment__sign" aria-hidden="true"><Icon path={check} /></span>
      <h2 ref={title} tabIndex={-1} className="fl-licence-payment__title">{label(paid ? 'paymentUpdatePaid' : 'paymentUpdateDone')}</h2>
      <p className="fl-licence-payment__lead" role="status">{lead}</p>
      <NavLink to={next} variant="primary" size="large">{label('toSubscriptions')}</NavLink>
    </div>
  );
}
