/** What somebody is told about a purchase by mail. */
const purchaseMailKinds = ['receipt', 'paidBack', 'trialEnds', 'renewalAhead', 'paymentRefused', 'endedUnpaid', 'pauseEnds', 'cancelled', 'newPrice', 'newPriceNotice', 'offerTaken'] as const;
export type PurchaseMailKind = (typeof purchaseMailKinds)[number];

/** One mail, as facts; its words are chosen when it is sent. */
export interface PurchaseMail {
  kind: PurchaseMailKind;
  licenceId: string;
  /** The day that it is about, epoch milliseconds. */
  date?: number;
  price?: { amount: number; scale: number; currency: string };
  invoiceNumber?: number;
  /** Until when the contract may be withdrawn from, where the law of the buyer's country says so. */
  withdrawUntil?: number;
  /** That ends sooner where it was begun to be watched: it is paid for by the view. */
  isByView?: true;
}
