import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { EnteredCard, PaymentDetails } from '../../../contracts/purchase/payment.ts';
import type { CheckoutState } from '../../../store/purchase/checkout-state.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { keptDigits, meansNoteKey, offeredMeans } from '../../../rules/purchase/payment/payment-means.ts';
import { needsCard, payLabelKey } from '../../../rules/purchase/needs-card.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { BankCardForm } from '../../../parts/payment/bank-card-form.tsx';
import { KnownMeansForm } from '../../../parts/payment/known-means-form.tsx';
import { MeansChoice } from '../../../parts/payment/means-choice.tsx';
import { useChosenMeans } from '../../../parts/payment/use-chosen-means.ts';
import { OrderSummary } from './order-summary.tsx';
import sheet from './payment.css';

export interface PaymentProps {
  state: Extract<CheckoutState, { step: 'summary' | 'paying' }>;
  moved: { current: boolean };
  sandboxHint: boolean;
  /** @param means undefined when nothing is due, today or later */
  onPay(means?: EnteredCard | PaymentDetails): void;
  /** Asks again how the basket can be paid, where the platform did not say. */
  onAskMeans(): Promise<void>;
  onChangeLicence(): void;
  /** @param skus all that is to be bought */
  onPutItems(skus: readonly string[]): void;
  onApplyVoucher(code: string): void;
  onRemoveVoucher(): void;
  onRedeemVoucher(): void;
  /** @param chosen what is to pay, which stays chosen */
  onChangeBilling(chosen?: PaymentDetails): void;
}

/** The order beside how it is paid; on a phone the order comes first. */
export function Payment({ state, moved, sandboxHint, onPay, onAskMeans, onChangeLicence, onPutItems, onApplyVoucher, onRemoveVoucher, onRedeemVoucher, onChangeBilling }: PaymentProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const isPaying = state.step === 'paying';
  const total = basketTotal(state.basket);
  const isFree = !needsCard(state.basket);
  const isUnpayable = !isFree && state.means?.length === 0;
  const refusal = state.voucher?.isBusy ? label('voucherChecking') : state.items?.isBusy ? label('orderChanging') : undefined;
  const offered = offeredMeans(state.means ?? [], total);
  const { chosen, problem, choose } = useChosenMeans(offered, state.step === 'summary' ? state.problem : undefined, state.chosenMeans);
  const action = label(payLabelKey(state.basket), { amount: priceText({ ...state.basket, amount: total }, locale) });
  const form = { action, isMandate: !isFree && total === 0, isPaying, problem, refusal };
  const noteKey = meansNoteKey(chosen, state.licence.purchaseStrategy.type === 'SUBSCRIPTION');
  const known = chosen.kind === 'new-card' ? undefined : chosen.means;
  return (
    <div ref={useSheet(sheet)} className="fl-payment">
      <OrderSummary
        licence={state.licence} basket={state.basket} isTrialDenied={state.isTrialDenied}
        canChange={!isPaying && state.offers.length > 1} onChange={onChangeLicence} items={state.items} onPutItems={onPutItems}
        voucher={state.voucher} isLocked={isPaying} onApplyVoucher={onApplyVoucher} onRemoveVoucher={onRemoveVoucher} onRedeemVoucher={onRedeemVoucher} onChangeBilling={() => onChangeBilling(known)}
      />
      <section className="fl-payment__card">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(isUnpayable ? 'noWayToPayTitle' : titleOf(isFree, offered.length))}</h2>
        {state.billed && <Message>{label(state.billed === 'taxChanged' ? 'billingTaxChanged' : 'billingSaved', { amount: priceText({ ...state.basket, amount: total }, locale) })}</Message>}
        {!isFree && offered.length > 1 && <MeansChoice offered={offered} chosen={chosen} isLocked={isPaying} onChoose={choose} />}
        {isUnpayable && <Message tone="alert">{label('noWayToPay')}</Message>}
        {!isUnpayable && (!isFree && chosen.kind === 'new-card'
          ? <BankCardForm {...form} fields={chosen.fields} sandboxHint={sandboxHint} onPay={onPay} onAskAgain={onAskMeans} />
          : <KnownMeansForm {...form} cardDigits={isFree ? undefined : keptDigits(chosen)} note={isFree || !noteKey ? undefined : label(noteKey)} onPay={() => onPay(isFree ? undefined : known)} />)}
      </section>
    </div>
  );
}

/** @param ways how many ways to pay there are */
function titleOf(isFree: boolean, ways: number): 'free' | 'choosePayment' | 'paymentDetails' {
  if (isFree) return 'free';
  return ways > 1 ? 'choosePayment' : 'paymentDetails';
}
