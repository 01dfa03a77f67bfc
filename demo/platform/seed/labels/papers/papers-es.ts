/** Spanish labels of receipts, and of invoices as files. */
export const papersEs: Record<string, string> = {
  invoicePdf: 'Factura (PDF)',
  invoicePdfDone: 'Se ha descargado {name}. Está con tus descargas del navegador.',
  invoicePdfFailed: 'No se ha podido descargar el archivo. Inténtalo de nuevo.',
  receipt: 'Tu recibo',
  receiptTogether: 'Comprado a la vez',
  receiptPaid: 'Pagado',
  receiptPaidNothing: 'No se ha cobrado nada',
  receiptMeans: 'Pagado con',
  receiptMeansLater: 'Próximos pagos',
  receiptOpenUntil: 'Abierto hasta',
  receiptFreeUntil: 'Gratis hasta',
  receiptEndless: 'Sin fin',
  receiptFirst: 'Primer pago',
  receiptNext: 'Próximo pago',
  receiptNextOn: '{amount} el {date}',
  receiptNothingNext: 'Ninguno: nada se cobra por sí solo',
};
