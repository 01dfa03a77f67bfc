import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../../routing/destination.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { PaymentReturned, PaymentReturnState } from '../../../store/purchase/payment-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';

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
  if (state.kind === 'asking') return <p role="status"><Spinner /> {label('paymentChecking')}</p>;
  const { icon, titleKey } = words[state.kind];
  const leadKey = leads[state.kind];
  const reason = 'reasonKey' in state ? ('text' in state && state.text) || label(state.reasonKey) : undefined;
  const isOpen = state.kind === 'failed' || state.kind === 'pending' || state.kind === 'unfinished';
  const action = state.kind === 'unfinished' ? state.action : undefined;
  return (
    <EmptyState icon={icon} title={label(titleKey)} lead={[reason, leadKey && label(leadKey)].filter(Boolean).join(' ')}>
      <div className="fl-page__ways">
        {action && <Link href={action.url} variant="primary" opensWindow>{label('openBankPage')}</Link>}
        {isOpen
          ? <Button variant={action ? 'secondary' : 'primary'} onClick={() => void slice.ask()}>{label('checkAgain')}</Button>
          : <NavLink to={onward.to} variant="primary">{label(onward.labelKey)}</NavLink>}
        <NavLink to={{ name: 'home' }} variant="secondary">{label('goHome')}</NavLink>
      </div>
    </EmptyState>
  );
}
