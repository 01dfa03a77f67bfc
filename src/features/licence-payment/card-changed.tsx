import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import { DoneState } from '../../parts/feedback/done-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../routing/destination.ts';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import { priceText } from '../../rules/purchase/price-text.ts';

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
  const card = held.card ? label('cardEnding', { brand: cardBrand(held.card.cardType), digits: held.card.last4Digits }) : label('newCard');
  const lead = paid ? label('paymentUpdatePaidLead', { amount: priceText(paid, locale), card, licence: held.name }) : label('paymentUpdateDoneLead', { card, licence: held.name });
  return (
    <DoneState title={label(paid ? 'paymentUpdatePaid' : 'paymentUpdateDone')} lead={lead} moved={moved}>
      <NavLink to={next} variant="primary" size="large">{label('toSubscriptions')}</NavLink>
    </DoneState>
  );
}
