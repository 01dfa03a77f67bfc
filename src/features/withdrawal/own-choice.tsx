import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { OwnWithdrawal } from '../../contracts/purchase/papers/withdrawal.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import type { WithdrawalState } from '../../store/purchase/papers/withdrawal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

export interface OwnChoiceProps {
  state: Extract<WithdrawalState, { kind: 'choice' }>;
  /** True when the viewer's press led here. */
  moved: { current: boolean };
  onChoose(withdrawal: OwnWithdrawal): void;
  onOther(): void;
}

/** What a signed-in member may withdraw from, each with what comes back and until when. */
export function OwnChoice({ state: { contracts, problem }, moved, onChoose, onOther }: OwnChoiceProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' });
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="fl-withdrawal__step">{label('withdrawChoose')}</h2>
      {problem && <Message tone="alert">{label(problem)}</Message>}
      <ul role="list" className="fl-withdrawal__contracts">
        {contracts.map((contract) => (
          <li key={contract.invoice} className="fl-withdrawal__contract">
            <h3 className="fl-withdrawal__name" dir="auto">{contract.licenceName}</h3>
            <dl className="fl-withdrawal__facts">
              <div><dt>{label('withdrawInvoice')}</dt><dd><bdi>{contract.invoice}</bdi></dd></div>
              <div><dt>{label('withdrawRefund')}</dt><dd><bdi>{priceText(contract.refund, locale)}</bdi></dd></div>
              <div><dt>{label('withdrawUntil')}</dt><dd>{date.format(contract.until)}</dd></div>
            </dl>
            <div><Button variant="primary" hiddenSuffix={contract.licenceName} onClick={() => onChoose(contract)}>{label('withdrawThis')}</Button></div>
          </li>
        ))}
      </ul>
      <div><Button variant="ghost" onClick={onOther}>{label('withdrawOther')}</Button></div>
    </>
  );
}
