import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import type { SummaryState } from '../../../store/purchase/checkout-state.ts';
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
  const byPress = (act: () => void) => {
    moved.current = true;
    act();
  };
  return (
    <div ref={useSheet(sheet)}>
      {voucher && <AppliedVoucher name={voucher.name} isBusy={isBusy} isLocked={isLocked} moved={moved} onRemove={() => byPress(onRemove)} />}
      {!voucher && (
        <VoucherEntry
          licenceName={licenceName} isBusy={isBusy} isLocked={isLocked} refused={entry?.problem && { code: entry.code, problem: entry.problem }}
          moved={moved} onApply={(code) => byPress(() => onApply(code))} onRedeem={onRedeem}
        />
      )}
      <VisuallyHidden role="status">{entry && said(entry)}</VisuallyHidden>
    </div>
  );

  function said({ isBusy: isAsked, problem }: NonNullable<SummaryState['voucher']>): string {
    if (isAsked) return label('voucherChecking');
    if (problem) return problem.labelKey === 'voucherGivesLicence' ? '' : (problem.text ?? label(problem.labelKey));
    return voucher ? label('voucherApplied', { name: voucher.name, amount: total }) : label('voucherRemoved', { amount: total });
  }
}
