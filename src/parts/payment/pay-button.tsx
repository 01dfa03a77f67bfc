import type { ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { lock } from '../../ui/icon/lock-icon.ts';
import { SeenButton } from '../seen-button/seen-button.tsx';

export interface PayButtonProps {
  children: ReactNode;
  isPaying: boolean;
  /** Why nothing can be paid now. */
  refusal?: string;
}

/** Submits a payment, once it is seen what is paid. */
export function PayButton({ children, isPaying, refusal }: PayButtonProps) {
  const label = useLabel();
  return <SeenButton icon={lock} part="pay" loading={isPaying} loadingLabel={label('processingPayment')} disabledReason={refusal}>{children}</SeenButton>;
}
