import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';

/** What every form is given by which something is paid. */
export interface PaymentFormProps {
  /** The words of the button that submits it. */
  action: string;
  /** Whether nothing is charged now, and what is given pays later. */
  isMandate?: boolean;
  isPaying: boolean;
  /** Why the last attempt failed. */
  problem?: PaymentError;
  /** Why nothing can be paid at this moment. */
  refusal?: string | undefined;
}
