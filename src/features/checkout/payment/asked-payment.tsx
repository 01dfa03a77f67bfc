import { lazy, Suspense } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ConfirmPayment, type ConfirmPaymentProps } from './confirm-payment.tsx';

/** Fetched when a code is to be drawn: most payments have none. */
const PayByCode = lazy(() => import('./pay-by-code.tsx').then((module) => ({ default: module.PayByCode })));

/** A payment that is made somewhere else: by a code, on a page of a bank or in a wallet. */
export function AskedPayment({ sandboxHint, ...props }: ConfirmPaymentProps & { sandboxHint: boolean }) {
  const label = useLabel();
  const code = props.state.action?.code;
  if (code === undefined) return <ConfirmPayment {...props} />;
  return <Suspense fallback={<Spinner size="large" label={label('loading')} />}><PayByCode {...props} code={code} sandboxHint={sandboxHint} /></Suspense>;
}
