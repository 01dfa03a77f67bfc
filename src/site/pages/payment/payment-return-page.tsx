import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { readQuery } from '../../../routing/query-parameters.ts';
import { createPaymentReturn, type PaymentReturnState } from '../../../store/purchase/payment-return.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** What is known of it. */
type Known = Exclude<PaymentReturnState, { kind: 'asking' }>;

interface Words {
  icon: string;
  titleKey: LabelKey;
  leadKey?: LabelKey;
}

const words: Record<Known['kind'], Words> = {
  paid: { icon: check, titleKey: 'paymentReturnPaid', leadKey: 'paymentReturnPaidLead' },
  pending: { icon: clock, titleKey: 'paymentPending', leadKey: 'paymentPendingLead' },
  unfinished: { icon: clock, titleKey: 'confirmPayment', leadKey: 'paymentReturnNotPaidLead' },
  'not-paid': { icon: bankCard, titleKey: 'paymentReturnNotPaid', leadKey: 'paymentReturnNotPaidLead' },
  unknown: { icon: bankCard, titleKey: 'paymentReturnUnknown', leadKey: 'paymentReturnUnknownLead' },
  failed: { icon: bankCard, titleKey: 'sorrySomethingWentWrong' },
};

/**
 * Where the page of a bank or of a card's issuer returns to, in the window that it had. It believes nothing that its address says: the platform
 * is asked.
 *
 * @source spec 2 §2 "pay (provider return)"
 */
export function PaymentReturnPage({ runtime, location }: PageProps) {
  const label = useLabel();
  const { context } = runtime.store;
  const reference = readQuery(location.query, 'reference');
  const slice = useSlice(() => createPaymentReturn(context, reference), [context, reference]);
  const state = useSignal(slice.state);
  return (
    <div ref={useSheet(sheet)} className="fl-page" aria-busy={state.kind === 'asking' || undefined}>
      <h1 className="fl-page__hidden-title">{label('paymentReturnTitle')}</h1>
      {state.kind === 'asking'
        ? <p role="status"><Spinner /> {label('paymentChecking')}</p>
        : <Outcome state={state} onRetry={() => void slice.ask()} />}
    </div>
  );
}

function Outcome({ state, onRetry }: { state: Known; onRetry(): void }) {
  const label = useLabel();
  const { icon, titleKey, leadKey } = words[state.kind];
  const reason = 'reasonKey' in state ? ('text' in state && state.text) || label(state.reasonKey) : undefined;
  const lead = [reason, leadKey && label(leadKey)].filter(Boolean).join(' ');
  return (
    <EmptyState icon={icon} title={label(titleKey)} lead={lead}>
      <div className="fl-page__ways">
        {state.kind === 'failed' || state.kind === 'pending' || state.kind === 'unfinished'
          ? <Button variant="primary" onClick={onRetry}>{label('checkAgain')}</Button>
          : <NavLink to={{ name: 'purchase' }} variant="primary">{label('seePlans')}</NavLink>}
        <NavLink to={{ name: 'home' }} variant="secondary">{label('goHome')}</NavLink>
      </div>
    </EmptyState>
  );
}
