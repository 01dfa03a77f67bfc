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
import { WaitingPayment } from './waiting-payment.tsx';

/** What is known of it. */
type Known = Exclude<PaymentReturnState, { kind: 'asking' }>;

interface Words {
  icon: string;
  titleKey: LabelKey;
}

const words: Record<Known['kind'], Words> = {
  paid: { icon: check, titleKey: 'paymentReturnPaid' },
  pending: { icon: clock, titleKey: 'paymentPending' },
  unfinished: { icon: clock, titleKey: 'confirmPayment' },
  'not-paid': { icon: bankCard, titleKey: 'paymentReturnNotPaid' },
  unknown: { icon: bankCard, titleKey: 'paymentReturnUnknown' },
  failed: { icon: bankCard, titleKey: 'sorrySomethingWentWrong' },
};

export interface PaymentOutcomeProps {
  slice: PaymentReturned;
  /** What follows from each end, where that is more than its title. */
  leads: Partial<Record<Known['kind'], LabelKey>>;
  /** Where to go from an end that asks for nothing. */
  onward: { to: Destination; labelKey: LabelKey };
}

/** How a payment stands, and the way on. */
export function PaymentOutcome({ slice, leads, onward }: PaymentOutcomeProps) {
  const label = useLabel();
  const state = useSignal(slice.state);
  const say = usePayerLabel('methodType' in state ? state.methodType : undefined);
  if (state.kind === 'asking') return <p role="status"><Spinner /> {label('paymentChecking')}</p>;
  const { icon, titleKey } = words[state.kind];
  const leadKey = leads[state.kind];
  const reason = 'reasonKey' in state ? ('text' in state && state.text) || say(state.reasonKey) : undefined;
  const isOpen = state.kind === 'failed' || state.kind === 'pending';
  const hasCode = state.kind === 'unfinished' && state.action?.code !== undefined;
  const lead = hasCode ? label('codePayLead') : [reason, leadKey && say(leadKey)].filter(Boolean).join(' ');
  if (state.kind === 'unfinished') {
    return <EmptyState icon={icon} title={label(titleKey)} lead={lead}><WaitingPayment slice={slice} state={state} /></EmptyState>;
  }
  return (
    <EmptyState icon={icon} title={say(titleKey)} lead={lead}>
      <div className="fl-page__ways">
        {isOpen
          ? <Button variant="primary" onClick={() => void slice.ask()}>{label('checkAgain')}</Button>
          : <NavLink to={onward.to} variant="primary">{label(onward.labelKey)}</NavLink>}
        <NavLink to={{ name: 'home' }} variant="secondary">{label('goHome')}</NavLink>
      </div>
    </EmptyState>
  );
}
