import type { LabelKey } from '../../realm/fallback-texts.ts';
import { isPaidByCode, isWallet } from './payment-means.ts';

/** Where a payment is confirmed. */
type PayerPlace = 'bank' | 'wallet' | 'app' | 'issuer';

/** What a bank's payment says, and who says it in another place. */
const words = {
  openBankPage: { wallet: 'walletOpen', app: 'codeAppOpen', issuer: 'issuerOpen' },
  confirmPaymentLead: { wallet: 'walletLead', app: 'codeAppLead', issuer: 'issuerLead' },
  paymentPending: { wallet: 'walletPending', app: 'codeAppPending', issuer: 'issuerPending' },
  paymentPendingLead: { wallet: 'payerPendingLead', app: 'payerPendingLead', issuer: 'payerPendingLead' },
  paymentUnfinishedLead: { wallet: 'walletUnfinished', app: 'codeAppUnfinished', issuer: 'issuerUnfinished' },
  paymentCancelled: { wallet: 'walletCancelled', app: 'codeAppCancelled', issuer: 'issuerCancelled' },
} as const satisfies Partial<Record<LabelKey, Record<Exclude<PayerPlace, 'bank'>, LabelKey>>>;

/** @param methodType as the provider calls it; undefined where the platform does not say. chosen: a kind that this build does not know is a bank's */
export function payerPlace(methodType: string | undefined): PayerPlace {
  if (methodType === 'CARD') return 'issuer';
  if (methodType === undefined) return 'bank';
  if (isPaidByCode(methodType)) return 'app';
  return isWallet(methodType) ? 'wallet' : 'bank';
}

/** The words of a payment where it is confirmed: those of a bank where there are none of its own. */
export function payerKey(key: LabelKey, methodType: string | undefined): LabelKey {
  const place = payerPlace(methodType);
  return place !== 'bank' && Object.hasOwn(words, key) ? words[key as keyof typeof words][place] : key;
}
