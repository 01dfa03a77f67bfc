import { useLabel } from '../../../binding/use-label.ts';
import { payerKey } from '../../../rules/purchase/payment/payer-words.ts';
import { schemeName } from '../../../rules/purchase/payment/payment-means.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';

/** Looks words up that say who confirms a payment: a bank, a wallet, an app or the issuer of a card. @param methodType as the provider calls it */
export function usePayerLabel(methodType: string | undefined): (key: LabelKey) => string {
  const label = useLabel();
  return (key) => label(payerKey(key, methodType), { name: (methodType !== undefined && schemeName(methodType)) || '' });
}
