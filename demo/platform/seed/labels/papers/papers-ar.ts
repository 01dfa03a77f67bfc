/** Arabic labels of invoices as files. */
export const papersAr: Record<string, string> = {
  invoicePdf: 'الفاتورة (PDF)',
  invoicePdfDone: 'نُزّل {name}. تجده بين تنزيلات متصفحك.',
  invoicePdfFailed: 'تعذّر تنزيل الملف. حاول مرة أخرى.',
};
