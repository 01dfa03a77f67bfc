import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import type { SummaryState } from '../../../store/purchase/checkout-state.ts';
import { waitLine } from '../../../rules/wire/retry-wait.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { AppliedVoucher } from './applied-voucher.tsx';
import { VoucherEntry } from './voucher-entry.tsx';
import sheet from './voucher.css';

export interface OrderVoucherProps {
  basket: Basket;
  licenceName: string;
  entry: SummaryState['voucher'];
  /** What is due today, as text. */
  total: string;
  isLocked: boolean;
  onApply(code: string): void;
  onRemove(): void;
  onRedeem(): void;
}

/** The voucher of an order: none yet, or the one that is applied. What becomes of a code is also said to screen readers. */
export function OrderVoucher({ basket, licenceName, entry, total, isLocked, onApply, onRemove, onRedeem }: OrderVoucherProps) {
  const label = useLabel();
  const moved = useRef(false);
  const isBusy = entry?.isBusy ?? false;
  const { voucher } = basket;
  const problem = entry?.problem;
  const isGift = problem?.labelKey === 'voucherGivesLicence';
  const wait = problem?.waitMs === undefined ? undefined : waitLine(problem.waitMs);
  const refusal = problem && (problem.text ?? (wait ? label(wait.labelKey, wait.values) : label(problem.labelKey, { licence: licenceName })));
  const isLinkRefused = entry?.isLinked && refusal && !isGift;
  const byPress = (act: () => void) => {
    moved.current = true;
    act();
  };
  return (
    <div ref={useSheet(sheet)}>
      {voucher && <AppliedVoucher name={voucher.name} isBusy={isBusy} isLocked={isLocked} moved={moved} onRemove={() => byPress(onRemove)} />}
      {!voucher && (
        <VoucherEntry
          isBusy={isBusy} isLocked={isLocked} refused={entry && refusal ? { code: entry.code, text: refusal, isGift, isLinked: entry.isLinked } : undefined}
          moved={moved} onApply={(code) => byPress(() => onApply(code))} onRedeem={onRedeem}
        />
      )}
      {isLinkRefused && <Message>{problem?.labelKey === 'invalidVoucher' ? label('voucherOfLinkInvalid', { code: `\u2068${entry.code}\u2069` }) : refusal}</Message>}
      <VisuallyHidden role="status">{entry && !isLinkRefused && said()}</VisuallyHidden>
    </div>
  );

  function said(): string {
    if (isBusy) return label('voucherChecking');
    if (refusal) return isGift ? '' : refusal;
    return voucher ? label('voucherApplied', { name: voucher.name, amount: total }) : label('voucherRemoved', { amount: total });
  }
}
