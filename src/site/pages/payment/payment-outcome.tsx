import { useLayoutEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { usePayerLabel } from '../../../parts/payment/payer/use-payer-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../../routing/destination.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { PaymentReturned, PaymentReturnState } from '../../../store/purchase/payment-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';
import { useHandedFocus } from '../../../ui/use-handed-focus.ts';
import { WaitingPayment } from './waiting-payment.tsx';

/** What is known of it. */
type Known = Exclude<PaymentReturnState, { kind: 'asking' }>;

const icons: Record<Known['kind'], string> = { paid: check, pending: clock, unfinished: clock, 'not-paid': bankCard, unknown: bankCard, failed: bankCard };

const titleKeys: Record<Known['kind'], LabelKey> = {
  paid: 'paymentReturnPaid', pending: 'paymentPending', unfinished: 'confirmPayment', 'not-paid': 'paymentReturnNotPaid', unknown: 'paymentReturnUnknown', failed: 'sorrySomethingWentWrong',
};

export interface PaymentOutcomeProps {
  slice: PaymentReturned;
  /** What follows from each end, where that is more than its title. */
  leads: Partial<Record<Known['kind'], LabelKey>>;
  /** Where to go from an end that asks for nothing. */
  onward: { to: Destination; labelKey: LabelKey };
}

/** How a payment stands, and the way on. A change is told to screen readers; whoever stood in what goes stands at what comes. */
export function PaymentOutcome({ slice, leads, onward }: PaymentOutcomeProps) {
  const label = useLabel();
  const state = useSignal(slice.state);
  const say = usePayerLabel('methodType' in state ? state.methodType : undefined);
  const told = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) told.current?.focus();
    moved.current = false;
  }, [state.kind]);
  const words = () => {
    if (state.kind === 'asking') return <p><Spinner /> {label('paymentChecking')}</p>;
    const leadKey = leads[state.kind];
    const reason = 'reasonKey' in state ? ('text' in state && state.text) || say(state.reasonKey) : undefined;
    const hasCode = state.kind === 'unfinished' && state.action?.code !== undefined;
    const lead = hasCode ? label('codePayLead') : [reason, leadKey && say(leadKey)].filter(Boolean).join(' ');
    return <EmptyState icon={icons[state.kind]} title={say(titleKeys[state.kind])} lead={lead} />;
  };
  return (
    <div className="fl-page__outcome">
      <div ref={told} role="status" aria-atomic="true" tabIndex={-1} className="fl-page__told">{words()}</div>
      {state.kind !== 'asking' && <WaysOn key={state.kind} slice={slice} state={state} moved={moved} onward={onward} />}
    </div>
  );
}

/** What can be done about it. */
function WaysOn({ slice, state, moved, onward }: Pick<PaymentOutcomeProps, 'slice' | 'onward'> & { state: Known; moved: { current: boolean } }) {
  const label = useLabel();
  const ways = useHandedFocus<HTMLDivElement>(moved);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    void slice.ask().finally(() => setAsked(false));
  };
  const again = <Button variant="primary" loading={isAsked} loadingLabel={label('paymentChecking')} onClick={ask}>{label('checkAgain')}</Button>;
  return (
    <div ref={ways}>
      {state.kind === 'unfinished'
        ? <WaitingPayment slice={slice} state={state} />
        : (
          <div className="fl-page__ways">
            {state.kind === 'failed' || state.kind === 'pending' ? again : <NavLink to={onward.to} variant="primary">{label(onward.labelKey)}</NavLink>}
            <NavLink to={{ name: 'home' }} variant="secondary">{label('goHome')}</NavLink>
          </div>
        )}
    </div>
  );
}
