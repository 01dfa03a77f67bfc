import { useLayoutEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { CancellationOffer, HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import type { PlanQuote } from '../../../contracts/purchase/plan.ts';
import { PlanChange } from '../../../parts/plan-change/plan-change.tsx';
import { isCurrent, isUnconfirmed } from '../../../rules/purchase/subscription/is-current.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { SubscriptionOutcome, Subscriptions } from '../../../store/purchase/subscriptions.ts';
import { Said } from '../section-frame.tsx';
import { CancelForm } from './cancel-form.tsx';
import { NextPlan } from './next-plan.tsx';
import { NewPrice } from './new-price.tsx';
import { PauseForm } from './pause-form.tsx';
import { PendingBanners } from './pending-banners.tsx';
import { ReasonQuestion } from './reason-question.tsx';
import { ResumeForm } from './resume-form.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface SubscriptionCardProps {
  part: Subscriptions;
  held: HeldLicence;
  now: number;
  isBusy: boolean;
  /** Another licence took the place of this one. */
  onUpgraded(name: string): void;
}

/** What stands open in the card, with the licence as it was when it was opened. */
type Panel = { kind: 'pause' | 'resume' | 'plan'; seen: HeldLicence } | { kind: 'cancel'; seen: HeldLicence; offer: CancellationOffer | undefined };

/** One licence: how it stands, what it costs, and what may be done with it. */
export function SubscriptionCard({ part, held, now, isBusy, onUpgraded }: SubscriptionCardProps) {
  const label = useLabel();
  const words = useSubscriptionWords();
  const isPaused = held.status.pauseState === 'PAUSED';
  const [panel, setPanel] = useState<Panel>();
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const [hasLeft, setHasLeft] = useState(false);
  const { title, comeBack } = useWayBack(panel === undefined);
  const close = () => {
    comeBack();
    setPanel(undefined);
  };
  /** Says how a change ended. What is refused for good leaves its form open, so that it can be corrected. */
  const settle = (outcome: SubscriptionOutcome, doneKey: LabelKey) => {
    if (!outcome) return;
    const { done, problem } = outcome;
    const until = done?.status.expiryTimestamp;
    setSaid(problem ? { problem: words.problem(problem) } : { done: label(doneKey, { licence: held.name, date: until === undefined ? '' : words.date(until) }) });
    if (!problem || problem.isStale) close();
  };
  const openCancel = async () => {
    setSaid({});
    const offer = await part.askOffer(held);
    setPanel({ kind: 'cancel', seen: held, offer });
  };
  const resume = async (seen: HeldLicence) => settle(await part.resume(seen), 'subscriptionResumeDone');
  const openPanel = (kind: 'pause' | 'resume' | 'plan') => (setSaid({}), setPanel({ kind, seen: held }));
  const answerPrice = async (status: 'CONTINUE' | 'LEAVE') => {
    const outcome = await part.answerPrice(held, status);
    if (status === 'LEAVE') cancelled(outcome);
    else settle(outcome, 'newPriceContinueDone');
  };
  const planChanged = ({ kind, target, startsAt }: PlanQuote) => {
    void part.load();
    if (kind === 'UPGRADE') {
      setPanel(undefined);
      return onUpgraded(target.name);
    }
    setSaid({ done: label('planDowngraded', { licence: held.name, next: target.name, date: words.date(startsAt) }) });
    return close();
  };
  const cancelled = (outcome: SubscriptionOutcome) => {
    if (outcome?.done) setHasLeft(true);
    settle(outcome, (outcome?.done?.status.expiryTimestamp ?? 0) > now ? 'subscriptionCancelDoneUntil' : 'subscriptionCancelDone');
  };
  return (
    <li className="fl-account__card fl-subscription" data-over={(!isCurrent(held.status) && !isUnconfirmed(held.status)) || undefined}>
      <div className="fl-subscription__head">
        <h3 ref={title} tabIndex={-1} className="fl-subscription__name" dir="auto">{held.name}</h3>
        {held.status.status === 'TRIAL_ACTIVE' && <span className="fl-account__badge">{label('subscriptionTrial')}</span>}
      </div>
      <p className="fl-subscription__line">{words.line(held, now)}</p>
      <NextPlan held={held} />
      <PendingBanners held={held} />
      {!panel && <NewPrice held={held} isBusy={isBusy} onAnswer={(status) => void answerPrice(status)} />}
      <SubscriptionFacts held={held} now={now} />
      <Said {...said} />
      {hasLeft && !panel && held.status.autoRenewingStatus === 'NOT_RENEWING' && <ReasonQuestion licenceId={held.licenceId} />}
      {panel?.kind === 'pause' && <PauseForm seen={panel.seen} now={now} isBusy={isBusy} onPause={async (until) => settle(await part.pause(panel.seen, until), 'subscriptionPauseDone')} onClose={close} />}
      {panel?.kind === 'resume' && <ResumeForm seen={panel.seen} isBusy={isBusy} onResume={() => resume(panel.seen)} onClose={close} />}
      {panel?.kind === 'plan' && <div className="fl-subscription__panel"><PlanChange held={panel.seen} level="h4" onDone={planChanged} onClose={close} /></div>}
      {panel?.kind === 'cancel' && (
        <CancelForm
          seen={panel.seen} offer={panel.offer} now={now} isBusy={isBusy} onClose={close}
          onStay={async () => settle(await part.takeOffer(panel.seen), 'subscriptionStayDone')} onCancel={async () => cancelled(await part.cancel(panel.seen, panel.offer !== undefined))}
        />
      )}
      {!panel && (
        <SubscriptionActions
          held={held} isBusy={isBusy} onPause={() => openPanel('pause')} onCancel={() => void openCancel()}
          onChangePlan={() => openPanel('plan')} onKeepPlan={() => void part.keepPlan(held).then((outcome) => (comeBack(), settle(outcome, 'planKept')))}
          onResume={() => (isPaused ? openPanel('resume') : void resume(held))} onReactivate={() => void part.reactivate(held).then((outcome) => settle(outcome, 'subscriptionReactivateDone'))}
        />
      )}
    </li>
  );
}

/** Gives the focus to the card's title when what was pressed has left with its form or its button. @param isClosed whether no form is open */
function useWayBack(isClosed: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const isComing = useRef(false);
  useLayoutEffect(() => {
    if (!isClosed || !isComing.current) return;
    isComing.current = false;
    title.current?.focus();
  });
  return { title, comeBack: () => void (isComing.current = true) };
}
