import { useLayoutEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { HeldLicence } from '../../contracts/purchase/held-licence.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { PaymentProblem } from '../../parts/payment/payment-problem.tsx';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { priceText } from '../../rules/purchase/price-text.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { Button } from '../../ui/button/button.tsx';

export interface AskedPaymentProps {
  held: HeldLicence;
  isGoing: boolean;
  problem: PaymentError | undefined;
  onBegin(): void;
}

/** What is to be confirmed, until when, and the way to it; or another card. */
export function AskedPayment({ held, isGoing, problem, onBegin }: AskedPaymentProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const reason = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (problem) reason.current?.focus();
  }, [problem]);
  const { name, licenceId, due, card, status } = held;
  const by = status.subscriptionPendingActions.find(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED')?.actionDueBy;
  const date = by === undefined ? undefined : new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(by);
  return (
    <>
      {problem && <PaymentProblem problem={problem} messageRef={reason} />}
      <p className="fl-licence-payment__lead">{date === undefined ? label('subscriptionConfirmPayment') : label('subscriptionConfirmPaymentUntil', { date })}</p>
      <dl className="fl-licence-payment__facts">
        <div>
          <dt dir="auto">{name}</dt>
          <dd>{card && label('paymentUpdateNow', { card: label('cardEnding', { brand: cardBrand(card.cardType), digits: card.last4Digits }) })}</dd>
        </div>
        {due && <div className="fl-licence-payment__due"><dt>{label('paymentUpdateOpen')}</dt><dd>{priceText(due, locale)}</dd></div>}
      </dl>
      <Button variant="primary" size="large" wide loading={isGoing} loadingLabel={label('loading')} onClick={onBegin}>{label('subscriptionConfirmPaymentDo')}</Button>
      <p className="fl-licence-payment__lead"><NavLink to={{ name: 'payment-update', params: { licenceId } }}>{label('payAnotherWay')}</NavLink></p>
    </>
  );
}
