import { useState } from 'react';
import type { PaymentDetails } from '../../contracts/purchase/payment.ts';
import { detailsKey, meansKey, type OfferedMeans } from '../../rules/purchase/payment/payment-means.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';

/** Which way to pay is chosen, the first to begin with. Why one of them failed is not said of another. @param before what was chosen before other screens */
export function useChosenMeans(offered: readonly OfferedMeans[], failed: PaymentError | undefined, before?: PaymentDetails) {
  const [wanted, setWanted] = useState<string | undefined>(before && detailsKey(before));
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
