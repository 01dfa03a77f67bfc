import { useLabel } from '../../../binding/use-label.ts';
import type { BankCardDetails } from '../../../contracts/purchase/payment.ts';
import type { CheckoutState } from '../../../store/purchase/checkout-state.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { needsCard } from '../../../rules/purchase/needs-card.ts';
import { BankCardForm } from '../bank-card/bank-card-form.tsx';
import { FreeOrder } from './free-order.tsx';
import { OrderSummary } from './order-summary.tsx';
import sheet from './payment.css';

export interface PaymentProps {
  state: Extract<CheckoutState, { step: 'summary' | 'paying' }>;
  moved: { current: boolean };
  sandboxHint: boolean;
  /** @param card undefined when nothing is due, today or later */
  onPay(card?: BankCardDetails): void;
  onChangeLicence(): void;
  onApplyVoucher(code: string): void;
  onRemoveVoucher(): void;
  onRedeemVoucher(): void;
}

/** The order beside the bank card form; on a phone the order comes first. */
export function Payment({ state, moved, sandboxHint, onPay, onChangeLicence, onApplyVoucher, onRemoveVoucher, onRedeemVoucher }: PaymentProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const isPaying = state.step === 'paying';
  const isFree = !needsCard(state.basket);
  const refusal = state.voucher?.isBusy ? label('voucherChecking') : undefined;
  const problem = state.step === 'summary' ? state.problem : undefined;
  return (
    <div ref={useSheet(sheet)} className="fl-payment">
      <OrderSummary
        licence={state.licence} basket={state.basket} isTrialDenied={state.isTrialDenied}
        canChange={!isPaying && state.offers.length > 1} onChange={onChangeLicence}
        voucher={state.voucher} isLocked={isPaying} onApplyVoucher={onApplyVoucher} onRemoveVoucher={onRemoveVoucher} onRedeemVoucher={onRedeemVoucher}
      />
      <section className="fl-payment__card">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(isFree ? 'free' : 'paymentDetails')}</h2>
        {isFree
          ? <FreeOrder refusal={refusal} isPaying={isPaying} problem={problem} onPay={onPay} />
          : <BankCardForm refusal={refusal} basket={state.basket} isPaying={isPaying} sandboxHint={sandboxHint} onPay={onPay} problem={problem} />}
      </section>
    </div>
  );
}
