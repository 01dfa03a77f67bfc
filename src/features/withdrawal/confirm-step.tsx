import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import type { WithdrawalState } from '../../store/purchase/papers/withdrawal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

export interface ConfirmStepProps {
  state: Extract<WithdrawalState, { kind: 'offered' }>;
  /** True when the viewer's press led here. */
  moved: { current: boolean };
  onConfirm(): void;
  /** Back to a member's other purchases. */
  onBack(): void;
}

/** What ends and what comes back, and the press that carries it out. */
export function ConfirmStep({ state: { withdrawal, contracts, isBusy = false, problem }, moved, onConfirm, onBack }: ConfirmStepProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const { licenceName, invoice, refund } = withdrawal;
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="fl-withdrawal__step" dir="auto">{licenceName}</h2>
      <p className="fl-withdrawal__lead">{label('withdrawConfirmLead')}</p>
      <dl className="fl-withdrawal__facts">
        <div><dt>{label('withdrawInvoice')}</dt><dd><bdi>{invoice}</bdi></dd></div>
        <div><dt>{label('withdrawRefund')}</dt><dd><bdi>{priceText(refund, locale)}</bdi></dd></div>
      </dl>
      {problem && <Message tone="alert">{label(problem)}</Message>}
      <div className="fl-withdrawal__ways">
        <Button variant="primary" size="large" loading={isBusy} loadingLabel={label('loading')} onClick={onConfirm}>{label('withdrawConfirm')}</Button>
        {contracts && <Button variant="ghost" size="large" onClick={onBack}>{label('withdrawBack')}</Button>}
      </div>
    </>
  );
}
