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

/** Kinds whose money came back, whichever sign the platform gives it. */
const cameBack: readonly HistoryItem['itemType'][] = ['REFUNDED', 'PRO_RATA_REFUND'];
/** Kinds that moved nothing, whatever their status: what was asked for stayed where it was. */
const stayed: readonly HistoryItem['itemType'][] = ['FAILED_PAYMENT', 'PAYMENT_FAILED', 'FAILED_INVOICE', 'FAILED_REFUND'];

/** Which way an item's money went; undefined where none moved: a payment that failed took nothing. */
export function moneyMoved({ itemType, amount, status }: Pick<HistoryItem, 'itemType' | 'amount' | 'status'>): 'paid' | 'paidBack' | 'nothing' | undefined {
  if (!amount || status === 'FAILED' || stayed.includes(itemType)) return undefined;
  if (amount.amount === 0) return 'nothing';
  return amount.amount < 0 || cameBack.includes(itemType) ? 'paidBack' : 'paid';
}

/** An item's money as its viewer reads it: below zero where it came back, as on a card's statement. chosen: the sign, as the spec names none */
export function shownMoney(item: Pick<HistoryItem, 'itemType' | 'amount' | 'status'>): HistoryItem['amount'] {
  return item.amount && moneyMoved(item) === 'paidBack' ? { ...item.amount, amount: -Math.abs(item.amount.amount) } : item.amount;
}
