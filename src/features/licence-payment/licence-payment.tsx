import { useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { solveRiddle } from '../../parts/form/solve-riddle.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../routing/destination.ts';
import { createLicencePayment } from '../../store/purchase/licence-payment.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { bankCard } from '../../ui/icon/form-icons.ts';
import panel from '../../ui/panel.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { CardChoice } from './card-choice.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { CardChanged } from './card-changed.tsx';
import sheet from './licence-payment.css';

export interface LicencePaymentProps {
  licenceId: string;
  /** Shows the cards of the demo. */
  sandboxHint: boolean;
}

const subscriptions: Destination = { name: 'account', hash: '#subscriptions' };

/**
 * Another card for one licence, which pays at once what is open.
 *
 * Runs on the platform's origin only.
 *
 * @source spec 2 §2 "payment update"
 */
export function LicencePayment({ licenceId, sandboxHint }: LicencePaymentProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createLicencePayment(context, licenceId, solveRiddle), [context, licenceId]);
  const state = useSignal(slice.state);
  const moved = useRef(false);
  // What is shown then has a title of its own.
  const isOver = state.kind === 'none' || state.kind === 'done';
  return (
    <div ref={useSheet(panel, sheet)} className="fl-licence-payment">
      <section className="fl-panel fl-licence-payment__frame" aria-label={label('paymentUpdateTitle')} aria-busy={state.kind === 'loading' || undefined}>
        <h1 className={isOver ? 'fl-licence-payment__hidden-title' : 'fl-panel__title'}>{label('paymentUpdateTitle')}</h1>
        {state.kind === 'loading' && <Spinner size="large" label={label('loading')} />}
        {state.kind === 'failed' && <FailurePanel failure={state.failure} labelKey="paymentUpdateFailed" onRetry={() => void slice.load()} />}
        {state.kind === 'none' && (
          <EmptyState icon={bankCard} title={label('paymentUpdateNone')} lead={label('paymentUpdateNoneLead')}>
            <NavLink to={subscriptions} variant="primary">{label('toSubscriptions')}</NavLink>
          </EmptyState>
        )}
        {(state.kind === 'choice' || state.kind === 'paying') && (
          <CardChoice
            held={state.held} cards={state.cards} isPaying={state.kind === 'paying'} problem={state.kind === 'choice' ? state.problem : undefined} sandboxHint={sandboxHint}
            tried={state.kind === 'choice' ? state.card : undefined} onGoOn={slice.goOn}
            onPay={(means) => {
              moved.current = true;
              void slice.pay(means);
            }}
          />
        )}
        {state.kind === 'confirm' && <ConfirmCard state={state} moved={moved} onCheck={slice.check} onGiveUp={() => (moved.current = true, void slice.giveUp())} />}
        {state.kind === 'done' && <CardChanged held={state.held} paid={state.paid} moved={moved} next={subscriptions} />}
      </section>
    </div>
  );
}
