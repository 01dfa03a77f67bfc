import type { HistoryItem, HistoryItemType } from '../../contracts/purchase/payment-history.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** What happened, by its kind. @source spec 2 §3 "Item types"; chosen: the label keys, as the spec names none */
const labels: Record<HistoryItemType, LabelKey> = {
  TRIAL_INVOICE: 'historyTrialInvoice',
  FAILED_PAYMENT: 'historyFailedPayment',
  SUBSCRIPTION: 'historySubscription',
  CANCEL_SUBSCRIPTION: 'historyCancelSubscription',
  REFUNDED: 'historyRefunded',
  CANCELLED_SUBSCRIPTION: 'historyCancelledSubscription',
  LICENCE_UPGRADE: 'historyLicenceUpgrade',
  DOWNGRADE: 'historyDowngrade',
  RENEWAL: 'historyRenewal',
  CANCELLED: 'historyCancelled',
  REVOKED: 'historyRevoked',
  DISPUTE_CREATED: 'historyDisputeCreated',
  DISPUTE_UPDATED: 'historyDisputeUpdated',
  DISPUTE_CLOSED: 'historyDisputeClosed',
  PAID_INVOICE: 'historyPaidInvoice',
  PAYMENT_FAILED: 'historyPaymentFailed',
  PAY_BY_ANOTHER_CARD: 'historyPayByAnotherCard',
  FAILED_INVOICE: 'historyFailedInvoice',
  FAILED_REFUND: 'historyFailedRefund',
  PRO_RATA_REFUND: 'historyProRataRefund',
  PAID_ORDER: 'historyPaidOrder',
};

/** The words for a kind; the generic ones for a kind of a newer platform. */
export function historyWords(itemType: HistoryItem['itemType']): LabelKey {
  return itemType === 'UNKNOWN' ? 'historyOther' : labels[itemType];
}

/** Which way an item's money went; undefined where none moved: a payment that failed took nothing. */
export function moneyMoved({ amount, status }: Pick<HistoryItem, 'amount' | 'status'>): 'paid' | 'paidBack' | 'nothing' | undefined {
  if (!amount || status === 'FAILED') return undefined;
  if (amount.amount === 0) return 'nothing';
  return amount.amount < 0 ? 'paidBack' : 'paid';
}
