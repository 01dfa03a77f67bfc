import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { BankCardDetails, PaymentDetails } from '../../../contracts/purchase/payment.ts';
import type { CheckoutState } from '../../../store/purchase/checkout-state.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { meansKey, offeredMeans } from '../../../rules/purchase/payment-means.ts';
import { needsCard } from '../../../rules/purchase/needs-card.ts';
import { BankCardForm } from '../bank-card/bank-card-form.tsx';
import { FreeOrder } from './free-order.tsx';
import { KnownMeansOrder } from './known-means-order.tsx';
import { MeansChoice } from './means-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import sheet from './payment.css';

export interface PaymentProps {
  state: Extract<CheckoutState, { step: 'summary' | 'paying' }>;
  moved: { current: boolean };
  sandboxHint: boolean;
  /** @param means undefined when nothing is due, today or later */
  onPay(means?: BankCardDetails | PaymentDetails): void;
  onChangeLicence(): void;
  onApplyVoucher(code: string): void;
  onRemoveVoucher(): void;
  onRedeemVoucher(): void;
}

/** The order beside how it is paid; on a phone the order comes first. */
export function Payment({ state, moved, sandboxHint, onPay, onChangeLicence, onApplyVoucher, onRemoveVoucher, onRedeemVoucher }: PaymentProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const isPaying = state.step === 'paying';
  const isFree = !needsCard(state.basket);
  const refusal = state.voucher?.isBusy ? label('voucherChecking') : undefined;
  const [wanted, setWanted] = useState<string>();
  const offered = offeredMeans(state.means, basketTotal(state.basket));
  const chosen = offered.find((one) => meansKey(one) === wanted) ?? offered[0]!;
  const failed = state.step === 'summary' ? state.problem : undefined;
  // Why one way to pay failed is not said of another one.
  const [dismissed, setDismissed] = useState<typeof failed>();
  const problem = failed === dismissed ? undefined : failed;
  const choose = (key: string) => {
    setWanted(key);
    setDismissed(failed);
  };
  return (
    <div ref={useSheet(sheet)} className="fl-payment">
      <OrderSummary
        licence={state.licence} basket={state.basket} isTrialDenied={state.isTrialDenied}
        canChange={!isPaying && state.offers.length > 1} onChange={onChangeLicence}
        voucher={state.voucher} isLocked={isPaying} onApplyVoucher={onApplyVoucher} onRemoveVoucher={onRemoveVoucher} onRedeemVoucher={onRedeemVoucher}
      />
      <section className="fl-payment__card">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(titleOf(isFree, offered.length))}</h2>
        {!isFree && offered.length > 1 && <MeansChoice offered={offered} chosen={chosen} isLocked={isPaying} onChoose={choose} />}
        {isFree && <FreeOrder refusal={refusal} isPaying={isPaying} problem={problem} onPay={onPay} />}
        {!isFree && chosen.kind !== 'new-card' && (
          <KnownMeansOrder
            basket={state.basket} isPaying={isPaying} isAtBank={chosen.kind === 'bank'} problem={problem} refusal={refusal} onPay={() => onPay(chosen.means)}
          />
        )}
        {!isFree && chosen.kind === 'new-card' && <BankCardForm refusal={refusal} basket={state.basket} isPaying={isPaying} sandboxHint={sandboxHint} onPay={onPay} problem={problem} />}
      </section>
    </div>
  );
}

/** @param ways how many ways to pay there are */
function titleOf(isFree: boolean, ways: number): 'free' | 'choosePayment' | 'paymentDetails' {
  if (isFree) return 'free';
  return ways > 1 ? 'choosePayment' : 'paymentDetails';
}
