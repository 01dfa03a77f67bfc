import { lazy, Suspense } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useHandedFocus } from '../../../ui/use-handed-focus.ts';
import { ConfirmPayment, type ConfirmPaymentProps } from './confirm-payment.tsx';

/** Fetched when a code is to be drawn: most payments have none. */
const PayByCode = lazy(() => import('./pay-by-code.tsx').then((module) => ({ default: module.PayByCode })));

/** A payment that is made somewhere else: by a code, on a page of a bank or in a wallet. It ends without a press. */
export function AskedPayment({ sandboxHint, ...props }: ConfirmPaymentProps & { sandboxHint: boolean }) {
  const label = useLabel();
  const step = useHandedFocus<HTMLDivElement>(props.moved);
  const code = props.state.action?.code;
  return (
    <div ref={step}>
      {code === undefined
        ? <ConfirmPayment {...props} />
        : <Suspense fallback={<Spinner size="large" label={label('loading')} />}><PayByCode {...props} code={code} sandboxHint={sandboxHint} /></Suspense>}
    </div>
  );
}
