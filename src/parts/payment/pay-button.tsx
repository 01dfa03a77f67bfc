import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Button } from '../../ui/button/button.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { useSight } from '../../ui/use-sight.ts';

/** chosen: a browser may call a button covered for a moment after it scrolled into sight, a busy one for seconds, milliseconds */
const settleMs = 3000;

export interface PayButtonProps {
  children: ReactNode;
  isPaying: boolean;
  /** Why nothing can be paid now. */
  refusal?: string;
}

/**
 * Submits a payment, while the whole button is seen as it was drawn.
 *
 * Covered, it does nothing and says why. Pressed out of sight, as by Enter in a field, it comes into sight first, and submits when it is seen.
 */
export function PayButton({ children, isPaying, refusal }: PayButtonProps) {
  const label = useLabel();
  const button = useRef<HTMLButtonElement>(null);
  const sight = useSight(button);
  const [isAsked, setAsked] = useState(false);
  const press = (event: MouseEvent) => {
    if (sight === 'uncovered' || isPaying || refusal) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked(sight === 'out-of-sight');
    // What is in sight already, and only not known to be, does not move away under the pointer.
    button.current?.scrollIntoView?.({ block: sight === 'covered' ? 'center' : 'nearest' });
  };
  useEffect(() => {
    if (!isAsked || sight === 'out-of-sight') return undefined;
    if (sight === 'covered') {
      const timer = setTimeout(() => setAsked(false), settleMs);
      return () => clearTimeout(timer);
    }
    setAsked(false);
    button.current?.form?.requestSubmit();
    return undefined;
  }, [isAsked, sight]);
  const covered = sight === 'covered' ? label('payButtonHidden') : undefined;
  return (
    <div onClickCapture={press}>
      <Button type="submit" variant="primary" size="large" wide icon={lock} part="pay" buttonRef={button} loading={isPaying} loadingLabel={label('processingPayment')} disabledReason={refusal ?? covered}>
        {children}
      </Button>
      <p className="fl-pay__hidden" role="status">{isPaying || refusal ? undefined : covered}</p>
    </div>
  );
}
