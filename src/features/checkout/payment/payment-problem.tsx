import type { Ref } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { PaymentError } from '../../../rules/purchase/payment-error.ts';
import { Message } from '../../../ui/feedback/message.tsx';

/** Why a payment failed: the platform's message, else a label. @source spec 2 §8 */
export function PaymentProblem({ problem, messageRef }: { problem: PaymentError; messageRef?: Ref<HTMLDivElement> }) {
  const label = useLabel();
  return <Message tone="alert" messageRef={messageRef} part="error">{problem.text ?? label(problem.labelKey)}</Message>;
}
