/** English labels of receipts, and of invoices as files. */
export const papersEn: Record<string, string> = {
  invoicePdf: 'Invoice (PDF)',
  invoicePdfDone: '{name} was fetched. Your browser keeps it with your downloads.',
  invoicePdfFailed: 'The file could not be fetched. Try again.',
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
};
