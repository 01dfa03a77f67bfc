import type { Ref } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { NavLink } from '../nav-link/nav-link.tsx';
import { RetryWaitText } from '../feedback/retry-wait-text.tsx';
import type { RetryWait } from '../feedback/use-retry-wait.ts';
import { Message } from '../../ui/feedback/message.tsx';

export interface PaymentProblemProps {
  problem: PaymentError;
  /** The wait that the platform asked for: the problem ends with it. */
  wait?: RetryWait;
  messageRef?: Ref<HTMLDivElement>;
}

/** Why a payment failed: a wait, the platform's message, or a label. @source spec 2 §8 */
export function PaymentProblem({ problem, wait, messageRef }: PaymentProblemProps) {
  const label = useLabel();
  const { locale } = useLocale();
  if (wait?.leftMs === 0) return null;
  const words = problem.text ?? label(problem.labelKey, problem.price && { amount: priceText(problem.price, locale) });
  return (
    <Message tone="alert" messageRef={messageRef} part="error">
      {wait ? <RetryWaitText wait={wait} /> : words}
      {problem.leadsTo === 'cards' && <>{' '}<NavLink to={{ name: 'account', hash: '#cards' }}>{label('toCards')}</NavLink></>}
    </Message>
  );
}
