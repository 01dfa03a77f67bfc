import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import type { Plan } from '../../contracts/purchase/plan.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { Button } from '../../ui/button/button.tsx';
import radioCard from '../../ui/field/radio-card.css';
import { check } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { PaymentProblem } from '../payment/payment-problem.tsx';
import { type PlanLevel, PlanTitle } from './plan-title.tsx';
import { usePlanWords } from './use-plan-words.ts';

export interface PlanChoiceProps {
  held: HeldLicence;
  chosen: Plan | undefined;
  level: PlanLevel;
  isQuoting: boolean;
  problem: PaymentError | undefined;
  onChoose(plan: Plan): void;
  onContinue(): void;
  onClose(): void;
}

/** The plan that is held, and the others of its family as a radio group: arrow keys move through those that may be chosen. */
export function PlanChoice({ held, chosen, level, isQuoting, problem, onChoose, onContinue, onClose }: PlanChoiceProps) {
  const label = useLabel();
  const titleId = useId();
  const reason = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (problem) reason.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isQuoting && chosen) onContinue();
  };
  return (
    <form ref={useSheet(radioCard)} className="fl-plan__step" method="post" onSubmit={submit}>
      <PlanTitle level={level} id={titleId}>{label('planTitle', { licence: held.name })}</PlanTitle>
      <p className="fl-plan__note">{label('planChooseLead')}</p>
      {problem && <PaymentProblem problem={problem} messageRef={reason} />}
      <CurrentPlan held={held} />
      <div role="radiogroup" aria-labelledby={titleId} className="fl-plan__ways">
        {held.plans.map((plan) => <PlanRadio key={plan.sku} plan={plan} held={held} isChosen={plan.sku === chosen?.sku} isLocked={isQuoting} onChoose={onChoose} />)}
      </div>
      <div className="fl-plan__buttons">
        <Button type="submit" variant="primary" loading={isQuoting} loadingLabel={label('loading')} disabledReason={chosen ? undefined : label('planChoose')}>{label('planContinue')}</Button>
        <Button variant="ghost" onClick={onClose}>{label('subscriptionLeaveAsIs')}</Button>
      </div>
    </form>
  );
}

function CurrentPlan({ held: { name, price, purchaseStrategy } }: { held: HeldLicence }) {
  const label = useLabel();
  const words = usePlanWords();
  return (
    <div className="fl-radio-card fl-radio-card--still fl-plan__way">
      <span className="fl-plan__head"><span className="fl-plan__name" dir="auto">{name}</span><span className="fl-plan__badge">{label('planCurrent')}</span></span>
      {price && <span className="fl-plan__price">{words.price(price, purchaseStrategy.subscriptionPeriod)}</span>}
    </div>
  );
}

function PlanRadio({ plan, held, isChosen, isLocked, onChoose }: { plan: Plan; held: HeldLicence; isChosen: boolean; isLocked: boolean; onChoose(plan: Plan): void }) {
  const label = useLabel();
  const words = usePlanWords();
  const { name, description, kind, price, sku } = plan;
  const until = held.status.expiryTimestamp;
  return (
    <label className="fl-radio-card fl-plan__way">
      <input type="radio" name="plan" value={sku} checked={isChosen} disabled={isLocked} onChange={() => onChoose(plan)} />
      <span className="fl-plan__head"><span className="fl-plan__name" dir="auto">{name}</span><span className="fl-plan__mark" aria-hidden="true"><Icon path={check} /></span></span>
      <span className="fl-plan__price">{words.price(price, held.purchaseStrategy.subscriptionPeriod)}</span>
      {description && <span className="fl-plan__note" dir="auto">{description}</span>}
      <span className="fl-plan__badge">{kind === 'UPGRADE' || until === undefined ? label('planFromToday') : label('planFromDate', { date: words.date(until) })}</span>
    </label>
  );
}
