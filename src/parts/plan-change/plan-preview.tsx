import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { PlanQuote } from '../../contracts/purchase/plan.ts';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { NavLink } from '../nav-link/nav-link.tsx';
import { PayButton } from '../payment/pay-button.tsx';
import { PaymentProblem } from '../payment/payment-problem.tsx';
import { PlanLines } from './plan-lines.tsx';
import { type PlanLevel, PlanTitle } from './plan-title.tsx';
import { usePlanWords } from './use-plan-words.ts';

export interface PlanPreviewProps {
  quote: PlanQuote;
  level: PlanLevel;
  isChanging: boolean;
  problem: PaymentError | undefined;
  /** Whether there are others to choose. */
  canChoose: boolean;
  onAccept(): void;
  onBack(): void;
  onClose(): void;
}

/** What a change costs and when it holds, before it is made. @source design/checkout.md 7 */
export function PlanPreview({ quote, level, isChanging, problem, canChoose, onAccept, onBack, onClose }: PlanPreviewProps) {
  const label = useLabel();
  const words = usePlanWords();
  const reason = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (problem) reason.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanging) onAccept();
  };
  const { kind, target, startsAt, card } = quote;
  const isUpgrade = kind === 'UPGRADE';
  const refusal = card ? undefined : label('planWithoutCard');
  return (
    <form className="fl-plan__step" method="post" onSubmit={submit}>
      <PlanTitle level={level}>{isUpgrade ? label('planUpgradeTitle', { licence: target.name }) : label('planDowngradeTitle', { licence: target.name, date: words.date(startsAt) })}</PlanTitle>
      {problem && <PaymentProblem problem={problem} messageRef={reason} />}
      {isUpgrade && <PlanLines quote={quote} />}
      <PlanFollows quote={quote} />
      {isUpgrade && <p className="fl-plan__note">{label('withdrawTerms')}</p>}
      {isUpgrade
        ? <PayButton isPaying={isChanging} refusal={refusal} cardDigits={card?.last4Digits}>{label('pay', { amount: words.money({ ...quote, amount: quote.total }) })}</PayButton>
        : <Button type="submit" variant="primary" size="large" wide loading={isChanging} loadingLabel={label('loading')} disabledReason={refusal}>{label('planConfirm')}</Button>}
      <div className="fl-plan__buttons">
        {canChoose && <Button variant="secondary" onClick={onBack}>{label('planBack')}</Button>}
        <Button variant="ghost" onClick={onClose}>{label('subscriptionLeaveAsIs')}</Button>
      </div>
    </form>
  );
}

/** What becomes of the old plan, what is paid next and when, and by what. */
function PlanFollows({ quote }: { quote: PlanQuote }) {
  const label = useLabel();
  const words = usePlanWords();
  const { kind, licence, startsAt, following, carried, card, scale, currency, subscriptionPeriod } = quote;
  const text = (amount: number) => words.money({ amount, scale, currency });
  return (
    <ul className="fl-plan__follows">
      {kind === 'UPGRADE'
        ? <li>{label('planNewPeriod', { licence: licence.name })}</li>
        : <><li>{label('planDueNothing')}</li><li>{label('planKeptUntil', { licence: licence.name, date: words.date(startsAt) })}</li></>}
      <li>{label('planFollowing', { date: words.date(following.at), price: text(following.total), period: words.period(subscriptionPeriod) })}</li>
      {carried > 0 && <li>{label('planCarried', { amount: text(carried) })}</li>}
      <li>
        {card ? label('planCardPays', { card: label('cardEnding', { brand: cardBrand(card.cardType), digits: card.last4Digits }) }) : label('planWithoutCard')}{' '}
        <NavLink to={{ name: 'payment-update', params: { licenceId: licence.licenceId } }}>{label(card ? 'subscriptionRefreshCardDo' : 'subscriptionChooseCardDo')}</NavLink>
      </li>
    </ul>
  );
}
