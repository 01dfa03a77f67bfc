import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import type { WithdrawalState } from '../../store/purchase/papers/withdrawal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

export interface ConfirmStepProps {
  state: Extract<WithdrawalState, { kind: 'offered' }>;
  onConfirm(): void;
}

/** What ends and what comes back, and the press that carries it out. */
export function ConfirmStep({ state: { withdrawal, isBusy = false, problem }, onConfirm }: ConfirmStepProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { licenceName, invoice, refund } = withdrawal;
  return (
    <>
      <p className="fl-withdrawal__lead">{label('withdrawConfirmLead')}</p>
      <dl className="fl-withdrawal__facts">
        <div><dt>{label('withdrawLicence')}</dt><dd dir="auto">{licenceName}</dd></div>
        <div><dt>{label('withdrawInvoice')}</dt><dd><bdi>{invoice}</bdi></dd></div>
        <div><dt>{label('withdrawRefund')}</dt><dd><bdi>{priceText(refund, locale)}</bdi></dd></div>
      </dl>
      {problem && <Message tone="alert">{label(problem)}</Message>}
      <div><Button variant="primary" size="large" loading={isBusy} loadingLabel={label('loading')} onClick={onConfirm}>{label('withdrawConfirm')}</Button></div>
    </>
  );
}
