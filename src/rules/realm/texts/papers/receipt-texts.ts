/** What a payment came to. */
export const receiptTexts = {
  receipt: 'Your receipt',
  receiptTogether: 'Bought with it',
  receiptPaid: 'Paid',
  receiptPaidNothing: 'Nothing was charged',
  receiptMeans: 'Paid with',
  receiptMeansLater: 'Payments to come',
  receiptOpenUntil: 'Open until',
  receiptFreeUntil: 'Free until',
  receiptEndless: 'No end',
  receiptFirst: 'First payment',
  receiptNext: 'Next payment',
  receiptNextOn: '{amount} on {date}',
  receiptNothingNext: 'None: nothing is charged by itself',
} as const;
