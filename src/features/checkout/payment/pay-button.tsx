import { useRef, useState, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lock } from '../../../ui/icon/card-icons.ts';
import { useUncovered } from '../../../ui/use-uncovered.ts';

export interface PayButtonProps {
  children: ReactNode;
  isPaying: boolean;
  /** Why nothing can be paid now. */
  refusal?: string;
}

/** Submits a payment, while the whole button is in sight and nothing covers it. A press that finds it hidden brings it into sight and says why. */
export function PayButton({ children, isPaying, refusal }: PayButtonProps) {
  const label = useLabel();
  const button = useRef<HTMLButtonElement>(null);
  const isUncovered = useUncovered(button);
  const [wasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(!isUncovered);
    if (!isUncovered) button.current?.scrollIntoView?.({ block: 'center' });
  };
  const hidden = isUncovered ? undefined : label('payButtonHidden');
  return (
    <div onClickCapture={press}>
      <Button type="submit" variant="primary" size="large" wide icon={lock} part="pay" buttonRef={button} loading={isPaying} loadingLabel={label('processingPayment')} disabledReason={refusal ?? hidden}>
        {children}
      </Button>
      <p className="fl-payment__hidden" role="status">{wasPressed && !isPaying && !refusal ? hidden : undefined}</p>
    </div>
  );
}
