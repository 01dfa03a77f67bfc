import { useId, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useReplacedFocus } from './use-replaced-focus.ts';

export interface VoucherEntryProps {
  isBusy: boolean;
  /** Out of the way while it is paid; what was typed stays. */
  isLocked: boolean;
  /** The last code that was sent, why it was not applied, whether it gives the licence whole, and whether nobody typed it. */
  refused?: { code: string; text: string; isGift: boolean; isLinked?: true | undefined } | undefined;
  /** True when a press took the voucher off: the focus comes here. */
  moved: { current: boolean };
  onApply(code: string): void;
  onRedeem(): void;
}

/** A link that opens a field for a code. Enter applies the code and pays nothing. @source spec 2 §2 "A voucher entry", §5; design/identity-checkout-reference 6.2 */
export function VoucherEntry({ isBusy, isLocked, refused, moved, onApply, onRedeem }: VoucherEntryProps) {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const opener = useReplacedFocus<HTMLButtonElement>(moved);
  const formId = useId();
  const isEmpty = typed.trim() === '';
  const answer = refused?.isLinked || refused?.code === typed.trim() ? refused : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isBusy) onApply(typed);
  };
  return (
    <div className="fl-voucher" hidden={isLocked}>
      <button ref={opener} type="button" className="fl-voucher__opener" aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
        {label('haveVoucher')}
      </button>
      <form id={formId} className="fl-voucher__form" method="post" noValidate hidden={!isOpen} onSubmit={submit}>
        {isOpen && (
          <>
            <TextField
              label={label('voucherCode')} value={typed} onValue={setTyped} autoComplete="off" enterKeyHint="done" dir="ltr" maxLength={64} readOnly={isBusy}
              error={answer && !answer.isGift && !answer.isLinked ? answer.text : undefined}
              inputRef={focusOnce}
            />
            <div className="fl-voucher__apply">
              <Button type="submit" part="apply-voucher" loading={isBusy} loadingLabel={label('voucherChecking')} disabledReason={isEmpty ? label('voucherMissing') : undefined}>{label('applyVoucher')}</Button>
            </div>
          </>
        )}
      </form>
      {answer?.isGift && (
        <div className="fl-voucher__gift">
          <Message>{answer.text}</Message>
          <Button variant="primary" wide loading={isBusy} loadingLabel={label('voucherChecking')} onClick={onRedeem} part="redeem-voucher">{label('redeemVoucher')}</Button>
        </div>
      )}
    </div>
  );
}

/** The field is what the viewer asked for by opening it. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();
