import { useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { DoneState } from '../../parts/feedback/done-state.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../routing/destination.ts';
import { createPaymentAuthorization } from '../../store/purchase/confirmations/payment-authorization.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { check } from '../../ui/icon/choice-icons.ts';
import panel from '../../ui/panel.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { AskedPayment } from './asked-payment.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import sheet from './licence-payment.css';

const subscriptions: Destination = { name: 'account', hash: '#subscriptions' };

/**
 * A payment that the card's issuer asks its holder to confirm.
 *
 * Runs on the platform's origin only.
 *
 * @source spec 2 §2 "payment authorization", §4 CONFIRMED_PAYMENT_REQUIRED
 */
export function PaymentAuthorization({ licenceId }: { licenceId: string | undefined }) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createPaymentAuthorization(context, licenceId), [context, licenceId]);
  const state = useSignal(slice.state);
  const moved = useRef(false);
  const byPress = (act: () => Promise<void>) => {
    moved.current = true;
    void act();
  };
  const isOver = state.kind === 'none' || state.kind === 'done';
  const toSubscriptions = <NavLink to={subscriptions} variant="primary">{label('toSubscriptions')}</NavLink>;
  return (
    <div ref={useSheet(panel, sheet)} className="fl-licence-payment">
      <section className="fl-panel fl-licence-payment__frame" aria-label={label('authorisePayment')} aria-busy={state.kind === 'loading' || undefined}>
        <h1 className={isOver ? 'fl-licence-payment__hidden-title' : 'fl-panel__title'}>{label('authorisePayment')}</h1>
        {state.kind === 'loading' && <Spinner size="large" label={label('loading')} />}
        {state.kind === 'failed' && <FailurePanel failure={state.failure} labelKey="paymentUpdateFailed" onRetry={() => void slice.load()} />}
        {state.kind === 'none' && <EmptyState icon={check} title={label('authoriseNone')} lead={label('authoriseNoneLead')}>{toSubscriptions}</EmptyState>}
        {state.kind === 'asked' && <AskedPayment held={state.held} isGoing={state.isGoing} problem={state.problem} onBegin={() => byPress(slice.begin)} />}
        {state.kind === 'confirm' && <ConfirmCard state={state} moved={moved} onCheck={slice.check} onGiveUp={() => byPress(slice.giveUp)} />}
        {state.kind === 'done' && <DoneState title={label('authoriseDone')} lead={label('authoriseDoneLead', { licence: state.held.name })} moved={moved}>{toSubscriptions}</DoneState>}
      </section>
    </div>
  );
}
