import { useEffect, useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import type { Plan, PlanQuote } from '../../contracts/purchase/plan.ts';
import { createPlanChange } from '../../store/purchase/plans/plan-change.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { PayerStep } from '../payment/payer/payer-step.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { type PlanLevel, PlanTitle } from './plan-title.tsx';
import sheet from './plan-change.css';

export interface PlanChangeProps {
  /** As it was when the change was begun. */
  held: HeldLicence;
  /** Chosen already: what it costs is shown at once. */
  chosen?: Plan;
  level: PlanLevel;
  onDone(quote: PlanQuote): void;
  onClose(): void;
}

/** Another plan in the place of one: chosen, shown with its cost, confirmed. */
export function PlanChange({ held, chosen, level, onDone, onClose }: PlanChangeProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createPlanChange(context, held, chosen), [context]);
  const state = useSignal(slice.state);
  const tell = useRef(onDone);
  tell.current = onDone;
  useEffect(() => {
    if (chosen) void slice.preview();
  }, [slice]);
  const done = state.kind === 'done' ? state.quote : undefined;
  useEffect(() => {
    if (done) tell.current(done);
  }, [done]);
  const ref = useSheet(sheet);
  return (
    <div ref={ref} className="fl-plan">
      {(state.kind === 'choice' || state.kind === 'quoting') && (
        <PlanChoice
          held={held} chosen={state.chosen} level={level} isQuoting={state.kind === 'quoting'} problem={state.kind === 'choice' ? state.problem : undefined}
          onChoose={slice.choose} onContinue={() => void slice.preview()} onClose={onClose}
        />
      )}
      {(state.kind === 'quote' || state.kind === 'changing') && (
        <PlanPreview
          quote={state.quote} level={level} isChanging={state.kind === 'changing'} problem={state.problem} canChoose={held.plans.length > 1}
          onAccept={() => void slice.accept()} onBack={slice.back} onClose={onClose}
        />
      )}
      {state.kind === 'confirm' && <PlanConfirm level={level} state={state} onCheck={slice.check} onGiveUp={() => void slice.giveUp()} />}
    </div>
  );
}

interface PlanConfirmProps {
  level: PlanLevel;
  state: Extract<ReturnType<typeof createPlanChange>['state']['value'], { kind: 'confirm' }>;
  onCheck(): Promise<void>;
  onGiveUp(): void;
}

/** The card's issuer asks first. */
function PlanConfirm({ level, state: { action, problem, isGivingUp }, onCheck, onGiveUp }: PlanConfirmProps) {
  const label = useLabel();
  return (
    <div className="fl-plan__step">
      <PlanTitle level={level}>{label('confirmPayment')}</PlanTitle>
      <p className="fl-plan__note">{label('issuerLead')}</p>
      <PayerStep action={action} words={label('issuerOpen')} problem={problem} isGivingUp={isGivingUp} giveUpKey="subscriptionLeaveAsIs" onCheck={onCheck} onGiveUp={onGiveUp} />
    </div>
  );
}
