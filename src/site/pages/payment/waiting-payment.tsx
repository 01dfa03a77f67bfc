import { lazy, Suspense, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { usePayerLabel } from '../../../parts/payment/payer/use-payer-label.ts';
import { useRepeatedCheck } from '../../../parts/payment/use-repeated-check.ts';
import type { PaymentReturned, PaymentReturnState } from '../../../store/purchase/payment-return.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** Fetched when a code is to be drawn: most payments have none. */
const CodePanel = lazy(() => import('../../../parts/payment/code/code-panel.tsx').then((module) => ({ default: module.CodePanel })));

export interface WaitingPaymentProps {
  slice: PaymentReturned;
  state: Extract<PaymentReturnState, { kind: 'unfinished' }>;
}

/** Where a payment is confirmed, or the code that pays it, and the way out of it. */
export function WaitingPayment({ slice, state: { action, methodType, price, isGivingUp = false } }: WaitingPaymentProps) {
  const label = useLabel();
  const say = usePayerLabel(methodType);
  useRepeatedCheck(slice.check);
  const code = action?.code;
  const { giveUp } = slice;
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    void slice.ask().finally(() => setAsked(false));
  };
  return (
    <>
      {action && code !== undefined && (
        <Suspense fallback={<Spinner size="large" label={label('loading')} />}>
          <div className="fl-page__code"><CodePanel action={{ ...action, code }} price={price} onOver={() => void slice.check()} /></div>
        </Suspense>
      )}
      <div className="fl-page__ways">
        {action && code === undefined && <Link href={action.url} variant="primary" opensWindow>{say('openBankPage')}</Link>}
        <Button variant={action ? 'secondary' : 'primary'} loading={isAsked} loadingLabel={label('paymentChecking')} onClick={ask}>{label('checkAgain')}</Button>
        {giveUp && <Button variant="secondary" loading={isGivingUp} loadingLabel={label('loading')} onClick={() => void giveUp()}>{label('paymentGiveUp')}</Button>}
        <NavLink to={{ name: 'home' }} variant="secondary">{label('goHome')}</NavLink>
      </div>
    </>
  );
}
