import type { ReactNode } from 'react';
import { paymentReturnOf } from '../../../routing/payment-return-of.ts';
import type { PageProps } from '../../page.ts';
import { PaymentReturnPage } from './payment-return-page.tsx';

/** How the payment stands that a provider returned with to this page; the page itself where none did. chosen: each page that a provider may return to says that first, since the address names a payment */
export function ReturnedPayment({ children, ...props }: PageProps & { children: ReactNode }) {
  return paymentReturnOf(props.location.query).reference === undefined ? children : <PaymentReturnPage {...props} />;
}
