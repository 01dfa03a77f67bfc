import { lazy, useId } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import type { Licence } from '../../../contracts/purchase/licence.ts';
import { taxKey } from '../../../rules/purchase/billing/tax-key.ts';
import { Late } from '../../../parts/feedback/late.tsx';
import { usePeriodWords } from '../../../parts/period/use-period-words.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { dayText } from '../../../rules/purchase/day-text.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { SummaryState } from '../../../store/purchase/checkout-state.ts';
import { BilledTo } from '../billing/billed-to.tsx';
import { OrderVoucher } from '../voucher/order-voucher.tsx';
import { FollowingLines } from './following-lines.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

/** Fetched where more than one thing can be bought. */
const OrderItems = lazy(() => import('./order-items.tsx').then((module) => ({ default: module.OrderItems })));

export interface OrderSummaryProps {
  licence: Licence;
  basket: Basket;
  isTrialDenied: boolean;
  canChange: boolean;
  onChange(): void;
  /** What became of the last item that was put in or taken out. */
  items: SummaryState['items'];
  /** @param skus all that is to be bought */
  onPutItems(skus: readonly string[]): void;
  /** What became of the last code. */
  voucher: SummaryState['voucher'];
  isLocked: boolean;
  onApplyVoucher(code: string): void;
  onRemoveVoucher(): void;
  onRedeemVoucher(): void;
  onChangeBilling(): void;
}

/** What is bought and what it costs, from the basket alone. @source spec 2 §2 "order summary: licence, subtotal, discount, tax, total" */
export function OrderSummary({ licence, basket, isTrialDenied, canChange, onChange, items, onPutItems, voucher, isLocked, onApplyVoucher, onRemoveVoucher, onRedeemVoucher, onChangeBilling }: OrderSummaryProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const titleId = useId();
  const period = usePeriodWords()(licence.purchaseStrategy);
  const text = (amount: number) => priceText({ amount, scale: basket.scale, currency: basket.currency }, locale);
  const total = text(basketTotal(basket));
  const areSeveral = basket.basketItems.length > 1;
  const hasOnce = basket.basketItems.some(({ subscriptionSetting }) => !subscriptionSetting);
  const discount = basket.discountedTotal - basket.subTotal;
  return (
    <section className="fl-payment__order" aria-labelledby={titleId} part="summary">
      <h2 id={titleId} className="fl-payment__order-title">{label('orderSummary')}</h2>
      {!areSeveral && (
        <div className="fl-payment__licence">
          <div className="fl-payment__licence-words">
            <strong dir="auto">{licence.name}</strong>
            {period && <span className="fl-payment__period">{text(basket.subTotal)} {period}</span>}
          </div>
          {canChange && <Button variant="ghost" size="small" hiddenSuffix={label('stepChoose')} onClick={onChange}>{label('changeLicence')}</Button>}
        </div>
      )}
      {(areSeveral || basket.besides || items) && <Late><OrderItems basket={basket} period={period} items={items} isLocked={isLocked || Boolean(voucher?.isBusy)} onPut={onPutItems} /></Late>}
      {isTrialDenied && <Message>{label('freeTrialDenied')}</Message>}
      <dl className="fl-payment__lines">
        <Line name={label('subtotal')} amount={text(basket.subTotal)} />
        {discount !== 0 && <Line name={basket.trialDays > 0 ? label('trialFree', { days: dayText(basket.trialDays, locale) }) : label('discount')} amount={text(discount)} />}
        <Line name={label(taxKey(basket))} amount={text(basket.discountedTax ?? basket.tax)} />
        <Line name={label(discount !== 0 ? 'dueToday' : 'total')} amount={total} isTotal />
      </dl>
      {basket.isTaxRateEstimated && <p className="fl-payment__note">{label('billingTaxEstimatedLead')}</p>}
      <FollowingLines basket={basket} period={period} />
      {basket.subTotal > 0 && <p className="fl-payment__note">{label('withdrawTerms')}</p>}
      {hasOnce && basket.subTotal > 0 && <p className="fl-payment__note">{label('withdrawTermsByView')}</p>}
      {basket.billing && <BilledTo billing={basket.billing} isLocked={isLocked} onChange={onChangeBilling} />}
      {basket.subTotal > 0 && (
        <OrderVoucher
          basket={basket} licenceName={licence.name} entry={voucher} total={total} isLocked={isLocked}
          onApply={onApplyVoucher} onRemove={onRemoveVoucher} onRedeem={onRedeemVoucher}
        />
      )}
    </section>
  );
}

function Line({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'fl-payment__line fl-payment__line--total' : 'fl-payment__line'}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
