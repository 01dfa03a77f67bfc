import { useState } from 'react';
import { meansKey, type OfferedMeans } from '../../rules/purchase/payment/payment-means.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';

/** Which way to pay is chosen, the first to begin with. Why one of them failed is not said of another. */
export function useChosenMeans(offered: readonly OfferedMeans[], failed: PaymentError | undefined) {
  const [wanted, setWanted] = useState<string>();
  const [dismissed, setDismissed] = useState<PaymentError>();
  const choose = (key: string) => {
    setWanted(key);
    setDismissed(failed);
  };
  return {
    chosen: offered.find((one) => meansKey(one) === wanted) ?? offered[0]!,
    problem: failed === dismissed ? undefined : failed,
    choose,
  };
}
