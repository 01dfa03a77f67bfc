/** English texts of invoices as files. */
export const paperTexts = {
  invoicePdf: 'Invoice (PDF)',
  invoicePdfDone: '{name} was fetched. Your browser keeps it with your downloads.',
  invoicePdfFailed: 'The file could not be fetched. Try again.',
} as const;
