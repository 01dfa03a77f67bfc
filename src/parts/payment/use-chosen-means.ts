import { useState } from 'react';
import type { PaymentDetails } from '../../contracts/purchase/payment.ts';
import { detailsKey, isDeclined, meansKey, type OfferedMeans } from '../../rules/purchase/payment/payment-means.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';

/**
 * Which way to pay is chosen, the first to begin with. Why one of them failed is not said of another that is chosen then; a card that was declined
 * is left, and paid with again where it is chosen again.
 *
 * @param before what was chosen before other screens
 */
export function useChosenMeans(offered: readonly OfferedMeans[], failed: PaymentError | undefined, before?: PaymentDetails) {
  const [wanted, setWanted] = useState<{ key: string; after?: PaymentError | undefined } | undefined>(before && { key: detailsKey(before) });
  const [dismissed, setDismissed] = useState<PaymentError>();
  const choose = (key: string) => {
    setWanted({ key, after: failed });
    setDismissed(failed);
  };
  const found = wanted && offered.find((one) => meansKey(one) === wanted.key);
  const isLeft = found !== undefined && isDeclined(found) && failed !== undefined && failed !== wanted?.after;
  return {
    chosen: (isLeft ? undefined : found) ?? offered[0]!,
    problem: failed === dismissed ? undefined : failed,
    choose,
  };
}
