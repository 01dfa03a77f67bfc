import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { payLabelKey } from '../../../rules/purchase/needs-card.ts';
import type { PaymentError } from '../../../rules/purchase/payment-error.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentProblem } from './payment-problem.tsx';

export interface KnownMeansOrderProps {
  basket: Basket;
  isPaying: boolean;
  /** Whether it is confirmed on a page of a bank. */
  isAtBank: boolean;
  problem?: PaymentError;
  /** Why nothing can be paid at this moment. */
  refusal?: string | undefined;
  onPay(): void;
}

/** Pays by a card that is kept, or at a bank: nothing is typed. */
export function KnownMeansOrder({ basket, isPaying, isAtBank, problem, refusal, onPay }: KnownMeansOrderProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const summary = useRef<HTMLDivElement>(null);
  const wait = useRetryWait(problem);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  useLayoutEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPaying && !isWaiting) onPay();
  };
  const amount = priceText({ amount: basketTotal(basket), scale: basket.scale, currency: basket.currency }, locale);
  return (
    <form className="fl-payment__form" method="post" onSubmit={submit}>
      {problem && <PaymentProblem problem={problem} wait={wait} messageRef={summary} />}
      {isAtBank && <p className="fl-payment__following">{label('paymentAtBank')}</p>}
      {basketTotal(basket) === 0 && <p className="fl-payment__mandate" part="mandate">{label('mandate')}</p>}
      <PayButton isPaying={isPaying} refusal={problem && (isWaiting || !problem.retryable) ? label(problem.labelKey) : refusal}>{label(payLabelKey(basket), { amount })}</PayButton>
    </form>
  );
}
