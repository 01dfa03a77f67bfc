/** English labels of invoices as files. */
export const papersEn: Record<string, string> = {
  invoicePdf: 'Invoice (PDF)',
  invoicePdfDone: '{name} was fetched. Your browser keeps it with your downloads.',
  invoicePdfFailed: 'The file could not be fetched. Try again.',
};
