/** Arabic labels of receipts, and of invoices as files. */
export const papersAr: Record<string, string> = {
  invoicePdf: 'الفاتورة (PDF)',
  invoicePdfDone: 'نُزّل {name}. تجده بين تنزيلات متصفحك.',
  invoicePdfFailed: 'تعذّر تنزيل الملف. حاول مرة أخرى.',
  receipt: 'إيصالك',
  receiptTogether: 'اشتُري معه',
  receiptPaid: 'المدفوع',
  receiptPaidNothing: 'لم يُخصم أي مبلغ',
  receiptMeans: 'وسيلة الدفع',
  receiptMeansLater: 'الدفعات القادمة',
  receiptOpenUntil: 'متاح حتى',
  receiptFreeUntil: 'مجاني حتى',
  receiptEndless: 'بلا نهاية',
  receiptFirst: 'الدفعة الأولى',
  receiptNext: 'الدفعة التالية',
  receiptNextOn: '{amount} في {date}',
  receiptNothingNext: 'لا شيء: لا يُخصم أي مبلغ تلقائيًا',
};
