import { useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { isFramed } from '../../ui/sight/is-framed.ts';
import { SeenButton } from '../seen-button/seen-button.tsx';

export interface PayButtonProps {
  children: ReactNode;
  isPaying: boolean;
  /** Why nothing can be paid now. */
  refusal?: string;
  /** The last digits of a kept card, which pays by a press alone. */
  cardDigits?: string | undefined;
}

/**
 * Submits a payment, once it is seen what is paid.
 *
 * chosen: in a frame, a kept card pays when its last digits were typed. Browsers do not tell a frame of every way in which the page around it hides it:
 * none tells of a mask, some of nothing. That page does not know the digits, and a press that was meant for something else types none.
 */
export function PayButton({ children, isPaying, refusal, cardDigits }: PayButtonProps) {
  const label = useLabel();
  const [typed, setTyped] = useState('');
  const asksDigits = Boolean(cardDigits) && isFramed();
  const missing = asksDigits && typed.trim() !== cardDigits ? label('payDigitsMissing') : undefined;
  return (
    <>
      {asksDigits && (
        <TextField
          label={label('payDigits')} hint={label('payDigitsHint')} value={typed} onValue={setTyped} readOnly={isPaying}
          name="card-digits" autoComplete="off" inputMode="numeric" maxLength={4} enterKeyHint="go" dir="ltr" required part="card-digits"
        />
      )}
      <SeenButton icon={lock} part="pay" loading={isPaying} loadingLabel={label('processingPayment')} disabledReason={refusal ?? missing}>{children}</SeenButton>
    </>
  );
}
