import { useId } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { GiftBasket } from '../../../contracts/purchase/gift.ts';
import type { EnteredCard, PaymentDetails } from '../../../contracts/purchase/payment.ts';
import { BankCardForm } from '../../../parts/payment/bank-card-form.tsx';
import { KnownMeansForm } from '../../../parts/payment/known-means-form.tsx';
import { MeansChoice } from '../../../parts/payment/means-choice.tsx';
import { useChosenMeans } from '../../../parts/payment/use-chosen-means.ts';
import { ProofForm } from '../../../parts/proof/proof-form.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { taxKey } from '../../../rules/purchase/billing/tax-key.ts';
import { keptDigits, meansNoteKey, offeredMeans } from '../../../rules/purchase/payment/payment-means.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { ProofCalls } from '../../../store/identity/account/owner-proof.ts';
import type { GiftCheckoutState } from '../../../store/purchase/gift/gift-checkout-state.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { BilledTo } from '../billing/billed-to.tsx';
import sheet from '../payment/payment.css';
import { useDelivery } from './use-delivery.ts';

export interface GiftPaymentProps {
  state: Extract<GiftCheckoutState, { step: 'summary' | 'paying' }>;
  moved: { current: boolean };
  sandboxHint: boolean;
  /** Proves the owner of the account, where a kept card asks for it. */
  proof: ProofCalls;
  onPay(means: EnteredCard | PaymentDetails): void;
  /** Asks again how the gift can be paid, where the platform did not say. */
  onAskMeans(): Promise<void>;
  /** @param chosen what is to pay, which stays chosen */
  onChangeBilling(chosen?: PaymentDetails): void;
}

/** The gift beside how it is paid; on a phone the gift comes first. */
export function GiftPayment({ state, moved, sandboxHint, proof, onPay, onAskMeans, onChangeBilling }: GiftPaymentProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const title = useMovedFocus(moved);
  const total = basketTotal(state.basket);
  const offered = offeredMeans(state.means ?? [], total);
  const isUnpayable = state.means?.length === 0;
  const { chosen, problem, choose } = useChosenMeans(offered, state.step === 'summary' ? state.problem : undefined, state.step === 'summary' ? state.chosenMeans : undefined);
  const noteKey = meansNoteKey(chosen, false);
  const isPaying = state.step === 'paying';
  const form = { action: label('pay', { amount: priceText({ ...state.basket, amount: total }, locale) }), isPaying, problem };
  return (
    <div ref={useSheet(sheet)} className="fl-payment">
      <GiftOrder basket={state.basket} isLocked={isPaying} onChangeBilling={() => onChangeBilling(chosen.kind === 'new-card' ? undefined : chosen.means)} />
      <section className="fl-payment__card">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(titleOf(isUnpayable, offered.length))}</h2>
        {state.step === 'summary' && state.billed && <Message>{label(state.billed === 'taxChanged' ? 'billingTaxChanged' : 'billingSaved', { amount: priceText({ ...state.basket, amount: total }, locale) })}</Message>}
        {offered.length > 1 && <MeansChoice offered={offered} chosen={chosen} isLocked={isPaying} onChoose={choose} />}
        {isUnpayable && <Message tone="alert">{label('noWayToPay')}</Message>}
        {!isUnpayable && chosen.kind === 'new-card' && <BankCardForm {...form} fields={chosen.fields} sandboxHint={sandboxHint} onPay={onPay} onAskAgain={onAskMeans} />}
        {chosen.kind !== 'new-card' && (problem?.labelKey === 'paymentNeedsProof'
          ? <ProofForm control={proof} hint="paymentNeedsProof" action={form.action} onProven={() => onPay(chosen.means)} />
          : <KnownMeansForm {...form} cardDigits={keptDigits(chosen)} note={noteKey && label(noteKey)} onPay={() => onPay(chosen.means)} />)}
      </section>
    </div>
  );
}

/** @param ways how many ways to pay there are */
function titleOf(isUnpayable: boolean, ways: number): 'noWayToPayTitle' | 'choosePayment' | 'paymentDetails' {
  if (isUnpayable) return 'noWayToPayTitle';
  return ways > 1 ? 'choosePayment' : 'paymentDetails';
}

/** What is given, to whom, and what it costs: from the basket alone. */
function GiftOrder({ basket, isLocked, onChangeBilling }: { basket: GiftBasket; isLocked: boolean; onChangeBilling(): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const titleId = useId();
  const delivery = useDelivery(basket.gift);
  const text = (amount: number) => priceText({ amount, scale: basket.scale, currency: basket.currency }, locale);
  const lines: [name: string, amount: string, isTotal?: true][] = [
    [label('subtotal'), text(basket.subTotal)],
    [label(taxKey(basket)), text(basket.discountedTax ?? basket.tax)],
    [label('total'), text(basketTotal(basket)), true],
  ];
  return (
    <section className="fl-payment__order" aria-labelledby={titleId} part="summary">
      <h2 id={titleId} className="fl-payment__order-title">{label('orderSummary')}</h2>
      <div className="fl-payment__licence">
        <div className="fl-payment__licence-words">
          <strong dir="auto">{basket.basketItems[0]?.name}</strong>
          {delivery && <span className="fl-payment__period">{delivery}</span>}
          {basket.gift.message !== '' && <q className="fl-gift__message"><bdi>{basket.gift.message}</bdi></q>}
        </div>
        <NavLink to={{ name: 'gift', params: { giftId: basket.gift.giftId } }}>{label('giftChange')}</NavLink>
      </div>
      <dl className="fl-payment__lines">
        {lines.map(([name, amount, isTotal]) => (
          <div key={name} className={isTotal ? 'fl-payment__line fl-payment__line--total' : 'fl-payment__line'}><dt>{name}</dt><dd>{amount}</dd></div>
        ))}
      </dl>
      {basket.isTaxRateEstimated && <p className="fl-payment__note">{label('billingTaxEstimatedLead')}</p>}
      {basket.billing && <BilledTo billing={basket.billing} isLocked={isLocked} onChange={onChangeBilling} />}
    </section>
  );
}
