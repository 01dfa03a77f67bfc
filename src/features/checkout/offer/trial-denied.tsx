import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { licencePrice } from '../../../rules/purchase/licence-price.ts';
import { offerPrice } from '../../../rules/purchase/offers/offer-price.ts';
import type { TrialDeniedState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { PaymentProblem } from '../../../parts/payment/payment-problem.tsx';

export interface TrialDeniedProps {
  state: TrialDeniedState;
  moved: { current: boolean };
  onGoOn(): void;
  onBack(): void;
}

/** There is no free trial for this viewer, and what is paid today instead; nothing is in the basket before the press. @source spec 2 §8 "409 freeTrialDenied"; design/identity-checkout-reference 5 row 10 */
export function TrialDenied({ state: { licence, isGoing, problem }, moved, onGoOn, onBack }: TrialDeniedProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const { sku } = licencePrice(licence);
  const { now: price } = offerPrice(licence);
  const isTaxOnTop = licence.amounts.some((entry) => entry.sku === sku && !entry.taxInclusive);
  return (
    <div className="fl-checkout__stack fl-checkout__stack--narrow" part="trial-denied">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('noTrialTitle')}</h2>
        <p className="fl-checkout__lead">{label('freeTrialDenied')}</p>
      </header>
      {problem && <PaymentProblem problem={problem} />}
      <p className="fl-checkout__fact">
        <strong dir="auto">{licence.name}</strong>
        <span>{label(isTaxOnTop ? 'noTrialTodayTax' : 'noTrialToday', { amount: priceText(price, locale) })}</span>
      </p>
      <div className="fl-checkout__choices">
        <Button variant="primary" size="large" wide loading={isGoing} loadingLabel={label('loading')} onClick={onGoOn} part="continue">{label('noTrialGoOn')}</Button>
        <Button size="large" wide onClick={onBack}>{label('noTrialBack')}</Button>
      </div>
    </div>
  );
}
